import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { Voice } from "@/kit/voice";
import { load, speak } from "@/text/say";
import { Announcer, Log } from "./log";

const DEALT = { step: 0, key: "dealt", args: { highest: 50, hand: 5 } };

beforeAll(async () => {
  await speak("en");
  await load("en", "discat");
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => render(null, document.body));
  vi.useRealTimers();
});

it("reads out what happened and what is asked, each once, and leaves nothing for who browses the page", () => {
  const live = () => document.querySelector("[data-live]")!.textContent!.trim();
  const show = (story: (typeof DEALT)[], question: string) =>
    act(() =>
      render(<Announcer story={story} voice={new Voice("discat", ["Ann"], 0)} question={question} />, document.body),
    );
  const later = () => act(() => void vi.advanceTimersByTime(5_000));
  show([DEALT], "Your turn");
  expect(live()).toMatch(/^Cards 01 to 50 are in the game.* Your turn$/);
  later();
  expect(live()).toBe("");
  show([DEALT], "Bob’s turn");
  expect(live()).toBe("Bob’s turn");
  later();
  show([DEALT], "Bob’s turn");
  expect(live()).toBe("");
  show([DEALT, DEALT], "Bob’s turn");
  expect(live()).toMatch(/^Cards 01 to 50/);
});

it("puts a line into words once, and again in another language", async () => {
  const voice = () => new Voice("discat", ["Ann"], 0);
  const told = vi.spyOn(Voice.prototype, "story");
  const show = (story: (typeof DEALT)[]) => act(() => render(<Log story={story} voice={voice()} />, document.body));
  const lines = () => [...document.querySelectorAll("li")].map((line) => line.textContent);
  const later = { ...DEALT, step: 1 };
  show([DEALT]);
  show([DEALT, later]);
  expect(told).toHaveBeenCalledTimes(2);
  expect(document.querySelectorAll("li.new")).toHaveLength(1);
  await speak("fr");
  await load("fr", "discat");
  show([DEALT, later]);
  expect(lines()).toEqual([expect.stringContaining("Les cartes 01 à 50"), expect.stringContaining("Les cartes 01 à 50")]);
  await speak("en");
});
