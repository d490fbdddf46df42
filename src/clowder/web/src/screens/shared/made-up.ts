/** Tables that never were, for tests. */
import type { SeatShown, TableSettings, TableShown } from "@/protocol";
import { seated } from "./still";

export function madeUpSeat(more: Partial<SeatShown> = {}): SeatShown {
  return { ...seated("Ada", 0), ...more };
}

export function madeUpTable(seats: SeatShown[], more: Partial<TableShown> = {}): TableShown {
  return {
    table: "old",
    code: "BGCSZ",
    game: "purr",
    rules: 1,
    players: seats.length,
    options: {},
    own_deck: false,
    manners: {} as TableSettings,
    status: "playing",
    promise: "first",
    seats,
    beginner: null,
    waits_for: null,
    still: false,
    asking: [],
    next: null,
    ...more,
  };
}
