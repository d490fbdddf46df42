import { expect, it } from "vitest";
import type { Play } from "@/kit/play";
import { Voice } from "@/kit/voice";
import type { SeatShown } from "@/protocol";
import { say } from "@/text/say";
import { generic } from "./generic";
import { questionOf } from "./view";

const voice = new Voice("purr", ["Ann", "Bob", "Cid"], 0);
const seats = ["person", "person", "bot"].map((kind) => ({ kind }) as SeatShown);

/** What is asked at a table of three, where I am Ann and nothing is mine to choose. */
function question(kind: "move" | "look", asked: number[]): string {
  const view = { over: false, phase: "peek", actor: asked[0] ?? null };
  const play = { view, me: 0, voice, choices: [], turn: { kind, seats: asked } } as unknown as Play;
  return questionOf(play, generic, asked, seats);
}

it("tells who is waited for", () => {
  expect(question("move", [1])).toBe(say("web-waits-for", { name: "Bob" }));
  expect(question("move", [2])).toBe(say("web-bot-thinks", { name: "Cid" }));
  expect(question("move", [])).toBe(say("web-wait"));
});

it("tells who is still looking", () => {
  expect(question("look", [1, 2])).toBe(say("web-waiting-for", { names: ["Bob", "Cid"] }));
  expect(question("look", [0, 1])).toBe(say("web-look"));
  expect(question("look", [])).toBe(say("web-wait"));
});
