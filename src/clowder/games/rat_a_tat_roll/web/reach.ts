/** How likely the dice lead where: every die shows each of its faces equally often. */
import deck from "../deck.toml?raw";
import type { Region, Space } from "./facts";

/** The faces of a number die, as the deck's file has them. */
export function facesOf(toml: string): number[] {
  const found = /\[number_die\]\s*faces\s*=\s*\[([\d,\s]+)\]/.exec(toml);
  return found ? found[1]!.split(",").map(Number) : [];
}

export const FACES = facesOf(deck);

/** The chance of each sum of so many dice: sums[n] is that of n. */
export function sums(count: number, faces: readonly number[] = FACES): number[] {
  let chances = [1];
  for (let die = 0; die < count; die++) {
    const next: number[] = [];
    chances.forEach((chance, sum) => {
      for (const face of faces) next[sum + face] = (next[sum + face] ?? 0) + chance / faces.length;
    });
    chances = Array.from(next, (chance) => chance ?? 0);
  }
  return chances;
}

/** The chance of each space of the ring when so many dice are rolled and those that stay show `fixed` together. */
export function reach(spaces: number, pawn: number, count: number, fixed = 0, faces: readonly number[] = FACES): number[] {
  const there = new Array<number>(spaces).fill(0);
  sums(count, faces).forEach((chance, sum) => {
    there[(pawn + fixed + sum) % spaces]! += chance;
  });
  return there;
}

/** The chance of each region, and of any wild space. */
export function byRegion(ring: readonly Space[], chances: readonly number[]): Record<Region | "wild", number> {
  const all = { A: 0, B: 0, C: 0, D: 0, E: 0, wild: 0 };
  ring.forEach((space, at) => {
    all[space.region ?? "wild"] += chances[at] ?? 0;
  });
  return all;
}

/** A chance as it is written: whole per cents, but never 0 for what can happen. */
export function percent(chance: number): number {
  return chance === 0 ? 0 : Math.max(1, Math.round(chance * 100));
}
