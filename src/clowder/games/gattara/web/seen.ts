/** What lies on the table, by name, and how a card is followed from one place to another. */
import { every } from "@/kit/every";
import type { Play } from "@/kit/play";
import type { Voice } from "@/kit/voice";
import type { Deed, Face, GattaraView, Laid, Message, Worths } from "./view";

export type Table = Play<GattaraView, Message>;
export type Effect = Face["effect"];
export type Target = NonNullable<Face["target"]>;
export type Token = keyof Worths;
export const TOKENS = every<Token>({ stray: true, pedigree: true, show: true });

export const factsOf = (view: GattaraView) => view.table.facts;
export const stackOf = (view: GattaraView): Laid[] => view.table.places.stack.cards;
export const lastOf = (view: GattaraView): Face | null => view.table.places.last.cards[0] ?? null;

/** A hand, as far as it lies open. */
export const handOf = (view: GattaraView, seat: number): Face[] | null => view.seats[seat]?.places.hand.cards ?? null;

/** The card of the stack that will be carried out as things stand, and what it will do; null if all is cancelled. */
export function standing(view: GattaraView): { laid: Laid; deed: Deed } | null {
  const { standing: place, stack } = view.insight;
  return place === null ? null : { laid: stackOf(view)[place]!, deed: stack[place]! };
}

/** What somebody is about to do with a card of the stack: nothing of it has happened yet. */
export function wanted(voice: Voice, { by, at }: Laid, { card, amount, hits }: Deed): string {
  const { effect, target, token } = card;
  if (target === "any" && !at && !hits.length) return voice.own("web-aiming", { by, ...card, amount, meow: false });
  return voice.own("web-wants", { by, at: at ?? hits[0] ?? by, effect, target: target ?? "none", token, amount });
}

/** Whom that card is aimed at. A card for oneself alone is aimed at nobody. */
export function aimedAt(view: GattaraView): Array<number | null> {
  const { laid, deed } = standing(view) ?? {};
  if (!laid || !deed?.card.target || laid.at?.seat === laid.by.seat) return [];
  return deed.hits.map(({ seat }) => seat);
}

/** Every play and every effect has a name of its own: the discards only grow until they are shuffled. */
export function playNumber(view: GattaraView): string {
  return `${factsOf(view).reshuffles}-${view.table.places.discards.count}`;
}

/** Follow a card from the stack to the discards: both know it by the place it will have, or has, there. */
export function laidName(view: GattaraView, place: number): string {
  return `laid-${factsOf(view).reshuffles}-${view.table.places.discards.count + place}`;
}

/** Cards of one face in my hand are told apart by their number, so that the one that is laid is the last of them. */
export function heldNames(hand: Face[]): string[] {
  const seen = new Map<number, number>();
  return hand.map(({ face }) => {
    const copy = seen.get(face) ?? 0;
    seen.set(face, copy + 1);
    return `held-${face}-${copy}`;
  });
}

/** Where a card of the stack came from: my hand, if I laid it, else its player's seat. */
export function cameFrom(view: GattaraView, me: number | null, place: number): string {
  const stack = stackOf(view);
  const { by, face } = stack[place]!;
  if (me === null || by.seat !== me) return `seat-${by.seat}`;
  const left = (handOf(view, me) ?? []).filter((card) => card.face === face).length;
  const before = stack.slice(0, place).filter((card) => card.by.seat === me && card.face === face).length;
  return `held-${face}-${left + before}`;
}
