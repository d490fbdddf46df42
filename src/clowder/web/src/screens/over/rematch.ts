/** Once more: the table of the rematch, where everybody's token holds the same person's seat. */
import { ask } from "@/net/api";
import type { Fine, NextTable, TableShown, You } from "@/protocol";
import { go } from "@/router";
import { myTable, noteTable } from "@/state/my-tables";

/** Go to the rematch; whoever is first makes its table. Without a seat one follows those who have one. */
export async function playAgain(table: TableShown, you: You): Promise<void> {
  if (you.seat === null) {
    if (table.next) go(`/table/${table.next}`);
    return;
  }
  const tokens = myTable(table.table)?.tokens;
  const token = tokens?.[you.seat];
  const next = await ask<NextTable>("POST", `tables/${table.table}/rematch`, { token });
  const moved = tokens && seatsFurther(tokens, table.players);
  noteTable({ table: next.table, code: next.code, game: table.game, over: false, ...(moved ? { tokens: moved } : {}) });
  if (you.host && table.next === null && peopleElsewhere(table, tokens) === 0) {
    // There is nobody to wait for. If it cannot start by itself, there is a button for it.
    await ask<Fine>("POST", `tables/${next.table}/start`, { token }).catch(() => undefined);
  }
  go(`/table/${next.table}`);
}

/** The tokens of a shared device, after everybody moved one seat further. */
export function seatsFurther(tokens: Record<number, string>, players: number): Record<number, string> {
  return Object.fromEntries(Object.entries(tokens).map(([seat, token]) => [(Number(seat) + 1) % players, token]));
}

function peopleElsewhere(table: TableShown, tokens: Record<number, string> | undefined): number {
  const people = table.seats.filter((seat) => seat.kind === "person").length;
  return people - (tokens ? Object.keys(tokens).length : 1);
}
