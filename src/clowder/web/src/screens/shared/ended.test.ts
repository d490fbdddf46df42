import { expect, it } from "vitest";
import type { Play } from "@/kit/play";
import type { Result } from "@/kit/view";
import { Voice } from "@/kit/voice";
import { load, speak } from "@/text/say";
import { winnersInWords } from "./ended";

const NAMES = ["Ann", "Bob", "Cid"];

it.each([
  ["en", "you"],
  ["fr", "toi"],
  ["es", "tú"],
] as const)("a shared win names its winners to everybody, in %s", async (language, you) => {
  await speak(language);
  await load(language, "discat");
  const told = (me: number | null) =>
    winnersInWords({ voice: new Voice("discat", NAMES, me), me } as Play, { winners: [0, 2] } as Result).toLowerCase();
  for (const me of [1, null]) {
    expect(told(me)).toContain("ann");
    expect(told(me)).toContain("cid");
    expect(told(me)).not.toContain("bob");
  }
  expect(told(0)).toContain(you);
  expect(told(0)).toContain("cid");
});
