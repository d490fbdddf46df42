/**
 * How somebody likes a game to be set up: remembered for each game, and made into the table that the server is asked for.
 */
import type { Clock, GameListed, NewTable, SetPace } from "@/protocol";
import { kept } from "./kept";
import { myCat } from "./settings";

export interface Wish {
  company: "bots" | "friends";
  players: number;
  /** The level of each bot; those of the first `players` - 1 count. */
  levels: string[];
  /** What differs from the usual. */
  options: Record<string, unknown>;
  clock: Clock;
  pace: SetPace["pace"];
  /** Seconds for reactions; null: until everybody has answered. */
  reaction: number | null;
  absence: "bot" | "pause";
  public: boolean;
  /** Hints. */
  practice: boolean;
}

export const NO_CLOCK: Clock = { kind: "none", seconds: 60, increment: 0 };
/** What the menu offers. */
export const CLOCKS: readonly Clock[] = [
  NO_CLOCK,
  { kind: "move", seconds: 30, increment: 0 },
  { kind: "move", seconds: 90, increment: 0 },
  { kind: "game", seconds: 300, increment: 5 },
  { kind: "game", seconds: 600, increment: 10 },
];

export const PACES: ReadonlyArray<Wish["pace"]> = ["slow", "normal", "quick", "at-once"];
export const REACTIONS: ReadonlyArray<Wish["reaction"]> = [3, 6, 10, 20, null];

const USUAL_PLAYERS = { bots: 3, friends: 4 };
/** Of a bot that nobody chose a level for. */
export const USUAL_LEVEL = "house-cat";

/** By game and company. */
const remembered = kept<Record<string, Wish>>("wishes", {});

/** What is wished for unless somebody says otherwise. */
export function usual(game: GameListed, company: Wish["company"]): Wish {
  const level = game.levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : game.levels[0]!;
  return {
    company,
    players: nearest(game.players, USUAL_PLAYERS[company]),
    levels: Array.from({ length: Math.max(...game.players) - 1 }, () => level),
    options: {},
    clock: NO_CLOCK,
    pace: "normal",
    reaction: 6,
    absence: "bot",
    public: false,
    practice: company === "bots",
  };
}

/** What was wished for last time, as far as the game still has it. */
export function wishFor(game: GameListed, company: Wish["company"]): Wish {
  const plain = usual(game, company);
  const last = remembered.value[`${game.game}/${company}`];
  if (!last) return plain;
  const listed = new Set(game.options.map((option) => option.option));
  return {
    ...plain,
    ...last,
    company,
    players: nearest(game.players, last.players),
    levels: plain.levels.map((level, at) => (game.levels.includes(last.levels[at] ?? "") ? last.levels[at]! : level)),
    options: Object.fromEntries(Object.entries(last.options).filter(([name]) => listed.has(name))),
  };
}

export function remember(game: string, wish: Wish): void {
  remembered.value = { ...remembered.value, [`${game}/${wish.company}`]: wish };
}

/** The table that is asked for. Against bots it starts at once. */
export function tableFor(game: string, wish: Wish, name: string): NewTable {
  const alone = wish.company === "bots";
  return {
    game,
    players: wish.players,
    name,
    cat: myCat.value,
    options: wish.options,
    bots: alone ? wish.levels.slice(0, wish.players - 1) : [],
    start: alone,
    manners: {
      clock: wish.clock,
      pace: wish.pace,
      reaction: wish.reaction,
      absence: wish.absence,
      public: !alone && wish.public,
      practice: wish.practice && (alone || !wish.public),
    },
  };
}

/** The table for several people who share a device; bots on the seats that are left. */
export function sharedTable(game: string, names: readonly string[], bots: number, level: string): NewTable {
  const [first, ...others] = names;
  return {
    game,
    players: names.length + bots,
    name: first!,
    names: others,
    bots: Array.from({ length: bots }, () => level),
    start: true,
    manners: { hot_seat: true },
  };
}

function nearest(numbers: readonly number[], wanted: number): number {
  return numbers.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best));
}
