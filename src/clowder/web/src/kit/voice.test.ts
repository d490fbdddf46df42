import { beforeAll, describe, expect, it } from "vitest";
import { load, speak } from "@/text/say";
import { Voice } from "./voice";

beforeAll(async () => {
  await speak("en");
  await load("en", "discat");
});

describe("a voice", () => {
  it("tells only facts that have something to say", () => {
    const voice = new Voice("discat", ["Ann", "Bob"], 0);
    expect(voice.facts({ limit: 20, arrow: "down", creator: { seat: 0 }, last_turns: null })).toEqual([
      "Constraint: lower than 20 ▼",
      "set by you",
    ]);
  });
  it("reads signs out in words, and not twice what the words beside them say", () => {
    const voice = new Voice("discat", ["Ann", "Bob"], 0);
    expect(voice.spoken("07▲, 12▼ and lower than 20 ▼")).toBe("07 arrow up, 12 arrow down and lower than 20");
  });
});
