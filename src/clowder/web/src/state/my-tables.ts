/** The tables this browser sits at. The token of a seat is in a cookie that scripts cannot read; only where one browser
 * holds several seats (hot seat), or keeps no cookies, are they kept here. */
import { kept } from "./kept";

export interface MyTable {
  table: string;
  code: string;
  game: string;
  /** Milliseconds since 1970, when it was last opened. */
  at: number;
  /** Whether the game was over when it was last seen. */
  over: boolean;
  /** The token of each person's seat, by seat number: of a hot seat, or where no cookie is kept. */
  tokens?: Record<number, string>;
}

const MOST = 30;

export const myTables = kept<MyTable[]>("tables", []);

/** Note that this browser sits at a table, or what is new about that. */
export function noteTable(fresh: Partial<MyTable> & { table: string }): void {
  const known = myTables.value.find((each) => each.table === fresh.table);
  const whole = { code: "", game: "", over: false, ...known, ...fresh, at: Date.now() };
  myTables.value = [whole, ...myTables.value.filter((each) => each !== known)].slice(0, MOST);
}

/** Forget a table. */
export function forgetTable(table: string): void {
  if (myTables.value.some((each) => each.table === table))
    myTables.value = myTables.value.filter((each) => each.table !== table);
}

export function myTable(table: string): MyTable | undefined {
  return myTables.value.find((each) => each.table === table);
}

/** What to note of a seat's token: nothing, where a cookie has it. */
export function withoutCookie(seat: number, token: string): Pick<MyTable, "tokens"> {
  return navigator.cookieEnabled ? {} : { tokens: { [seat]: token } };
}

/** The token of the one seat that is held there without a cookie. */
export function oneToken(table: string): string | undefined {
  const tokens = Object.values(myTable(table)?.tokens ?? {});
  return tokens.length === 1 ? tokens[0] : undefined;
}
