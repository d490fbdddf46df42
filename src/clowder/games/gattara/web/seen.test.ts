import { describe, expect, test } from "vitest";
import type { View } from "@/kit/view";
import { cameFrom, choiceOf, heldNames, isAnswer, type Laid, laidName, needsAim, neighbour, type Printed, stackOf, standing, targets, works } from "./seen";

const card = (face: number, more: Partial<Printed> = {}): Printed => ({ face, colour: "green", effect: "gain", token: "stray", amount: 1, target: "self", meow: false, ...more });
const TAKE = card(6, { effect: "take", target: "any", meow: true });
const ALL = card(8, { target: "all" });
const SKIP = card(19, { colour: "yellow", effect: "skip", token: null, amount: null, target: null });
const MIRROR = card(20, { colour: "yellow", effect: "mirror", token: null, amount: null, target: null });
const BASTET = card(21, { colour: "yellow", effect: "bastet", token: null, amount: null, target: null });

const laid = (printed: Printed, by: number, at: number | null = null, cancelled = false): Laid => ({ ...printed, by: { seat: by }, at: at === null ? null : { seat: at }, cancelled });

interface Table {
  players?: number;
  stack?: Laid[];
  hand?: Printed[];
  last?: Printed;
  discards?: number;
  facts?: Record<string, unknown>;
}

function seen({ players = 3, stack = [], hand = [], last, discards = last ? 1 : 0, facts = {} }: Table): View {
  const place = (cards: unknown[]) => ({ count: cards.length, cards });
  return {
    players,
    table: { facts: { direction: "clockwise", reshuffles: 0, counts_as: null, ...facts }, places: { stack: place(stack), last: place(last ? [last] : []), discards: { count: discards } } },
    seats: Array.from({ length: players }, (_, seat) => ({ facts: {}, places: { hand: seat === 0 ? place(hand) : { count: 3 } } })),
  } as unknown as View;
}

describe("cards are followed", () => {
  test("from my hand to the stack, also one of two alike", () => {
    const before = heldNames([card(0), card(0), TAKE]);
    expect(before).toEqual(["held-0-0", "held-0-1", "held-6-0"]);
    const after = seen({ hand: [card(0), TAKE], stack: [laid(card(0), 0)] });
    expect(heldNames([card(0), TAKE])).not.toContain(cameFrom(after, 0, 0));
    expect(before).toContain(cameFrom(after, 0, 0));
  });

  test("two alike of mine on one stack come from two places", () => {
    const view = seen({ hand: [], stack: [laid(TAKE, 0, 1), laid(card(4), 1, 0), laid(TAKE, 0, 1)] });
    expect(cameFrom(view, 0, 0)).toBe("held-6-0");
    expect(cameFrom(view, 0, 2)).toBe("held-6-1");
  });

  test("those of others come from their seats: their hands show nothing", () => {
    const view = seen({ stack: [laid(TAKE, 2, 0)] });
    expect(cameFrom(view, 0, 0)).toBe("seat-2");
    expect(cameFrom(view, null, 0)).toBe("seat-2");
  });

  test("from the stack to the discards", () => {
    const waiting = seen({ stack: [laid(TAKE, 1, 0), laid(BASTET, 0)], discards: 4 });
    const done = seen({ last: BASTET, discards: 6 });
    expect(laidName(waiting, 1)).toBe(laidName(done, -1));
  });
});

describe("what the stack comes to", () => {
  test("the card that stands hits its target", () => {
    const view = seen({ stack: [laid(TAKE, 1, 0)] });
    expect(standing(view)?.by.seat).toBe(1);
    expect(targets(view)).toEqual([0]);
  });

  test("a cancelled one hits nobody", () => {
    const view = seen({ stack: [laid(TAKE, 1, 0, true), laid(BASTET, 0)] });
    expect(standing(view)).toBeNull();
    expect(targets(view)).toEqual([]);
  });

  test("the answer counts, and counts double", () => {
    const view = seen({ stack: [laid(TAKE, 1, 0, true), laid(card(4, { effect: "take", target: "next", meow: true }), 0, 2)] });
    const [first, second] = stackOf(view);
    expect(isAnswer(view, first!)).toBe(false);
    expect(isAnswer(view, second!)).toBe(true);
    expect(targets(view)).toEqual([2]);
  });

  test("a cancelled answer lets the first card come back", () => {
    const view = seen({ stack: [laid(TAKE, 1, 0), laid(TAKE, 0, 2, true), laid(BASTET, 1)] });
    expect(standing(view)?.by.seat).toBe(1);
    expect(isAnswer(view, stackOf(view)[2]!)).toBe(false);
  });

  test("a card for all hits all, one for oneself nobody else", () => {
    expect(targets(seen({ stack: [laid(ALL, 1)] }))).toEqual([0, 1, 2]);
    expect(targets(seen({ stack: [laid(card(0), 1, 1)] }))).toEqual([]);
  });
});

describe("a Mirror", () => {
  test("does what the last discard says, or what that one counts as", () => {
    expect(works(MIRROR, seen({ last: ALL }))).toEqual(ALL);
    expect(works(MIRROR, seen({ last: MIRROR, facts: { counts_as: TAKE } }))).toEqual(TAKE);
    expect(works(SKIP, seen({ last: ALL }))).toEqual(SKIP);
  });

  test("is aimed if what it copies is", () => {
    expect(needsAim(MIRROR, seen({ last: TAKE }))).toBe(true);
    expect(needsAim(MIRROR, seen({ last: ALL }))).toBe(false);
  });
});

test("with two players there is nobody to choose from", () => {
  expect(needsAim(TAKE, seen({ players: 3 }))).toBe(true);
  expect(needsAim(TAKE, seen({ players: 2 }))).toBe(false);
});

test("neighbours sit the way play goes", () => {
  expect(neighbour(seen({}), 2)).toBe(0);
  expect(neighbour(seen({}), 0, -1)).toBe(2);
  expect(neighbour(seen({ facts: { direction: "counterclockwise" } }), 0)).toBe(2);
});

test("a card stands for the choice that names it", () => {
  const against = TAKE;
  expect(choiceOf(BASTET, [{ id: 21, kind: "bastet", against }, { id: 52, kind: "let-be", against }])?.id).toBe(21);
  expect(choiceOf(TAKE, [{ id: 21, kind: "bastet", against }, { id: 52, kind: "let-be", against }])).toBeUndefined();
  expect(choiceOf(TAKE, [{ id: 6, kind: "answer", card: TAKE }])?.id).toBe(6);
  expect(choiceOf(SKIP, [{ id: 6, kind: "play", card: TAKE }])).toBeUndefined();
});
