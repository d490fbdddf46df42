import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Play } from "@/kit/play";
import { Voice } from "@/kit/voice";
import { load, speak } from "@/text/say";
import { Listening, wordsFor } from "./listening";

const STORY = [3, 5].map((step) => ({ step, key: "dealt", args: { highest: step } }));
const NOTHING = "Nothing has happened since.";

/** As much of a table of Discat as is read out. */
function table(step: number): Play {
  const seat = (cards: unknown[] | null) => ({ facts: {}, places: { hand: { count: 2, cards } } });
  const view = { step, players: 2, choices: [], table: { facts: {}, places: { pile: { count: 12, cards: null } } } };
  const seats = [seat([{ card: 7, arrow: "up" }, null, null]), seat(null)];
  return { view: { ...view, seats }, me: 0, voice: new Voice("discat", ["Ann", "Bob"], 0), choices: [] } as unknown as Play;
}

beforeAll(async () => {
  await speak("en");
  await load("en", "discat");
});
afterEach(() => {
  act(() => render(null, document.body));
});

describe("what is told again", () => {
  it("is what I have: my cards one by one, and how many lie face down", () => {
    expect(wordsFor("hand", table(1), [], -1)).toBe("Hand: 07 arrow up, 2 cards face down.");
  });
  it("is what lies on the table and before the others, by name, and nothing of my hand", () => {
    const words = wordsFor("table", table(1), [], -1);
    expect(words).toContain("Draw pile: 12.");
    expect(words).toContain("Bob: Hand: 2.");
    expect(words).not.toContain("face down");
  });
  it("is what happened since a step, or that nothing did", () => {
    expect(wordsFor("news", table(5), STORY, 5)).toBe(NOTHING);
    expect(wordsFor("news", table(5), STORY, 3)).toMatch(/^Cards 01 to 5 are in the game;[^.]*\.$/);
  });
});

describe("a button", () => {
  const press = (what: string) => act(() => document.querySelector<HTMLElement>(`[data-key=hear-${what}]`)!.click());
  const heard = () => document.querySelector("[data-heard]")!.textContent;

  it("reads out, again and again; and falls silent when the game goes on", () => {
    act(() => render(<Listening play={table(1)} story={[]} decided={null} />, document.body));
    press("table");
    const first = document.querySelector("[data-heard] > *");
    expect(heard()).toContain("Draw pile: 12.");
    press("table");
    expect(document.querySelector("[data-heard] > *")).not.toBe(first);
    act(() => render(<Listening play={table(2)} story={[]} decided={null} />, document.body));
    expect(heard()).toBe("");
  });
  it("tells what happened since I decided last; all, if I have not decided anything yet", () => {
    act(() => render(<Listening play={table(6)} story={STORY} decided={4} />, document.body));
    press("news");
    expect(heard()).toMatch(/^Cards 01 to 5 are in the game;[^.]*\.$/);
    act(() => render(<Listening play={table(6)} story={STORY} decided={null} />, document.body));
    press("news");
    expect(heard()).toContain("Cards 01 to 3 are in the game");
  });
});
