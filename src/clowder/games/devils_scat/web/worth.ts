/**
 * What three cards are worth, and why. The server says what a hand is worth; here is which of its cards count (S25–S29), and
 * what the four cards between drawing and discarding would come to.
 */

export const SUITS = ["hearts", "stars", "gems", "swirls", "skulls"] as const;
export type Suit = (typeof SUITS)[number];

export interface Printed {
  card: number;
  rank: string;
  suit: Suit;
  points: number;
}

export type How = "suit" | "row" | "three" | "devil" | "scat";

export interface Worth {
  /** In sixths of a point, as the server keeps it. */
  sixths: number;
  how: How;
  /** The suit that counts, where one does. */
  suit: Suit | null;
  /** The cards that count, by their numbers. */
  counts: ReadonlySet<number>;
}

const WHOLE = 6;
const ROW = 29 * WHOLE + 3;
const THREE = 30 * WHOLE + 3;
const DEVIL = 30 * WHOLE + 4;
export const GOOD = 29 * WHOLE;
export const SCAT = 31 * WHOLE;

/** S2: the highest that applies. */
export function weigh(cards: readonly Printed[]): Worth {
  const all = new Set(cards.map((each) => each.card));
  const first = cards[0];
  if (cards.length === 3 && first && cards.every((each) => each.rank === first.rank)) {
    return first.rank === "6" ? { sixths: DEVIL, how: "devil", suit: null, counts: all } : { sixths: THREE, how: "three", suit: null, counts: all };
  }
  const best = bestSuit(cards);
  if (best.sixths < ROW && isRow(cards)) return { ...best, sixths: ROW, how: "row" };
  return best.sixths === SCAT ? { ...best, how: "scat" } : best;
}

/** S26: the suit whose cards add up to the most. */
function bestSuit(cards: readonly Printed[]): Worth {
  let best: Worth = { sixths: 0, how: "suit", suit: null, counts: new Set() };
  for (const suit of SUITS) {
    const same = cards.filter((each) => each.suit === suit);
    const sixths = WHOLE * same.reduce((sum, each) => sum + each.points, 0);
    if (sixths > best.sixths) best = { sixths, how: "suit", suit, counts: new Set(same.map((each) => each.card)) };
  }
  return best;
}

/** S27: three numbers of one suit in a row. */
function isRow(cards: readonly Printed[]): boolean {
  const numbers = cards.map((each) => Number(each.rank));
  return cards.length === 3 && cards.every((each) => each.suit === cards[0]!.suit) && numbers.every(Number.isInteger) && Math.max(...numbers) - Math.min(...numbers) === 2;
}

/** What would be left without this card. */
export function without(cards: readonly Printed[], card: number): Worth {
  return weigh(cards.filter((each) => each.card !== card));
}

/** 29½, 30⅔: as it is said. */
export function figure(sixths: number): string {
  return `${Math.floor(sixths / WHOLE)}${{ 3: "½", 4: "⅔" }[sixths % WHOLE] ?? ""}`;
}
