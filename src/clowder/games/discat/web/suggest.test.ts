import { describe, expect, it } from "vitest";
import type { Printed } from "./cards";
import { complies, room, suggested, worth } from "./suggest";

/** Odd cards point up, even ones down. */
const hand = (...cards: number[]): Printed[] => cards.map((card) => ({ card, arrow: card % 2 ? "up" : "down" }));
const numbers = (...args: Parameters<typeof suggested>): number[][] => suggested(...args).map((group) => group.cards.map(({ card }) => card));

const FREE = { limit: null, arrow: null } as const;
const above = (limit: number) => ({ limit, arrow: "up" }) as const;
const below = (limit: number) => ({ limit, arrow: "down" }) as const;

describe("a card on top", () => {
  it("is higher or lower than the constraint, never the same (D21)", () => {
    expect([21, 22, 23].map((card) => complies(card, above(22)))).toEqual([false, false, true]);
    expect([21, 22, 23].map((card) => complies(card, below(22)))).toEqual([true, false, false]);
    expect(complies(1, FREE)).toBe(true);
  });

  it("leaves room for those who answer", () => {
    expect(hand(49, 50, 2).map((card) => room(card, 50))).toEqual([1, 49, 1]);
  });
});

describe("suggested groups", () => {
  it("share the first digit or the second, the longest first (D24)", () => {
    expect(numbers(hand(12, 14, 19, 24, 38), FREE, 50)).toEqual([
      [12, 14, 19],
      [14, 24],
    ]);
  });

  it("have a card on top that respects the constraint; the others need not (D23)", () => {
    expect(numbers(hand(12, 14, 19), above(15), 50)).toEqual([[19, 12, 14]]);
    expect(numbers(hand(12, 14, 19), above(30), 50)).toEqual([]);
  });

  it("have the card on top that is hardest to answer", () => {
    expect(numbers(hand(41, 44, 47), FREE, 50)).toEqual([[47, 41, 44]]);
    expect(numbers(hand(2, 4, 7), FREE, 50)).toEqual([[2, 4, 7]]);
  });

  it("count 01 to 09 as beginning with 0, and 10, 20 … as ending with it (D2)", () => {
    expect(numbers(hand(1, 9, 10, 20), FREE, 50)).toEqual([
      [10, 20],
      [9, 1],
    ]);
  });

  it("never name a sixth card (D6)", () => {
    expect(numbers(hand(11, 12, 13, 14, 15, 16), FREE, 50)[0]).toHaveLength(5);
  });

  it("are not made of a chain (D2)", () => {
    expect(numbers(hand(22, 27, 37), FREE, 50)).toEqual([
      [37, 27],
      [22, 27],
    ]);
  });
});

it("four cards count seven (D25, D30)", () => {
  expect([1, 2, 3, 4, 5].map(worth)).toEqual([1, 2, 3, 7, 5]);
});
