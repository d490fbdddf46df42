/** The screen at /table/ID: the live table, for one person or for several who share this device. */
import { useState } from "preact/hooks";
import { ask, Refusal } from "@/net/api";
import { useUntilItWorks } from "@/net/every";
import type { Snapshot } from "@/protocol";
import { address, go } from "@/router";
import { HotSeat } from "@/screens/hotseat/hotseat";
import { Wait } from "@/screens/shared/trouble";
import { myTable, noteTable, withoutCookie } from "@/state/my-tables";
import { say } from "@/text/say";
import { Live } from "./live";

/** A link to a seat has its token behind the #: it is put into a cookie, and forgotten here. */
export function TableScreen({ id }: { id: string }) {
  const token = address.value.fragment;
  const unreached = useTokenKept(id, token);
  if (token) return <Wait>{unreached ? say("web-no-server-more") : undefined}</Wait>;
  const tokens = Object.values(myTable(id)?.tokens ?? {});
  return tokens.length > 1 ? <HotSeat key={id} id={id} tokens={tokens} /> : <Live key={id} id={id} token={tokens[0]} />;
}

/**
 * Hands the token in, again and again if need be: whoever lost it would only watch. Whether the server cannot be reached.
 */
function useTokenKept(id: string, token: string): boolean {
  const [unreached, setUnreached] = useState(false);
  useUntilItWorks(
    async (wanted) => {
      if (!token) return true;
      if (!navigator.cookieEnabled) return noteToken(id, token);
      const refused = await ask("POST", `tables/${encodeURIComponent(id)}/cookie`, { token }).then(
        () => null,
        (why: unknown) => why,
      );
      if (!wanted()) return true;
      const busy = refused instanceof Refusal && (refused.status === 0 || refused.status === 429 || refused.status >= 500);
      setUnreached(busy);
      if (!busy) go(`/table/${id}`, { replace: true });
      return !busy;
    },
    [id, token],
  );
  return unreached;
}

/** Where no cookie is kept, the page itself remembers the seat that a link leads to; whether it could find out which. */
async function noteToken(id: string, token: string): Promise<boolean> {
  const { you } = await ask<Snapshot>("GET", `tables/${encodeURIComponent(id)}`, { token });
  if (you.seat !== null) noteTable({ table: id, ...withoutCookie(you.seat, token) });
  go(`/table/${id}`, { replace: true });
  return true;
}
