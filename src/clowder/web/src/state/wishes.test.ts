import { beforeEach, expect, test } from "vitest";
import type { GameListed } from "@/protocol";
import { NO_CLOCK, remember, sharedTable, tableFor, usual, wishFor } from "./wishes";

const game = (more: Partial<GameListed> = {}): GameListed => ({
  game: "purr",
  name: "Purr",
  tagline: "",
  players: [2, 3, 4],
  rules: 1,
  minutes: null,
  minutes_alone: null,
  feel: null,
  lesson: false,
  reactions: false,
  ready: true,
  levels: ["kitten", "house-cat", "tiger"],
  who_begins: null,
  options: [{ option: "starter", default: "random", about: "", choices: {}, values: ["random", 0] }],
  ...more,
});

beforeEach(() => remember("purr", usual(game(), "bots")));

test("against bots: every other seat has one, hints are there, and it starts at once", () => {
  const table = tableFor("purr", usual(game(), "bots"), "Ada");
  expect(table).toMatchObject({ players: 3, name: "Ada", bots: ["house-cat", "house-cat"], start: true });
  expect(table.manners).toMatchObject({ practice: true, public: false, clock: NO_CLOCK });
});

test("with friends: seats stay free, and it waits", () => {
  expect(tableFor("purr", usual(game(), "friends"), "Ada")).toMatchObject({ players: 4, bots: [], start: false });
});

test("the number of players is one that the game takes", () => {
  expect(usual(game({ players: [5, 6] }), "bots").players).toBe(5);
  expect(usual(game({ players: [1, 2] }), "friends").players).toBe(2);
});

test("a public table has no hints, whatever was wished for: the server would refuse it", () => {
  const wish = { ...usual(game(), "friends"), public: true, practice: true };
  expect(tableFor("purr", wish, "Ada").manners).toMatchObject({ public: true, practice: false });
});

test("what was wished for is remembered, as far as the game still has it", () => {
  remember("purr", {
    ...usual(game(), "bots"),
    players: 4,
    levels: ["tiger", "gone", "kitten"],
    options: { starter: 0, old: 1 },
  });
  const wish = wishFor(game(), "bots");
  expect(wish.players).toBe(4);
  expect(wish.levels).toEqual(["tiger", "house-cat", "kitten"]);
  expect(wish.options).toEqual({ starter: 0 });
  expect(wishFor(game(), "friends")).toEqual(usual(game(), "friends"));
});

test("pace and time to react go to the table; wishes of before they could be chosen have the usual ones", () => {
  const { pace: _, reaction: __, ...before } = usual(game(), "bots");
  remember("purr", before as ReturnType<typeof usual>);
  expect(tableFor("purr", wishFor(game(), "bots"), "Ada").manners).toMatchObject({ pace: "normal", reaction: 6 });
  const wish = { ...usual(game(), "bots"), pace: "quick", reaction: null } as const;
  expect(tableFor("purr", wish, "Ada").manners).toMatchObject({ pace: "quick", reaction: null });
});

test("people on one device come first, bots after them", () => {
  const table = sharedTable("purr", ["Ada", "Ben"], 1, "kitten");
  expect(table).toMatchObject({
    players: 3,
    name: "Ada",
    names: ["Ben"],
    bots: ["kitten"],
    start: true,
    manners: { hot_seat: true },
  });
});
