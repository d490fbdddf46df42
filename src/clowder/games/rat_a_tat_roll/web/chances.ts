/** Which chances are shown on the board: those of the dice somebody thinks of rolling. */
import { signal } from "@preact/signals";
import { find, type Play } from "@/kit/play";
import { language } from "@/text/say";
import { dice, facts, ring } from "./facts";
import { percent, reach } from "./reach";

/** How many dice somebody thinks of rolling. */
export const thinkingOf = signal(2);

/** The dice picked for another roll, as bits, and the step that was at: at any other, none are. */
const picked = signal({ step: -1, mask: 0 });

export function pickedDice(play: Play): number {
  if (picked.value.step === play.view.step) return picked.value.mask;
  return dice(play).length === 1 && find(play, "reroll") ? 1 : 0; // of one die there is nothing to pick
}

export function pickDie(play: Play, die: number): void {
  picked.value = { step: play.view.step, mask: pickedDice(play) ^ (1 << die) };
}

export interface Chances {
  /** How many dice they are about. */
  count: number;
  /** For each space of the ring. */
  spaces: number[];
}

/** The chances to be shown now; null when there is nothing to roll. */
export function chancesShown(play: Play): Chances | null {
  const { pawn } = facts(play);
  const spaces = ring(play).length;
  if (play.view.phase === "roll" && (find(play, "roll") || play.look.has("chances"))) {
    const count = thinkingOf.value;
    return { count, spaces: reach(spaces, pawn, count) };
  }
  if (play.view.phase !== "reroll" || !find(play, "reroll")) return null;
  const mask = pickedDice(play);
  if (!mask) return null;
  const again = dice(play).map((_, die) => Boolean(mask & (1 << die)));
  const fixed = dice(play).reduce((sum, die, i) => sum + (again[i] ? 0 : die.number), 0);
  const count = again.filter(Boolean).length;
  return { count, spaces: reach(spaces, pawn, count, fixed) };
}

/** A chance as it is written in the language that is spoken; where that has a space before the sign, a narrow one. */
export function chanceText(chance: number): string {
  return (percent(chance) / 100).toLocaleString(language.value, { style: "percent" }).replace(/\s/, "\u202f");
}
