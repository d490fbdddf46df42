/** What the views of Devil's Scat say, by name. */
import { every } from "@/kit/every";
import type { Play } from "@/kit/play";
import type { DevilsScatView, Face, Message, PlayerFacts } from "./view";

export type Table = Play<DevilsScatView, Message>;
export type Suit = Face["suit"];
export const SUITS = every<Suit>({ hearts: true, stars: true, gems: true, swirls: true, skulls: true });

/** Whether all hands lie open: between rounds, and when the game is over. */
export const isShowing = ({ phase }: DevilsScatView): boolean => phase === "deal" || phase === "over";

/** Why points come and go, and lives: the names of a player's facts. */
type Reason = Extract<keyof PlayerFacts, `for_${string}`>;

const REASONS = every<Reason>({
  for_winning: true,
  for_29: true,
  for_31: true,
  for_favoured: true,
  for_knocking: true,
  for_lowest: true,
  for_lowest_knocker: true,
  for_scat: true,
});

/** The reasons that hold for any of these players. */
export const reasonsOf = (...players: Array<{ facts: PlayerFacts }>): Reason[] =>
  REASONS.filter((reason) => players.some(({ facts }) => facts[reason]));

/** 29½, 30⅔: as it is said. */
export function figure({ worth, sixths }: { worth: number | null; sixths: number | null }): string {
  return worth === null ? "–" : `${worth}${{ 3: "½", 4: "⅔" }[sixths ?? 0] ?? ""}`;
}
