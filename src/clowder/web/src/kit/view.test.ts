import { describe, expect, it } from "vitest";
import { patched, type View } from "./view";

const view = {
  step: 25,
  seats: [
    { facts: { points: -5 }, places: {} },
    { facts: { points: 3 }, places: {} },
  ],
} as unknown as View;

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
