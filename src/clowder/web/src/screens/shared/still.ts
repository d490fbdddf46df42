/** A table that is not live: a replay, a lesson, a screen for bystanders. */
import { type Coat, coatOf } from "@/kit/cat";
import type { Play } from "@/kit/play";
import type { SeatShown } from "@/protocol";

const nothing = () => undefined;

/** What a table is given at which nobody can do anything. */
export const STILL: Omit<Play, "view" | "me" | "voice" | "news"> = {
  turn: null,
  choices: [],
  draft: [],
  look: new Set(),
  now: () => Date.now(),
  choose: nothing,
  compose: nothing,
  undo: nothing,
  why: nothing,
  looked: nothing,
};

/** Somebody at a table that is not live: just a name and a cat. */
export function seated(name: string, seat: number, cats: readonly Coat[] = []): SeatShown {
  const cat = cats[seat] ?? coatOf(seat);
  return { kind: "person", name, level: "", here: true, stand_in: "", word: "", away_until: null, time: null, cat };
}
