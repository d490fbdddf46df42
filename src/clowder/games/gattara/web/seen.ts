/** What a view of Gattara says, by name (docs/games/gattara.md), and what follows from it for the eye. No rule is known here. */
import type { Card, Choice, View } from "@/kit/view";

export type Token = "stray" | "pedigree" | "show";
export const TOKENS: readonly Token[] = ["stray", "pedigree", "show"];
export const WORTH: Record<Token, number> = { stray: 1, pedigree: 2, show: 3 };

export type Effect = "gain" | "take" | "lose" | "direction" | "skip" | "mirror" | "bastet" | "rebel" | "zen" | "draw" | "swap";
export type Target = "self" | "next" | "previous" | "any" | "all";

export interface Printed {
  face: number;
  colour: "green" | "red" | "yellow";
  effect: Effect;
  token: Token | null;
  amount: number | null;
  target: Target | null;
  meow: boolean;
}

interface Who {
  seat: number;
}

/** A card on the stack. */
export interface Laid extends Printed {
  by: Who;
  at: Who | null;
  cancelled: boolean;
}

export interface Facts {
  turn: Who;
  direction: "clockwise" | "counterclockwise";
  zen: true | null;
  goal: number;
  reshuffles: number;
  counts_as: Printed | null;
  pending: Printed | null;
  pending_by: Who | null;
  pending_at: Who | null;
  effect: Printed | null;
  effect_by: Who | null;
  effect_at: Who | null;
  doubled: true | null;
}

export const factsOf = (view: View): Facts => view.table.facts as Facts;

const cards = (found: Card[] | undefined): Printed[] => (found ?? []) as unknown as Printed[];

export const stackOf = (view: View): Laid[] => cards(view.table.places.stack?.cards) as Laid[];
export const lastOf = (view: View): Printed | null => cards(view.table.places.last?.cards)[0] ?? null;

/** A hand, as far as it lies open. */
export function handOf(view: View, seat: number): Printed[] | null {
  const open = view.seats[seat]?.places.hand?.cards;
  return open ? cards(open) : null;
}

/** What a Mirror does that is on the stack or would be played now: the last discard, or what that one counts as. */
export function mirrored(view: View): Printed | null {
  return factsOf(view).counts_as ?? lastOf(view);
}

/** What a card does: itself or, for a Mirror, what it copies. */
export function works(card: Printed, view: View): Printed {
  return card.effect === "mirror" ? (mirrored(view) ?? card) : card;
}

/** The seat that a step in the direction of play leads to. */
export function neighbour(view: View, seat: number, steps = 1): number {
  const step = factsOf(view).direction === "clockwise" ? steps : -steps;
  return (((seat + step) % view.players) + view.players) % view.players;
}

/** Every play and every effect has a name of its own: the discards only grow until they are shuffled. */
export function playNumber(view: View): string {
  return `${factsOf(view).reshuffles}-${view.table.places.discards?.count ?? 0}`;
}

/** Follow a card from the stack to the discards: both know it by the place it will have, or has, there. */
export function laidName(view: View, place: number): string {
  return `laid-${factsOf(view).reshuffles}-${(view.table.places.discards?.count ?? 0) + place}`;
}

/** Cards of one face in my hand are told apart by their number, so that the one that is laid is the last of them. */
export function heldNames(hand: Printed[]): string[] {
  const seen = new Map<number, number>();
  return hand.map(({ face }) => {
    const copy = seen.get(face) ?? 0;
    seen.set(face, copy + 1);
    return `held-${face}-${copy}`;
  });
}

/** Where a card of the stack came from: my hand, if I laid it, else its player's seat. */
export function cameFrom(view: View, me: number | null, place: number): string {
  const stack = stackOf(view);
  const { by, face } = stack[place]!;
  if (by.seat !== me) return `seat-${by.seat}`;
  const left = (handOf(view, me) ?? []).filter((card) => card.face === face).length;
  const before = stack.slice(0, place).filter((card) => card.by.seat === me && card.face === face).length;
  return `held-${face}-${left + before}`;
}

/** Whether a card of the stack is a Meow that answers another: it counts double. */
export function isAnswer(view: View, card: Laid): boolean {
  return card.effect !== "bastet" && stackOf(view).indexOf(card) > 0;
}

/** The card of the stack that will be carried out as things stand; null if all is cancelled. */
export function standing(view: View): Laid | null {
  return stackOf(view).findLast((card) => card.effect !== "bastet" && !card.cancelled) ?? null;
}

/** Whom else it will hit. */
export function targets(view: View): number[] {
  const card = standing(view);
  if (!card) return [];
  if (card.at) return card.at.seat === card.by.seat ? [] : [card.at.seat];
  return works(card, view).target === "all" ? view.seats.map((_, seat) => seat) : [];
}

/** Whether a player has yet to be chosen once this card is played, and there is more than one to choose from. */
export function needsAim(card: Printed, view: View): boolean {
  return works(card, view).target === "any" && view.players > 2;
}

/** The choice that a card in hand stands for now: a turn card, a Bastet, an answer. */
export function choiceOf(card: Printed, choices: Choice[]): Choice | undefined {
  return choices.find(({ kind, card: named }) => {
    if (kind === "bastet") return card.effect === "bastet";
    return (kind === "play" || kind === "answer") && named.face === card.face;
  });
}
