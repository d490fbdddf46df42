/** Who is still missing at a table that has not begun. */
import type { TableShown } from "@/protocol";
import { say } from "@/text/say";

/** For whom a table waits whose seats are all taken, in words; null if all of them are here. */
export function awaited(table: TableShown): string | null {
  const names = table.seats.filter((seat) => seat.kind === "person" && !seat.here).map((seat) => seat.name);
  return names.length ? say("web-waiting-for", { names }) : null;
}

/** Seats that are free, people who are not here yet or, if nobody is missing, that it can begin. */
export function whoIsMissing(table: TableShown): string {
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  return free ? say("web-free-seats", { free }) : (awaited(table) ?? say("web-full"));
}
