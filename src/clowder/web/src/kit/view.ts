/** What a seat may see, as the server tells it: what the views of all games have in common (engine/view_types.py). */
import type { ReplayStep, View } from "@/protocol";

export type { Choice, Message, Result, View } from "@/protocol";

export type Area = View["table"];
export type Place = Area["places"][string];

/** What is printed on a card, as far as the viewer may see it; null for one that lies face down. */
export type Card = Record<string, any> | number | string | null;

export type Patch = ReplayStep["patch"];

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
