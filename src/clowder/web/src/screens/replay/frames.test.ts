import { describe, expect, it } from "vitest";
import type { Replay } from "@/protocol";
import { eyesIn, frameIn, framesOf, stopAfter, stopBefore, stopsOf, storyUntil } from "./frames";

const told = (step: number, key: string) => ({ step, key, args: {} });

/** Seat 0 plays twice, seat 1 lets it be without a word, seat 0 again, seat 1 ends it. */
const REPLAY = {
  game: "tag",
  players: 2,
  names: ["Ada", ""],
  cats: [],
  options: {},
  promise: "",
  eyes: "open",
  first: {
    game: "tag",
    players: 2,
    seat: null,
    step: 0,
    actor: 0,
    over: false,
    table: { facts: { left: 9 }, places: {} },
    seats: [{ facts: { points: 0 } }, { facts: { points: 0 } }],
  },
  opening: [told(0, "dealt")],
  steps: [
    {
      step: 1,
      seat: 0,
      move: 5,
      patch: [
        [["step"], 1],
        [["seats", 0, "facts", "points"], 2],
      ],
      story: [told(1, "played")],
    },
    {
      step: 2,
      seat: 0,
      move: 6,
      patch: [
        [["step"], 2],
        [["table", "facts", "left"], 8],
      ],
      story: [told(2, "drew")],
    },
    { step: 3, seat: 1, move: 0, patch: [[["step"], 3]], story: [] },
    {
      step: 4,
      seat: 0,
      move: 5,
      patch: [
        [["step"], 4],
        [["seats", 0, "facts", "points"], 3],
      ],
      story: [told(4, "played")],
    },
    {
      step: 5,
      seat: 1,
      move: 1,
      patch: [
        [["step"], 5],
        [["over"], true],
      ],
      story: [told(5, "ended")],
    },
  ],
  result: { winners: [0] },
} as unknown as Replay;

describe("a replay", () => {
  const frames = framesOf(REPLAY);

  it("has a frame for the deal and one for each step", () => {
    expect(frames.map((frame) => frame.view.step)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(frames.map((frame) => frame.seat)).toEqual([null, 0, 0, 1, 0, 1]);
    expect(frames.map((frame) => frame.view.seats[0]!.facts.points)).toEqual([0, 2, 2, 2, 3, 3]);
    expect(frames.at(-1)!.view.over).toBe(true);
  });

  it("leaves the earlier frames as they were", () => {
    expect(frames[0]!.view.table.facts.left).toBe(9);
    expect(frames[2]!.view.table.facts.left).toBe(8);
    expect(frames[1]!.view.seats[1]).toBe(frames[0]!.view.seats[1]);
  });

  it("tells the story up to a frame", () => {
    expect(storyUntil(frames, 0).map((each) => each.key)).toEqual(["dealt"]);
    expect(storyUntil(frames, 4).map((each) => each.key)).toEqual(["dealt", "played", "drew", "played"]);
  });

  it("stops where a turn is done, not where somebody silently lets it be", () => {
    const stops = stopsOf(frames);
    expect(stops).toEqual([0, 2, 4, 5]);
    expect([stopAfter(stops, 0), stopAfter(stops, 2), stopAfter(stops, 5)]).toEqual([2, 4, 5]);
    expect([stopBefore(stops, 5), stopBefore(stops, 3), stopBefore(stops, 0)]).toEqual([4, 2, 0]);
  });
});

describe("an address", () => {
  it("names a frame, within bounds", () => {
    expect(["3", "99", "-4", "x", null].map((asked) => frameIn(asked, 6))).toEqual([3, 5, 0, 0, 0]);
  });

  it("names the eyes, all cards open if it does not say", () => {
    expect(["2", "watch", "open", null, "12", "-1", "x"].map(eyesIn)).toEqual([
      2,
      "watch",
      "open",
      "open",
      "open",
      "open",
      "open",
    ]);
  });
});
