import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import type { View } from "@/kit/view";
import type { DraftMessage, Problem } from "@/protocol";
import { Drafting } from "./draft";

/** A table that answers when the test says so. */
class Table {
  readonly view = signal<View | null>(at(3));
  readonly played: number[][] = [];
  private asked: Array<{ moves: number[]; answer: (told: DraftMessage | Problem) => void }> = [];

  play(moves: number[]): void {
    this.played.push(moves);
  }

  tried(moves: number[]): Promise<DraftMessage | Problem> {
    return new Promise((answer) => this.asked.push({ moves, answer }));
  }

  /** What is being tried. */
  async trying(): Promise<number[][]> {
    await settled();
    return this.asked.map(({ moves }) => moves);
  }

  async answers(view: View | null): Promise<void> {
    await settled();
    const { moves, answer } = this.asked.shift()!;
    answer({ type: "draft", id: "", step: 3, moves, view } as DraftMessage);
    await settled();
  }
}

const at = (step: number, choices = 1) =>
  ({ step, choices: Array.from({ length: choices }, (_, id) => ({ id, kind: "add" })) }) as unknown as View;
const settled = () => new Promise((resolve) => setTimeout(resolve));

function drafting(): [Table, Drafting] {
  const table = new Table();
  return [table, new Drafting(table)];
}

describe("why something cannot be played", () => {
  it("is told until something is played", () => {
    const [table, draft] = drafting();
    draft.problem.value = { key: "too-high", text: "Too high." } as Problem;
    draft.send(5);
    expect(table.played).toEqual([[5]]);
    expect(draft.problem.value).toBeNull();
  });
});

describe("a move that is being composed", () => {
  it("has both of two choices that were tapped faster than the server answers", async () => {
    const [table, draft] = drafting();
    void draft.add(5);
    void draft.add(6);
    expect(await table.trying()).toEqual([[5]]);
    await table.answers(at(4));
    expect(await table.trying()).toEqual([[5, 6]]);
    await table.answers(at(5));
    expect(draft.now?.moves).toEqual([5, 6]);
  });

  it("has a choice once that was tapped twice, and plays it once where it shows only then", async () => {
    const [table, draft] = drafting();
    void draft.add(5);
    void draft.add(5);
    await table.answers(null);
    expect(await table.trying()).toEqual([]);
    expect(table.played).toEqual([[5]]);
  });

  it("is not played at another step than the one it was tapped at", async () => {
    const [table, draft] = drafting();
    void draft.add(5);
    await settled();
    table.view.value = at(4);
    await table.answers(null);
    expect(table.played).toEqual([]);
  });

  it("is without a choice that was taken back while it was still being tried", async () => {
    const [table, draft] = drafting();
    void draft.add(5);
    await table.answers(at(4));
    void draft.add(6);
    draft.undo();
    expect(await table.trying()).toEqual([]);
    void draft.add(7);
    await settled();
    draft.undo();
    await table.answers(at(5));
    expect(draft.now?.moves).toEqual([5]);
    draft.undo();
    expect(draft.now).toBeNull();
  });

  it("is sent with what was still being tried", async () => {
    const [table, draft] = drafting();
    void draft.add(5);
    draft.send(9);
    draft.send(9);
    expect(table.played).toEqual([]);
    await table.answers(at(4));
    expect(table.played).toEqual([[5, 9]]);
  });

  it("is gone where nothing is asked of the seat any more, though the step is the same", async () => {
    const [table, draft] = drafting();
    void draft.add(5);
    await table.answers(at(4));
    table.view.value = at(3, 0); // a bot sits in
    expect(draft.now).toBeNull();
  });

  it("is replaced as a whole, whatever was being tried", async () => {
    const [table, draft] = drafting();
    void draft.add(5);
    await settled();
    void draft.replace([7, 8]);
    await table.answers(at(4));
    expect(draft.now).toBeNull();
    expect(await table.trying()).toEqual([[7], [7, 8]]);
    await table.answers(at(4));
    await table.answers(at(5));
    expect(draft.now?.moves).toEqual([7, 8]);
  });
});
