import { describe, expect, test } from "vitest";
import type { Voice } from "@/kit/voice";
import { aimedAt, cameFrom, heldNames, laidName, standing, wanted } from "./seen";
import type { Deed, Face, GattaraView, Insight, Laid } from "./view";

const card = (face: number, more: Partial<Face> = {}): Face => ({
  face,
  colour: "green",
  effect: "gain",
  token: "stray",
  amount: 1,
  target: "self",
  meow: false,
  ...more,
});
const TAKE = card(6, { effect: "take", target: "any", meow: true });
const ALL = card(8, { target: "all" });
const SKIP = card(19, { colour: "yellow", effect: "skip", token: null, amount: null, target: null });
const BASTET = card(21, { colour: "yellow", effect: "bastet", token: null, amount: null, target: null });

const laid = (printed: Face, by: number, at: number | null = null): Laid => ({
  ...printed,
  by: { seat: by },
  at: at === null ? null : { seat: at },
  cancelled: false,
});

const deed = (printed: Face, hits: number[]): Deed => ({
  card: printed,
  amount: printed.amount,
  doubled: false,
  hits: hits.map((seat) => ({ seat })),
  against: null,
});

interface Arranged {
  stack?: Laid[];
  hand?: Face[];
  discards?: number;
  insight?: Partial<Insight>;
}

function seen({ stack = [], hand = [], discards = 0, insight = {} }: Arranged): GattaraView {
  const place = <C>(cards: C[]) => ({ count: cards.length, cards });
  return {
    players: 3,
    table: {
      facts: { reshuffles: 0 },
      places: { stack: place(stack), discards: { count: discards } },
    },
    seats: [0, 1, 2].map((seat) => ({ facts: {}, places: { hand: seat === 0 ? place(hand) : { count: 3 } } })),
    insight: { stack: [], standing: null, ...insight },
  } as unknown as GattaraView;
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
    const done = seen({ discards: 6 });
    expect(laidName(waiting, 1)).toBe(laidName(done, -1));
  });
});

describe("what the stack comes to", () => {
  const one = (card: Laid, hits: number[]) => seen({ stack: [card], insight: { stack: [deed(card, hits)], standing: 0 } });

  test("the card that stands is shown with what it will do", () => {
    expect(standing(one(laid(TAKE, 1, 0), [0]))?.deed.hits).toEqual([{ seat: 0 }]);
    expect(standing(seen({ stack: [laid(TAKE, 1, 0), laid(BASTET, 0)] }))).toBeNull();
  });

  test("nobody is named as the target before one is chosen", () => {
    const voice = { own: (key: string) => key } as Voice;
    expect(wanted(voice, laid(TAKE, 1), deed(TAKE, []))).toBe("web-aiming");
    expect(wanted(voice, laid(TAKE, 1, 0), deed(TAKE, [0]))).toBe("web-wants");
    expect(wanted(voice, laid(SKIP, 1), deed(SKIP, [2]))).toBe("web-wants");
  });

  test("who is aimed at is marked; not for a card of one's own, nor for one without a target", () => {
    expect(aimedAt(one(laid(TAKE, 1, 0), [0]))).toEqual([0]);
    expect(aimedAt(one(laid(ALL, 1), [1, 2, 0]))).toEqual([1, 2, 0]);
    expect(aimedAt(one(laid(card(0), 1, 1), [1]))).toEqual([]);
    expect(aimedAt(one(laid(SKIP, 1), [2]))).toEqual([]);
    expect(aimedAt(seen({ stack: [laid(TAKE, 1, 0), laid(BASTET, 0)] }))).toEqual([]);
  });
});
