import { describe, expect, it } from "vitest";
import type { Region, Space } from "./facts";
import { byRegion, FACES, facesOf, percent, reach, sums } from "./reach";

const RING: Space[] = [..."ABCDE"].flatMap((letter) => {
  const region = letter as Region;
  return [
    { space: "wild", region: null },
    { space: "choose", region },
    { space: "reroll", region },
    { space: "peek", region },
  ] satisfies Space[];
});
const total = (chances: readonly number[]) => chances.reduce((sum, chance) => sum + chance, 0);

describe("the faces of a die", () => {
  it("are those of the deck", () => expect(FACES).toEqual([1, 2, 3, 4, 5, 6]));
  it("may be others in another deck", () => expect(facesOf("[wild_die]\nfaces = [\"swap\"]\n[number_die]\nfaces = [1, 1, 2, 2, 9, 9]\n")).toEqual([1, 1, 2, 2, 9, 9]));
});

describe("sums", () => {
  it("of one die are all alike", () => expect(sums(1).slice(1)).toEqual(new Array(6).fill(1 / 6)));
  it("of two dice have 7 in the middle", () => {
    expect(sums(2)[7]).toBeCloseTo(6 / 36);
    expect(sums(2)[2]).toBeCloseTo(1 / 36);
    expect(sums(2)[1]).toBe(0);
  });
  it("of three dice are 3 to 18", () => {
    expect(sums(3)[10]).toBeCloseTo(27 / 216);
    expect(sums(3)[18]).toBeCloseTo(1 / 216);
    expect(total(sums(3))).toBeCloseTo(1);
  });
  it("follow uneven faces", () => expect(sums(2, [1, 1, 1, 1, 1, 9])[10]).toBeCloseTo(10 / 36));
});

describe("reach", () => {
  it("goes round the ring", () => {
    const there = reach(20, 18, 1);
    expect(there[19]).toBeCloseTo(1 / 6);
    expect(there[4]).toBeCloseTo(1 / 6);
    expect(there[18]).toBe(0);
    expect(there[5]).toBe(0);
  });
  it("of no die is where the others lead", () => expect(reach(20, 3, 0, 9)[12]).toBe(1));
  it("begins at what the dice that stay show", () => expect(reach(20, 0, 1, 5).findIndex((chance) => chance > 0)).toBe(6));
  it("adds up where a small ring is gone round", () => {
    expect(reach(10, 0, 3)[3]).toBeCloseTo((1 + 21) / 216); // 3 and 13
    expect(total(reach(10, 0, 3))).toBeCloseTo(1);
  });
});

describe("by region", () => {
  it("one die from the first wild space reaches all of region A, and half of B", () => {
    const all = byRegion(RING, reach(20, 0, 1));
    expect(all.A).toBeCloseTo(3 / 6);
    expect(all.wild).toBeCloseTo(1 / 6);
    expect(all.B).toBeCloseTo(2 / 6);
    expect(all.C + all.D + all.E).toBe(0);
  });
});

describe("per cents", () => {
  it("are never 0 for what can happen", () => {
    expect(percent(1 / 216)).toBe(1);
    expect(percent(0)).toBe(0);
    expect(percent(1 / 6)).toBe(17);
  });
});
