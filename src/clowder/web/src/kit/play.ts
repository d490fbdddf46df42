/**
 * What a game's table is given, whatever it is shown for: a live game, a draft of a move, a replay, a lesson, a TV.
 *
 * A game's own table is in `games/NAME/web/`: `index.tsx` has `export default {...} satisfies GameTable`, `cover.tsx` the
 * picture for the lobby. A game without them gets the generic table (table/generic.tsx).
 */
import type { ComponentType } from "preact";
import type { Turn } from "@/net/protocol";
import type { Voice } from "@/text/voice";
import type { Choice, Message, View } from "./view";

export interface Play {
  /** What is shown: the live view or, while a move is composed, what it would come to. */
  view: View;
  /** The seat whose eyes these are; null for a bystander, a replay with all cards open, a TV. */
  me: number | null;
  voice: Voice;
  /** What the table waits for; null in a replay, and when it is over. */
  turn: Turn | null;
  /** What I can do now; empty when it is not for me to do anything. */
  choices: Choice[];
  /** The ids chosen so far of a move that is being composed. */
  draft: number[];
  /** What happened last: the messages of the newest step. */
  news: Message[];
  /** Words of a lesson: what to look at ("hand", "limit", …). */
  look: ReadonlySet<string>;
  /** Milliseconds of the server's clock. */
  now: () => number;

  /** Play this choice (and with it what was composed before). */
  choose(id: number): void;
  /** Add this choice to the move that is being composed; nothing is sent yet, and `undo` takes it back. */
  compose(id: number): void;
  /** Compose these choices at once, in place of what was composed before; not everywhere (a lesson goes step by step). */
  composeAll?(ids: number[]): void;
  undo(): void;
  /** Say why this cannot be played: the id need not be among the choices. */
  why(id: number): void;
  /** I have looked; go on. */
  looked(): void;
}

export interface GameTable {
  /** The middle of the table. */
  Board: ComponentType<{ play: Play }>;
  /** What lies before a player, inside the seat's panel: points, piles, cards. Shown for everybody, me included. */
  Seat: ComponentType<{ play: Play; seat: number }>;
  /** My own cards, at the bottom. */
  Hand: ComponentType<{ play: Play }>;
  /** Whether a choice is offered by a card or by a part of the board. All others become buttons below the question. */
  offered(choice: Choice, play: Play): boolean;
  /** The question to the player, if the game's `phase-…` text is not what should be asked now. */
  question?(play: Play): string | null;
  /** After the end: how the result came about, point by point. */
  Reckoning?: ComponentType<{ play: Play }>;
}

/** The choice of a kind (that fits), if there is one. */
export function find(play: Play, kind: string, fits: (choice: Choice) => boolean = () => true): Choice | undefined {
  return play.choices.find((choice) => choice.kind === kind && fits(choice));
}

/** Whether it is for me to decide something now. */
export function myTurn(play: Play): boolean {
  return play.choices.length > 0;
}

/** The seats in the order they sit, beginning with the one after me. */
export function othersInOrder(play: Play): number[] {
  const first = play.me ?? -1;
  const all = Array.from({ length: play.view.players }, (_, i) => (first + 1 + i) % play.view.players);
  return play.me === null ? all : all.filter((seat) => seat !== play.me);
}
