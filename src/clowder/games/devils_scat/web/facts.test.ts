import { expect, it } from "vitest";
import type { View } from "@/kit/view";
import { ranking, reasonsOf, sixthsOf } from "./facts";

/** A round that is over: what each hand is worth in sixths, and null for somebody who is out. */
function ended(worths: Array<number | null>, facts: Record<string, unknown> = {}): View {
  const seats = worths.map((worth) => ({
    facts: { worth: worth === null ? null : Math.floor(worth / 6), sixths: worth === null ? null : worth % 6, for_29: worth !== null && worth >= 174 ? 1 : null, for_winning: null },
    places: { hand: { count: worth === null ? 0 : 3 } },
  }));
  return { table: { facts, places: {} }, seats } as unknown as View;
}

it("the best hand comes first, equal ones by seat, and nobody without cards", () => {
  expect(ranking(ended([60, 183, null, 60, 177]))).toEqual([1, 4, 0, 3]);
});

it("the Scat that ended the round comes first, even before one that is worth more", () => {
  expect(ranking(ended([186, 184], { scat: null, devils_scat: { seat: 1 } }))).toEqual([1, 0]);
});

it("reasons are those that hold for anybody", () => {
  expect(reasonsOf(...ended([60, 177]).seats)).toEqual(["for_29"]);
  expect(reasonsOf(...ended([60]).seats)).toEqual([]);
});

it("worth is counted in sixths where it is known", () => {
  expect(ended([184, null]).seats.map(sixthsOf)).toEqual([184, null]);
});
