/** What lies on the table, by name. */
import type { Play } from "@/kit/play";
import type { DiscatView, Face, Message } from "./view";

export type Table = Play<DiscatView, Message>;

export const facts = (play: Table) => play.view.table.facts;

/** The cards named this turn, the top one first. */
export const group = (play: Table) => play.view.table.places.group.cards;

/** A hand that lies open. */
export const hand = (play: Table, seat: number): Face[] | null => play.view.seats[seat]?.places.hand.cards ?? null;

/** Whether a number may go on top now. */
export const fitsOnTop = ({ view: { insight } }: Table, card: number) => insight.low <= card && card <= insight.high;

/** A card in words. */
export const words = (play: Table, card: Face): string => play.voice.own("web-card", { ...card });

/** What a lesson points at. */
export const look = (play: Table, word: string): string => (play.look.has(word) ? "look-here" : "");
