/**
 * What a game's table is given, whatever it is shown for: a live game, a draft of a move, a replay, a lesson, a TV.
 *
 * A game's own table is in `games/NAME/web/`: `index.tsx` has `export default {...} satisfies GameTable<ItsView>`,
 * `cover.tsx` the picture for the lobby; `view.ts`, made from the game's view_types.py, is the view. A game without them
 * gets the generic table (table/generic.tsx).
 */
import type { ComponentType } from "preact";
import type { Turn } from "@/protocol";
import type { Choice, Message, View } from "./view";
import type { Voice } from "./voice";

export interface Play<V extends View = View, M extends Message = Message> {
  /** What is shown: the live view or, while a move is composed, what it would come to. */
  view: V;
  /** The seat whose eyes these are; null for a bystander, a replay with all cards open, a TV. */
  me: number | null;
  voice: Voice;
  /** What the table waits for; null in a replay, and when it is over. */
  turn: Turn | null;
  /** What I can do now; empty when it is not for me to do anything. */
  choices: V["choices"];
  /** The ids chosen so far of a move that is being composed. */
  draft: number[];
  /** What happened last: the messages of the newest step. */
  news: M[];
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

export interface GameTable<V extends View = View, M extends Message = Message> {
  /** The middle of the table. */
  Board: ComponentType<{ play: Play<V, M> }>;
  /** What lies before a player, inside the seat's panel: points, piles, cards. Shown for everybody, me included. */
  Seat: ComponentType<{ play: Play<V, M>; seat: number }>;
  /** My own cards, at the bottom. */
  Hand: ComponentType<{ play: Play<V, M> }>;
  /** Whether a choice is offered by a card or by a part of the board. All others become buttons below the question. */
  offered(choice: V["choices"][number], play: Play<V, M>): boolean;
  /** The question to the player, if the game's `phase-…` text is not what should be asked now. */
  question?(play: Play<V, M>): string | null;
  /** After the end: how the result came about, point by point. */
  Reckoning?: ComponentType<{ play: Play<V, M> }>;
}

/** The choice of a kind (that fits), if there is one. */
export function find<C extends Choice, K extends C["kind"]>(
  play: { choices: C[] },
  kind: K,
  fits: (choice: Extract<C, { kind: K }>) => boolean = () => true,
): Extract<C, { kind: K }> | undefined {
  const isIt = (choice: C): choice is Extract<C, { kind: K }> =>
    choice.kind === kind && fits(choice as Extract<C, { kind: K }>);
  return play.choices.find(isIt);
}

/** Whether it is for me to decide something now. */
export function myTurn(play: { choices: Choice[] }): boolean {
  return play.choices.length > 0;
}

/** The seats in the order they sit, beginning with the one after me. */
export function othersInOrder(play: Pick<Play, "me" | "view">): number[] {
  const first = play.me ?? -1;
  const all = Array.from({ length: play.view.players }, (_, i) => (first + 1 + i) % play.view.players);
  return play.me === null ? all : all.filter((seat) => seat !== play.me);
}
