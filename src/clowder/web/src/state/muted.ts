/** Seats whose chat is not wanted, by table. The server forgets it with the connection, and tells old lines again. */
import { kept } from "./kept";

const muted = kept<Record<string, number[]>>("muted", {});

/** The seats of a table that nothing is heard of. */
export function mutedAt(table: string): number[] {
  return muted.value[table] ?? [];
}

export function setMuted(table: string, seat: number, on: boolean): void {
  const { [table]: before = [], ...others } = muted.value;
  const seats = on ? [...before, seat] : before.filter((each) => each !== seat);
  muted.value = seats.length ? { ...others, [table]: seats } : others;
}
