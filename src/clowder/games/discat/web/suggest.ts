/** Groups that a hand could play now, as a suggestion: what may really be played the server says. */
import type { Printed } from "./cards";

export interface Suggested {
  /** The top card first. */
  cards: Printed[];
  /** How many numbers would answer it. */
  room: number;
}

export interface Constraint {
  /** Null where nothing constrains. */
  limit: number | null;
  arrow: "up" | "down" | null;
}

const MOST = 5;

/** Whether a card may go on top. */
export function complies(card: number, { limit, arrow }: Constraint): boolean {
  return limit === null || (arrow === "up" ? card > limit : card < limit);
}

/** How many numbers answer a card, if the game has cards up to `highest`. */
export function room({ card, arrow }: Printed, highest: number): number {
  return arrow === "up" ? highest - card : card - 1;
}

/** Every row of cards with a common digit, on top of each the card that is hardest to answer; the longest first. */
export function suggested(hand: readonly Printed[], constraint: Constraint, highest: number): Suggested[] {
  const groups: Suggested[] = [];
  for (const alike of [...alikeBy(hand, (card) => Math.floor(card / 10)), ...alikeBy(hand, (card) => card % 10)]) {
    const tops = alike.filter(({ card }) => complies(card, constraint)).sort((a, b) => room(a, highest) - room(b, highest));
    const top = tops[0];
    if (alike.length < 2 || !top) continue;
    groups.push({ cards: [top, ...alike.filter((each) => each !== top)].slice(0, MOST), room: room(top, highest) });
  }
  return groups.sort((a, b) => b.cards.length - a.cards.length || a.room - b.room);
}

function alikeBy(hand: readonly Printed[], digit: (card: number) => number): Printed[][] {
  return Array.from({ length: 10 }, (_, each) => hand.filter(({ card }) => digit(card) === each));
}

/** What a group of so many cards counts: of four, the bottom one is worth four. */
export function worth(cards: number): number {
  return cards === 4 ? 7 : cards;
}
