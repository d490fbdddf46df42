/**
 * A move that is being composed: each choice is tried at the server, which shows what it would come to; nothing is played.
 */
import { signal } from "@preact/signals";
import { aboutToChange } from "@/kit/flip";
import type { View } from "@/kit/view";
import type { LiveTable } from "@/net/live";
import type { Problem } from "@/protocol";

export interface Composed {
  /** The step it answers: at any other it is void. */
  step: number;
  moves: number[];
  /** What it would look like after each of them. */
  views: View[];
}

/** Whether what was asked for is still wanted, now that the answer is here. */
type Wanted = () => boolean;

export class Drafting {
  readonly composed = signal<Composed | null>(null);
  /** Why something cannot be played. */
  readonly problem = signal<Problem | null>(null);
  /** What was asked for last: what is asked for next has to wait for it, and builds on it. */
  private last: Promise<void> = Promise.resolve();
  /** Choices that are being tried. */
  private readonly trying = new Set<number>();
  /** Goes up when something is played or taken back: what was asked for before that is not wanted any more. */
  private edition = 0;

  constructor(private readonly live: Pick<LiveTable, "view" | "tried" | "play">) {}

  /** What is composed for the step that is asked now. */
  get now(): Composed | null {
    const composed = this.composed.value;
    const view = this.live.view.value;
    return composed && composed.step === view?.step && view.choices.length && composed.moves.length ? composed : null;
  }

  add(id: number): Promise<void> {
    if (this.trying.has(id)) return this.last; // tapped twice
    this.trying.add(id);
    return this.inTurn((wanted) => this.tryOne(id, wanted)).finally(() => this.trying.delete(id));
  }

  private async tryOne(id: number, wanted: Wanted): Promise<void> {
    const before = this.now ?? { step: this.step, moves: [], views: [] };
    const moves = [...before.moves, id];
    const answer = await this.live.tried(moves);
    if (!wanted()) return;
    if ("key" in answer) {
      if (answer.text) this.problem.value = answer;
    } else if (answer.view === null) {
      this.playOnce(moves); // legal, but what it comes to shows only when it is played
    } else {
      aboutToChange();
      this.composed.value = { ...before, moves, views: [...before.views, answer.view as View] };
    }
  }

  /** Compose all of these, in place of what was composed. What shows only when it is played is left to a tap of its own. */
  replace(ids: number[]): Promise<void> {
    this.edition += 1;
    return this.inTurn((wanted) => this.tryAll(ids, wanted));
  }

  private async tryAll(ids: number[], wanted: Wanted): Promise<void> {
    const answers = await Promise.all(ids.map((_, i) => this.live.tried(ids.slice(0, i + 1))));
    if (!wanted()) return;
    const views: View[] = [];
    for (const answer of answers) {
      if ("key" in answer) {
        if (answer.text) this.problem.value = answer;
        return;
      }
      if (answer.view === null) break;
      views.push(answer.view as View);
    }
    aboutToChange();
    this.composed.value = { step: this.step, moves: ids.slice(0, views.length), views };
  }

  /** Take back what was chosen last: what is still being tried or, if nothing is, what was composed last. */
  undo(): void {
    this.edition += 1;
    const composed = this.now;
    if (!composed || this.trying.size) return;
    aboutToChange();
    this.composed.value = { ...composed, moves: composed.moves.slice(0, -1), views: composed.views.slice(0, -1) };
  }

  /** Play it, with this choice last; with what is still being tried, too. */
  send(id: number): void {
    const play = () => this.playOnce([...(this.now?.moves ?? []), id]);
    if (this.trying.size) void this.inTurn(async () => play());
    else play();
  }

  /** Nothing that still waits its turn is played after it, and nobody asks any more why something else cannot be. */
  private playOnce(moves: number[]): void {
    this.edition += 1;
    this.problem.value = null;
    this.live.play(moves);
  }

  async why(id: number): Promise<void> {
    const answer = await this.live.tried([...(this.now?.moves ?? []), id]);
    if ("key" in answer && answer.text) this.problem.value = answer;
  }

  clear(): void {
    this.edition += 1;
    this.composed.value = null;
  }

  private get step(): number {
    return this.live.view.value?.step ?? -1;
  }

  private inTurn(what: (wanted: Wanted) => Promise<void>): Promise<void> {
    const { edition, step } = this;
    const wanted = () => edition === this.edition && step === this.step;
    this.last = this.last.then(() => (wanted() ? what(wanted) : undefined));
    return this.last;
  }
}
