import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { Voice } from "@/kit/voice";
import { load, speak } from "@/text/say";
import { Announcer } from "./log";

const DEALT = { step: 0, key: "dealt", args: { highest: 50 } };

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
