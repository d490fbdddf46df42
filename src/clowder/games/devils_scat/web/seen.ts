/** What the views of Devil's Scat say, by name. */
import type { Play } from "@/kit/play";
import type { DevilsScatView, Face, Message, PlayerFacts } from "./view";

export type Table = Play<DevilsScatView, Message>;
export type Suit = Face["suit"];
export const SUITS: readonly Suit[] = ["hearts", "stars", "gems", "swirls", "skulls"];

/** Whether all hands lie open: between rounds, and when the game is over. */
export const isShowing = ({ phase }: DevilsScatView): boolean => phase === "deal" || phase === "over";

/** Why points come and go, and lives: the names of a player's facts. */
type Reason = Extract<keyof PlayerFacts, `for_${string}`>;

const REASONS: readonly Reason[] = [
  "for_winning",
  "for_29",
  "for_31",
  "for_favoured",
  "for_knocking",
  "for_lowest",
  "for_lowest_knocker",
  "for_scat",
];

/** The reasons that hold for any of these players. */
export const reasonsOf = (...players: Array<{ facts: PlayerFacts }>): Reason[] =>
  REASONS.filter((reason) => players.some(({ facts }) => facts[reason]));

/** 29½, 30⅔: as it is said. */
export function figure({ worth, sixths }: { worth: number | null; sixths: number | null }): string {
  return worth === null ? "–" : `${worth}${{ 3: "½", 4: "⅔" }[sixths ?? 0] ?? ""}`;
}
