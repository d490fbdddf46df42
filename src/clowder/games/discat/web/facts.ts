/** What lies on the table, with names: the view's facts and places as docs/games/discat.md tells them. */
import type { Play } from "@/kit/play";
import type { Printed } from "./cards";
import type { Constraint } from "./suggest";

export interface Facts {
  limit: number | null;
  arrow: "up" | "down" | null;
  creator: { seat: number } | null;
  bonus_paid: boolean | null;
  highest: number;
  exchanges: number;
  last_turns: number | null;
}

export const facts = (play: Play): Facts => play.view.table.facts as Facts;

/** The cards named this turn, the top one first. */
export const group = (play: Play): Printed[] => (play.view.table.places.group?.cards ?? []) as Printed[];

/** A hand that lies open. */
export const hand = (play: Play, seat: number): Printed[] | null => (play.view.seats[seat]?.places.hand?.cards as Printed[] | undefined) ?? null;

/** Whether anything may go on top now: the game opens, or everybody has passed. */
export function nothingConstrains(play: Play): boolean {
  const { limit, creator } = facts(play);
  return limit === null || (creator !== null && creator.seat === play.view.actor);
}

/** What a card on top has to respect now. */
export function constraint(play: Play): Constraint {
  const { limit, arrow } = facts(play);
  return nothingConstrains(play) ? { limit: null, arrow: null } : { limit, arrow };
}

/** A card in words. */
export const words = (play: Play, card: Printed): string => play.voice.own("web-card", { ...card });

/** What a lesson points at. */
export const look = (play: Play, word: string): string => (play.look.has(word) ? "look-here" : "");
