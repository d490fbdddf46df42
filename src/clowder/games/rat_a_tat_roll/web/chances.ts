/** Which chances are shown on the board: those of the dice somebody thinks of rolling. */
import { signal } from "@preact/signals";
import { spokenPercent } from "@/kit/numbers";
import { find } from "@/kit/play";
import { dice, type Table } from "./seen";
import type { Throw } from "./view";

/** How many dice somebody thinks of rolling. */
export const thinkingOf = signal(2);

/** The dice picked for another roll, as bits, and the step that was at: at any other, none are. */
const picked = signal({ step: -1, mask: 0 });

export function pickedDice(play: Table): number {
  if (picked.value.step === play.view.step) return picked.value.mask;
  return dice(play).length === 1 && find(play, "reroll") ? 1 : 0; // of one die there is nothing to pick
}

export function pickDie(play: Table, die: number): void {
  picked.value = { step: play.view.step, mask: pickedDice(play) ^ (1 << die) };
}

/** The throw whose chances are to be shown now; null when there is nothing to roll. */
export function throwShown(play: Table): Throw | null {
  const { phase, insight } = play.view;
  if (phase === "roll" && (find(play, "roll") || play.look.has("chances")))
    return insight.throws.find((each) => each.dice === thinkingOf.value) ?? null;
  const again = find(play, "reroll", ({ mask }) => mask === pickedDice(play));
  return insight.throws.find((each) => each.choice === again?.id) ?? null;
}

/** A chance as it is written: whole per cents, but never 0 for what can happen. */
export function wholePercents(count: number, ways: number): number {
  return count === 0 ? 0 : Math.max(1, Math.round((count * 100) / ways));
}

export function chanceText(count: number, { ways }: Throw): string {
  return spokenPercent(wholePercents(count, ways) / 100);
}
