import { describe, expect, it } from "vitest";
import { pickDie, pickedDice, thinkingOf, throwShown, wholePercents } from "./chances";
import type { Table } from "./seen";
import type { Throw } from "./view";

const thrown = (choice: number, dice: number): Throw => ({ choice, dice, ways: 6 ** dice, spaces: [], regions: [] });

/** A table at which so many dice lie, with these choices and throws. */
function at(phase: string, step: number, lying: number, choices: object[], throws: Throw[], look: string[] = []): Table {
  const cards = Array.from({ length: lying }, () => ({ number: 3 }));
  const view = { phase, step, table: { places: { dice: { cards } } }, insight: { throws } };
  return { view, choices, look: new Set(look) } as unknown as Table;
}

const ROLLS = [thrown(1, 1), thrown(2, 2), thrown(3, 3)];
const AGAIN = [thrown(5, 1), thrown(6, 1), thrown(7, 2)];
const MASKS = [1, 2, 3].map((mask) => ({ id: mask + 4, kind: "reroll", mask }));

describe("the chances shown", () => {
  it("are those of the dice that are thought of", () => {
    const play = at("roll", 4, 0, [{ id: 2, kind: "roll" }], ROLLS);
    expect(throwShown(play)?.choice).toBe(2);
    thinkingOf.value = 3;
    expect(throwShown(play)?.choice).toBe(3);
    thinkingOf.value = 2;
  });
  it("are there when a lesson points at them, and else only for who can roll", () => {
    expect(throwShown(at("roll", 4, 0, [], ROLLS))).toBe(null);
    expect(throwShown(at("roll", 4, 0, [], ROLLS, ["chances"]))?.choice).toBe(2);
    expect(throwShown(at("roll", 4, 0, [], [], ["chances"]))).toBe(null);
  });
  it("are those of the dice that were picked to roll again", () => {
    const play = at("reroll", 5, 2, MASKS, AGAIN);
    expect(throwShown(play)).toBe(null);
    pickDie(play, 1);
    expect(throwShown(play)?.choice).toBe(6);
    pickDie(play, 0);
    expect(throwShown(play)?.choice).toBe(7);
    expect(pickedDice(at("reroll", 6, 2, MASKS, AGAIN))).toBe(0);
  });
  it("need no picking of one die, and are not there without a token", () => {
    expect(throwShown(at("reroll", 7, 1, MASKS.slice(0, 1), AGAIN.slice(0, 1)))?.choice).toBe(5);
    expect(throwShown(at("reroll", 7, 1, [{ id: 4, kind: "move" }], []))).toBe(null);
  });
});

describe("per cents", () => {
  it("are never 0 for what can happen", () => {
    expect(wholePercents(1, 216)).toBe(1);
    expect(wholePercents(0, 216)).toBe(0);
    expect(wholePercents(1, 6)).toBe(17);
    expect(wholePercents(27, 216)).toBe(13);
  });
});
