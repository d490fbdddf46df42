import { describe, expect, it } from "vitest";
import { patched, ranked, type View } from "@/kit/view";

const view = { step: 25, seats: [{ facts: { points: -5 }, places: {} }, { facts: { points: 3 }, places: {} }] } as unknown as View;

describe("a patch", () => {
  it("sets what its paths name, and leaves the old view as it was", () => {
    const next = patched(view, [
      [["step"], 26],
      [["seats", 1, "facts", "points"], 4],
    ]);
    expect(next.step).toBe(26);
    expect(next.seats[1]?.facts.points).toBe(4);
    expect(view.step).toBe(25);
    expect(view.seats[1]?.facts.points).toBe(3);
  });

  it("shares what did not change", () => {
    expect(patched(view, [[["step"], 26]]).seats).toBe(view.seats);
  });

  it("with an empty path is the whole view", () => {
    const other = { ...view, step: 1 };
    expect(patched(view, [[[], other]])).toBe(other);
  });
});

describe("who comes first", () => {
  it("is the winner, then who has more", () => {
    expect(ranked({ winners: [2], scores: [5, 9, 12], reason: "" })).toEqual([2, 1, 0]);
  });

  it("is who has fewer, where the winner has fewest", () => {
    expect(ranked({ winners: [1], scores: [5, 2, 12], reason: "" })).toEqual([1, 0, 2]);
  });

  it("is who has more, where the game says so, even if the winner, by something else, has fewest", () => {
    expect(ranked({ winners: [1], scores: [5, 2, 12], reason: "" }, false)).toEqual([1, 2, 0]);
  });

  it("is the winner also by something else than points", () => {
    expect(ranked({ winners: [0], scores: [5, 9, 2], reason: "" })).toEqual([0, 1, 2]);
  });
});
