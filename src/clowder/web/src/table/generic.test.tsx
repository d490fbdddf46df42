import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Play } from "@/kit/play";
import type { Card, Choice, Place } from "@/kit/view";
import { Voice } from "@/kit/voice";
import { choiceFor, generic, offeredByCards } from "./generic";

const place = (...cards: Card[]): Place => ({ count: cards.length, cards });

/** A table of three, and I am the first: a hand, an open hand of each other's, and what lies in the middle. */
function table(choices: Choice[], { mine, other, middle }: { mine: Card[]; other: Card[]; middle: Card[] }): Play {
  const area = (name: string, cards: Card[]) => ({ facts: {}, places: { [name]: place(...cards) } });
  const view = {
    players: 3,
    table: area("row", middle),
    seats: [area("hand", mine), area("hand", other), area("hand", [])],
  };
  const voice = new Voice("none", ["Ann", "Bob", "Cid"], 0);
  return { view, me: 0, choices, voice, choose: vi.fn() } as unknown as Play;
}

const playFive: Choice = { id: 7, kind: "play", card: 5 };
const everywhere = { mine: [5, 6], other: [5], middle: [5] };

describe("a card that a choice is about", () => {
  it("is mine, where I have one, and no one like it on the table", () => {
    expect(offeredByCards(table([playFive], everywhere))).toEqual({ mine: [playFive], table: [] });
  });
  it("is on the table, where I have none", () => {
    const play = table([playFive], { ...everywhere, mine: [6] });
    expect(offeredByCards(play)).toEqual({ mine: [], table: [playFive] });
  });
  it("is nobody's, where the choice names another player", () => {
    const take: Choice = { id: 8, kind: "take", who: { seat: 1 }, card: 5 };
    expect(offeredByCards(table([take], everywhere))).toEqual({ mine: [], table: [] });
  });
  it("may be told by all that is printed on it", () => {
    const add: Choice = { id: 3, kind: "add", chosen: { suit: "fish", rank: 2 } };
    expect(choiceFor({ suit: "fish", rank: 2 }, [add])).toBe(add);
    expect(choiceFor({ suit: "fish", rank: 3 }, [add])).toBeUndefined();
    expect(choiceFor(null, [add])).toBeUndefined();
  });
  it("plays nothing where two choices are about it", () => {
    expect(choiceFor(5, [playFive, { id: 9, kind: "keep", card: 5 }])).toBeUndefined();
  });
});

describe("a tap", () => {
  afterEach(() => render(null, document.body));
  const cards = () => [...document.body.querySelectorAll<HTMLElement>("button.card")];

  it("on another player's card plays nothing of mine", () => {
    const play = table([playFive], everywhere);
    act(() => render(<generic.Seat play={play} seat={1} />, document.body));
    expect(document.body.querySelectorAll(".card")).toHaveLength(1);
    expect(cards()).toEqual([]);
  });
  it("on my card plays it", () => {
    const play = table([playFive], everywhere);
    act(() => render(<generic.Hand play={play} />, document.body));
    expect(cards().map((card) => card.dataset.choice)).toEqual(["7"]);
    cards()[0]!.click();
    expect(play.choose).toHaveBeenCalledExactlyOnceWith(7);
  });
});
