import { beforeAll, describe, expect, it } from "vitest";
import { cardMovement, regionMovement, walkMs, wentUnder } from "./motion";
import type { Table } from "./seen";

/** A table of two with rows of so many cards, all face down, and what just happened at step 9. */
function at(
  rows: number[],
  news: Array<[string, object]>,
  changed: Array<number | null> = [null, null],
  refilled: string | null = null,
): Table {
  const seats = rows.map((count, seat) => ({
    facts: { changed: changed[seat] ?? null },
    places: { row: { count, cards: new Array(count).fill(null) } },
  }));
  const view = { step: 9, table: { facts: { refilled }, places: {} }, seats };
  return { view, news: news.map(([key, args]) => ({ step: 9, key, args })) } as unknown as Table;
}
beforeAll(() => {
  const times = { "--time-rat-set-out": "150ms", "--time-rat-hop": "0.1s", "--time-rat-longest-walk": "1300ms" };
  for (const [name, time] of Object.entries(times)) document.documentElement.style.setProperty(name, time);
});
const ann = { seat: 0 };
const bob = { seat: 1 };

describe("a card in a row", () => {
  it("that was taken comes from its region, when the rat is there", () => {
    const play = at(
      [2, 3],
      [
        ["moved", { who: bob, steps: 4 }],
        ["took-silently", { who: bob, region: "C" }],
      ],
    );
    expect(cardMovement(play, 1, 3)).toEqual({ flip: "seat-1-row-3", from: "region-C", delay: walkMs(play) });
    expect(walkMs(play)).toBe(550);
    expect(cardMovement(play, 1, 2)).toEqual({ flip: "seat-1-row-2" });
    expect(cardMovement(play, 0, 2).from).toBe("pile");
  });
  it("that was drawn comes from the pile", () =>
    expect(cardMovement(at([1, 1], [["drew", { who: ann }]]), 0, 1)).toEqual({ flip: "seat-0-row-1", from: "pile" }));
  it("that was swapped comes from where the other one went", () => {
    const play = at([4, 4], [["swapped", { who: ann, place: 2, other: bob, other_place: 4 }]], [2, 4]);
    expect(cardMovement(play, 0, 2)).toEqual({ flip: "seat-0-row-2@9", from: "seat-1-row-4" });
    expect(cardMovement(play, 1, 4)).toEqual({ flip: "seat-1-row-4@9", from: "seat-0-row-2" });
  });
  it("that replaced an older one comes from the middle, where that one goes", () => {
    const play = at([4, 4], [["replaced", { who: bob, place: 1 }]], [null, 1]);
    expect(cardMovement(play, 1, 1)).toEqual({ flip: "seat-1-row-1@9", from: "gained" });
    expect(wentUnder(play)).toBe("seat-1-row-1");
  });
});

describe("the card of a region", () => {
  it("comes from the pile when it is new", () => {
    const play = at([1, 1], [["refilled-silently", { region: "B" }]], [null, null], "B");
    expect(regionMovement(play, "B")).toEqual({ flip: "region-B@9", from: "pile", delay: 0 });
    expect(regionMovement(play, "A")).toEqual({ flip: "region-A" });
  });
  it("is new in every region after a shuffle", () =>
    expect(regionMovement(at([1, 1], [["shuffled-silently", { times: 1 }]]), "E").from).toBe("pile"));
});
