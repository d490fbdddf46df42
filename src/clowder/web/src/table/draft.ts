/** A move that is being composed: each choice is tried at the server, which shows what it would come to; nothing is played. */
import { signal } from "@preact/signals";
import { aboutToChange } from "@/kit/flip";
import type { View } from "@/kit/view";
import type { LiveTable } from "@/net/live";
import type { Problem } from "@/net/protocol";

export interface Composed {
  /** The step it answers: at any other it is void. */
  step: number;
  moves: number[];
  /** What it would look like after each of them. */
  views: View[];
}

export class Drafting {
  readonly composed = signal<Composed | null>(null);
  /** Why something cannot be played. */
  readonly problem = signal<Problem | null>(null);

  constructor(private readonly live: LiveTable) {}

  /** What is composed for the step that is asked now. */
  get now(): Composed | null {
    const composed = this.composed.value;
    return composed && composed.step === this.live.view.value?.step && composed.moves.length ? composed : null;
  }

  async add(id: number): Promise<void> {
    const step = this.live.view.value?.step ?? -1;
    const before = this.now ?? { step, moves: [], views: [] };
    const moves = [...before.moves, id];
    const answer = await this.live.tried(moves);
    if ("key" in answer) {
      if (answer.text) this.problem.value = answer;
    } else if (answer.view === null) {
      this.send(id); // legal, but what it comes to shows only when it is played
    } else if (this.live.view.value?.step === step) {
      aboutToChange();
      this.composed.value = { step, moves, views: [...before.views, answer.view as View] };
    }
  }

  /** Compose all of these, in place of what was composed. What shows only when it is played is left to a tap of its own. */
  async replace(ids: number[]): Promise<void> {
    const step = this.live.view.value?.step ?? -1;
    const answers = await Promise.all(ids.map((_, i) => this.live.tried(ids.slice(0, i + 1))));
    const views: View[] = [];
    for (const answer of answers) {
      if ("key" in answer) {
        if (answer.text) this.problem.value = answer;
        return;
      }
      if (answer.view === null) break;
      views.push(answer.view as View);
    }
    if (this.live.view.value?.step !== step) return;
    aboutToChange();
    this.composed.value = { step, moves: ids.slice(0, views.length), views };
  }

  undo(): void {
    const composed = this.now;
    if (!composed) return;
    aboutToChange();
    this.composed.value = { ...composed, moves: composed.moves.slice(0, -1), views: composed.views.slice(0, -1) };
  }

  /** Play it, with this choice last. */
  send(id: number): void {
    this.live.play([...(this.now?.moves ?? []), id]);
  }

  async why(id: number): Promise<void> {
    const answer = await this.live.tried([...(this.now?.moves ?? []), id]);
    if ("key" in answer && answer.text) this.problem.value = answer;
  }

  clear(): void {
    this.composed.value = null;
  }
}
