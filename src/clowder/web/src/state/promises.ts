/**
 * What each table promised of its secret when this browser first saw it: only that can be held against it after the game.
 */
import type { TableShown } from "@/protocol";
import { kept } from "./kept";

export interface SeenPromise {
  promise: string;
  /** How far the game was then. */
  when: TableShown["status"];
}

const MOST = 60;

export const promises = kept<Record<string, SeenPromise>>("promises", {});

/** Remember what a table promises, the first time it is seen. */
export function witness(table: TableShown): void {
  const known = promises.peek();
  if (Object.hasOwn(known, table.table)) return;
  const all: Array<[string, SeenPromise]> = [
    ...Object.entries(known),
    [table.table, { promise: table.promise, when: table.status }],
  ];
  promises.value = Object.fromEntries(all.slice(-MOST));
}
