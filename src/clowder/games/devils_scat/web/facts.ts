/** What the views of Devil's Scat say, in the words of the table. */
import type { Area, View } from "@/kit/view";

/** Whether all hands lie open: between rounds, and when the game is over. */
export function isShowing(view: View): boolean {
  return view.phase === "deal" || view.phase === "over";
}

/** Why points come and go, and lives: the names of a player's facts. */
const REASONS = ["for_winning", "for_29", "for_31", "for_favoured", "for_knocking", "for_lowest", "for_lowest_knocker", "for_scat"];

/** The reasons that hold for any of these players. */
export function reasonsOf(...players: Area[]): string[] {
  return REASONS.filter((reason) => players.some((area) => area.facts[reason] != null));
}

/** What a hand is worth, in sixths; null if it is not known. */
export function sixthsOf(area: Area): number | null {
  return area.facts.worth === null ? null : area.facts.worth * 6 + area.facts.sixths;
}

/** The seats with cards in this round, the best hand first; a Scat, which ends the round, before all. */
export function ranking(view: View): number[] {
  const ended = (view.table.facts.scat ?? view.table.facts.devils_scat)?.seat;
  const rank = (seat: number) => (seat === ended ? Infinity : (sixthsOf(view.seats[seat]!) ?? 0));
  const seats = view.seats.map((_, seat) => seat).filter((seat) => view.seats[seat]!.places.hand!.count > 0);
  return seats.sort((a, b) => rank(b) - rank(a) || a - b);
}
