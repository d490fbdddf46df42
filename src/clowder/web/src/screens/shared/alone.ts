import type { TableShown } from "@/protocol";

/** Whether somebody is the only person at the table. */
export function isAlone(table: TableShown, me: number | null): boolean {
  return me !== null && table.seats.every((seat, at) => (seat.kind === "person") === (at === me));
}
