/** What lies on the table, by name. */
import { every } from "@/kit/every";
import type { Play } from "@/kit/play";
import type { Face, FaceUp, Message, Move, Moves, RatATatRollView } from "./view";

export type Table = Play<RatATatRollView, Message>;
export type Choice = RatATatRollView["choices"][number];
export type Region = FaceUp["region"];
export type Kind = Move["space"];
export type WildFace = NonNullable<RatATatRollView["table"]["facts"]["wild"]>;
/** What is drawn of a card. */
export type Numbered = Pick<Face, "number" | "reroll">;

export const REGIONS = every<Region>({ A: true, B: true, C: true, D: true, E: true });

/** Numbers of choices, for asking why something cannot be done. */
export const TAKE_FROM: Moves["TAKE_FROM"] = 16;
export const FROM_PILE: Moves["FROM_PILE"] = 21;
export const OWN: Moves["OWN"] = 25;

export const facts = (play: Table) => play.view.table.facts;
export const seatFacts = (play: Table, seat: number) => play.view.seats[seat]!.facts;
export const ring = (play: Table) => play.view.table.places.ring.cards;
export const dice = (play: Table) => play.view.table.places.dice.cards;
export const gained = (play: Table) => play.view.table.places.gained.cards[0];
export const faceUp = (play: Table, region: Region) =>
  play.view.table.places.board.cards.find((card) => card.region === region);
export const row = (play: Table, seat: number) => play.view.seats[seat]!.places.row.cards;

/** The first of these that happened last, if any did. */
export function happened<K extends Message["key"]>(play: Table, ...keys: K[]): Extract<Message, { key: K }> | undefined {
  const isOne = (message: Message): message is Extract<Message, { key: K }> => (keys as string[]).includes(message.key);
  return play.news.find(isOne);
}

/** Whether somebody looks at this card now. */
export function lookedAt(play: Table, seat: number, place: number): boolean {
  const at = seatFacts(play, seat).looked_at;
  return at === 0 || at === place;
}
