import { describe, expect, it } from "vitest";
import type { Lesson } from "@/protocol";
import { atMoment, chosen, draftOf, goneOn, storyOf, takenBack, viewOf, wantedOf } from "./lesson";

const moment = (step: number, expected: number[] | null, between: number[] = []) => ({
  say: `m${step}`,
  look: [],
  step,
  view: { step },
  turn: null,
  expect: expected,
  between: between.map((each) => ({ step: each })),
  story: [{ step, key: "played", args: {} }],
});

/** To be read; a task of three steps; the others play two steps; the end. */
const LESSON = {
  game: "tag",
  players: 2,
  names: ["", "Ada"],
  options: {},
  moments: [moment(0, null), moment(1, [7, 8, 0], [2, 3]), moment(4, null, [5]), moment(6, null)],
} as unknown as Lesson;

describe("a task", () => {
  const start = atMoment(1);

  it("wants its choices in their order, and no others", () => {
    expect(wantedOf(LESSON, start)).toBe(7);
    expect(chosen(LESSON, start, 8, true)).toBeNull();
    const once = chosen(LESSON, start, 7, true)!;
    expect(wantedOf(LESSON, once)).toBe(8);
    expect(viewOf(LESSON, once).step).toBe(2);
    const twice = chosen(LESSON, once, 8, true)!;
    expect(viewOf(LESSON, twice).step).toBe(3);
    expect(chosen(LESSON, twice, 0, false)).toEqual(atMoment(2));
  });

  it("can be taken back as far as it is only composed", () => {
    const once = chosen(LESSON, start, 7, true)!;
    const twice = chosen(LESSON, once, 8, true)!;
    expect(draftOf(LESSON, twice)).toEqual([7, 8]);
    expect(takenBack(twice)).toEqual(once);
    expect(takenBack(once)).toEqual(start);
    const played = chosen(LESSON, start, 7, false)!;
    expect(draftOf(LESSON, played)).toEqual([]);
    expect(takenBack(played)).toEqual(played);
    expect(draftOf(LESSON, chosen(LESSON, played, 8, true)!)).toEqual([8]);
  });
});

describe("the others", () => {
  it("play step by step, then the next moment comes", () => {
    const start = atMoment(2);
    expect(wantedOf(LESSON, start)).toBeNull();
    const between = goneOn(LESSON, start);
    expect(viewOf(LESSON, between).step).toBe(5);
    expect(goneOn(LESSON, between)).toEqual(atMoment(3));
  });

  it("have nothing to play after the last moment", () => {
    expect(goneOn(LESSON, atMoment(3))).toEqual(atMoment(3));
  });
});

it("tells what happened up to the moment", () => {
  expect(storyOf(LESSON, atMoment(1)).map((each) => each.step)).toEqual([0, 1]);
});
