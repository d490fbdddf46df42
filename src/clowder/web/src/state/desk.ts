/** The tables this browser sits at. The token of a seat is in a cookie that scripts cannot read; only where one browser holds
 * several seats (hot seat) are they kept here. */
import { kept } from "./kept";

export interface Sitting {
  table: string;
  code: string;
  game: string;
  /** Milliseconds since 1970, when it was last opened. */
  at: number;
  /** Whether the game was over when it was last seen. */
  over: boolean;
  /** Hot seat: the token of each person's seat, by seat number. */
  tokens?: Record<number, string>;
}

const MOST = 30;

export const sittings = kept<Sitting[]>("tables", []);

/** Note that this browser sits at a table, or what is new about that. */
export function note(sitting: Partial<Sitting> & { table: string }): void {
  const known = sittings.value.find((each) => each.table === sitting.table);
  const whole = { code: "", game: "", over: false, ...known, ...sitting, at: Date.now() };
  sittings.value = [whole, ...sittings.value.filter((each) => each !== known)].slice(0, MOST);
}

/** Forget a table. */
export function forget(table: string): void {
  if (sittings.value.some((each) => each.table === table)) sittings.value = sittings.value.filter((each) => each.table !== table);
}

export function sittingAt(table: string): Sitting | undefined {
  return sittings.value.find((each) => each.table === table);
}
