/** What just happened, as movements: where a card comes from, how the rat walks. */

import { timeOf } from "@/kit/times";
import { facts, happened, type Region, row, seatFacts, type Table } from "./seen";

/** How long the rat is on its way in this step. */
export function walkMs(play: Table): number {
  const moved = happened(play, "moved");
  if (!moved) return 0;
  const walk = timeOf("--time-rat-set-out") + timeOf("--time-rat-hop") * moved.args.steps;
  return Math.min(timeOf("--time-rat-longest-walk"), walk);
}

/** A place in a row, by its name: the card that lies there is followed by it, never by what it is. */
export function slotName(seat: number, place: number): string {
  return `seat-${seat}-row-${place}`;
}

export interface Movement {
  flip: string;
  from?: string;
  /** A card that is taken waits until the rat is there. */
  delay?: number;
}

/** How the card at a place of a row got there: taken, drawn, swapped, or it lay there before. */
export function cardMovement(play: Table, seat: number, place: number): Movement {
  const name = slotName(seat, place);
  if (seatFacts(play, seat).changed === place)
    return { flip: `${name}@${play.view.step}`, from: exchangedFrom(play, seat) };
  if (place < row(play, seat).length) return { flip: name };
  const took = happened(play, "took", "took-silently");
  if (took?.args.who.seat !== seat) return { flip: name, from: "pile" };
  return { flip: name, from: `region-${took.args.region}`, delay: walkMs(play) };
}

function exchangedFrom(play: Table, seat: number): string {
  const swap = happened(play, "swapped")?.args;
  if (!swap) return "gained"; // a full row made room for a new card
  return swap.who.seat === seat ? slotName(swap.other.seat!, swap.other_place) : slotName(swap.who.seat!, swap.place);
}

/** How the face-up card of a region got there. */
export function regionMovement(play: Table, region: Region): Movement {
  const fresh = facts(play).refilled === region || happened(play, "shuffled", "shuffled-silently");
  return fresh
    ? { flip: `region-${region}@${play.view.step}`, from: "pile", delay: walkMs(play) }
    : { flip: `region-${region}` };
}

/** The place whose older card went under the pile in this step. */
export function wentUnder(play: Table): string | null {
  const replaced = happened(play, "replaced");
  return replaced ? slotName(replaced.args.who.seat!, replaced.args.place) : null;
}
