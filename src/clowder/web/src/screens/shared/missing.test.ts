import { beforeAll, expect, test } from "vitest";
import { say, speak } from "@/text/say";
import { madeUpSeat, madeUpTable } from "./made-up";
import { awaited, whoIsMissing } from "./missing";

const bot = madeUpSeat({ kind: "bot", here: false, name: "Biscuit" });

beforeAll(() => speak("en"));

test("a table with free seats says how many", () => {
  const table = madeUpTable([madeUpSeat(), madeUpSeat({ kind: "open", here: false, name: "" })]);
  expect(whoIsMissing(table)).toBe(say("web-free-seats", { free: 1 }));
});

test("a rematch that waits says for whom, and not that everybody is here", () => {
  const table = madeUpTable([madeUpSeat(), madeUpSeat({ here: false, name: "Bob" }), bot]);
  expect(whoIsMissing(table)).toBe(say("web-waiting-for", { names: ["Bob"] }));
  expect(awaited(table)).toContain("Bob");
});

test("bots are always here", () => {
  expect(whoIsMissing(madeUpTable([madeUpSeat(), bot]))).toBe(say("web-full"));
});
