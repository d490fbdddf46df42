import { describe, expect, it } from "vitest";
import { apart, changeOf } from "./chances";

describe("the cats on the lines", () => {
  it("stay where they are if there is room", () => {
    expect(apart([0.1, 0.7, 0.4], 0.2)).toEqual([0.1, 0.7, 0.4]);
  });

  it("move apart in their order, within the chart", () => {
    const moved = apart([0, 0, 1], 0.2);
    expect(moved[2]).toBe(1);
    expect(Math.abs(moved[0]! - moved[1]!)).toBeCloseTo(0.2);
    const top = apart([0.95, 1, 0], 0.2);
    expect(top[1]).toBe(1);
    expect(top[0]).toBeCloseTo(0.8);
  });

  it("share the height where there are too many of them", () => {
    const moved = apart([0, 0, 0, 0, 0, 0, 0, 1], 0.2);
    expect(Math.min(...moved)).toBeGreaterThanOrEqual(-1e-9);
    expect(Math.max(...moved)).toBeLessThanOrEqual(1 + 1e-9);
    expect(new Set(moved.map((share) => share.toFixed(3))).size).toBe(8);
  });
});

describe("a turning point", () => {
  it("says by how much", () => {
    expect(changeOf({ step: 1, seat: 0, change: -0.127, key: null })).toBe("−13 %");
    expect(changeOf({ step: 1, seat: 0, change: 0.53, key: null })).toBe("+53 %");
  });
});
