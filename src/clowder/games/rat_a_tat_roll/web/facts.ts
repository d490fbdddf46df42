/** The view of this game, with its fields typed (docs/games/rat_a_tat_roll.md tells what they mean). */
import type { Play } from "@/kit/play";
import type { Message } from "@/kit/view";

export type Kind = "wild" | "choose" | "reroll" | "peek";
export type WildFace = "lowest" | "highest" | "swap";
export type Region = "A" | "B" | "C" | "D" | "E";
export const REGIONS: readonly Region[] = ["A", "B", "C", "D", "E"];

export interface Space {
  space: Kind;
  region: Region | null;
}
export interface Numbered {
  number: number;
  reroll: boolean;
}
export interface Rolled {
  number: number;
  thrown: boolean;
}
export interface TableFacts {
  pawn: number;
  steps: number | null;
  wild: WildFace | null;
  tokens: number;
  cards_each: number;
  offered: number | null;
  refilled: Region | null;
  last_turns: number | null;
  memory: "strict" | "helper";
}
export interface SeatFacts {
  tokens: number;
  total: number | null;
  looked_at: number | null;
  changed: number | null;
}

/** Numbers of choices (docs/games/rat_a_tat_roll.md), for asking why something cannot be done. */
export const TAKE_FROM = 16;
export const FROM_PILE = 21;
export const OWN = 25;

export const facts = (play: Play) => play.view.table.facts as unknown as TableFacts;
export const seatFacts = (play: Play, seat: number) => play.view.seats[seat]!.facts as unknown as SeatFacts;
export const ring = (play: Play) => cards<Space>(play, "ring");
export const dice = (play: Play) => cards<Rolled>(play, "dice");
export const gained = (play: Play) => cards<Numbered>(play, "gained")[0];
export const faceUp = (play: Play, region: Region) => cards<Numbered & { region: Region }>(play, "board").find((card) => card.region === region);
export const row = (play: Play, seat: number) => (play.view.seats[seat]!.places.row?.cards ?? []) as Array<Numbered | null>;

function cards<T>(play: Play, place: string): T[] {
  return (play.view.table.places[place]?.cards ?? []) as T[];
}

/** The first of these that happened last, if any did. */
export function happened(play: Play, ...keys: string[]): Message | undefined {
  return play.news.find((message) => keys.includes(message.key));
}

/** Whether somebody looks at this card now. */
export function lookedAt(play: Play, seat: number, place: number): boolean {
  const at = seatFacts(play, seat).looked_at;
  return at === 0 || at === place;
}
