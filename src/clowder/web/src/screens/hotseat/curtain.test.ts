import { describe, expect, it } from "vitest";
import type { Turn } from "@/protocol";
import { asked, nameOf, type Situation, sceneOf } from "./curtain";

const turn = (kind: Turn["kind"], ...seats: number[]): Turn => ({ kind, seats, since: 0, until: null, silence: null });

/** Ada on seat 0 and Ben on seat 2 share a device; bots sit on 1 and 3. */
const at = (now: Turn | null, more: Partial<Situation> = {}): Situation => ({
  turn: now,
  people: [0, 2],
  unanswered: [],
  actor: now?.seats[0] ?? null,
  ...more,
});
const cards = (seat: number) => ({ kind: "cards", seat });
const pass = (seat: number) => ({ kind: "pass", seat });
const table = { kind: "table" };

describe("the curtain", () => {
  it("is before the cards of whoever is to decide", () => {
    expect(sceneOf(at(turn("move", 0)), null)).toEqual(pass(0));
    expect(sceneOf(at(turn("move", 2)), 0)).toEqual(pass(2));
  });

  it("stays up while one person's turn goes on", () => {
    expect(sceneOf(at(turn("move", 0)), 0)).toEqual(cards(0));
    expect(sceneOf(at(turn("auto", 0), { actor: 0 }), 0)).toEqual(cards(0));
  });

  it("falls after the turn, also before a bot's, and is before the same person's next turn again", () => {
    expect(sceneOf(at(turn("move", 1)), 0)).toEqual(table);
    expect(sceneOf(at(turn("auto", 1), { actor: 1 }), 0)).toEqual(table);
    expect(sceneOf(at(turn("move", 0)), null)).toEqual(pass(0));
  });

  it("is never needed for a person alone among bots", () => {
    for (const now of [turn("move", 0), turn("move", 1), turn("auto", 3), null]) {
      expect(sceneOf(at(now, { people: [0] }), null)).toEqual(cards(0));
    }
  });

  it("shows nobody's cards when no person plays any more", () => {
    expect(sceneOf(at(turn("move", 0), { people: [] }), 0)).toEqual(table);
  });

  it("falls when a bot sits in for whoever has the device", () => {
    expect(sceneOf(at(turn("move", 0), { people: [2, 3] }), 0)).toEqual(table);
  });
});

describe("a window for reactions", () => {
  const window = turn("window", 2, 3, 0);

  it("asks one person after the other, in turn order", () => {
    expect(asked(at(window, { unanswered: [0, 2] }))).toEqual([2, 0]);
    expect(sceneOf(at(window, { unanswered: [0, 2] }), null)).toEqual(pass(2));
    expect(sceneOf(at(window, { unanswered: [0, 2] }), 2)).toEqual(cards(2));
    expect(sceneOf(at(window, { unanswered: [0] }), 2)).toEqual(pass(0));
  });

  it("lets whoever has the device already answer first", () => {
    expect(sceneOf(at(window, { unanswered: [0, 2] }), 0)).toEqual(cards(0));
  });

  it("changes nothing while all have answered and bots still think", () => {
    expect(sceneOf(at(window, { unanswered: [] }), 0)).toEqual(cards(0));
    expect(sceneOf(at(window, { unanswered: [] }), null)).toEqual(table);
  });
});

describe("something to look at", () => {
  it("is shown to one after the other", () => {
    expect(sceneOf(at(turn("look", 0, 2)), null)).toEqual(pass(0));
    expect(sceneOf(at(turn("look", 2)), 0)).toEqual(pass(2));
  });
});

it("tells scenes apart", () => {
  expect(
    [
      sceneOf(at(turn("move", 0)), 0),
      sceneOf(at(turn("move", 0)), null),
      sceneOf(at(turn("move", 2)), null),
      sceneOf(at(null), null),
    ].map(nameOf),
  ).toEqual(["cards-0", "pass-0", "pass-2", "table"]);
});
