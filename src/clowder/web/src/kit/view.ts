/** What a seat may see, as the server tells it: the same shape for every game (engine/view.py). */

/** What is printed on a card, as far as the viewer may see it; null for one that lies face down. */
export type Card = Record<string, any> | number | string | null;

export interface Place {
  count: number;
  /** Left out for a heap of which only the count shows. */
  cards?: Card[];
}

export interface Area {
  facts: Record<string, any>;
  places: Record<string, Place>;
}

export interface Choice {
  id: number;
  kind: string;
  [field: string]: any;
}

export interface Result {
  winners: number[];
  scores: number[];
  reason: string;
}

export interface View {
  game: string;
  players: number;
  seat: number | null;
  step: number;
  actor: number | null;
  phase: string;
  over: boolean;
  table: Area;
  seats: Area[];
  choices: Choice[];
  result: Result | null;
}

/** Something that happened, as a text key with arguments. */
export interface Message {
  step: number;
  key: string;
  args: Record<string, any>;
}

export type Patch = Array<[Array<string | number>, any]>;

/** The view with a patch applied. What did not change is shared with the old one, which stays as it was. */
export function patched(view: View, patch: Patch): View {
  let result: any = view;
  for (const [path, value] of patch) result = set(result, path, value);
  return result;
}

function set(place: any, path: Array<string | number>, value: any): any {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = Array.isArray(place) ? [...place] : { ...place };
  copy[key] = set(place[key], rest, value);
  return copy;
}

/** The seats by score, winners first. A game says whether fewer is better; where it did not, the winner's score tells. */
export function ranked({ scores, winners }: Result, fewer = winsWithFewest(scores, winners)): number[] {
  const seats = scores.map((_, seat) => seat);
  const won = (seat: number) => (winners.includes(seat) ? 0 : 1);
  return seats.sort((a, b) => won(a) - won(b) || (fewer ? scores[a]! - scores[b]! : scores[b]! - scores[a]!));
}

function winsWithFewest(scores: readonly number[], winners: readonly number[]): boolean {
  const best = scores[winners[0] ?? 0] ?? 0;
  return best === Math.min(...scores) && best !== Math.max(...scores);
}
