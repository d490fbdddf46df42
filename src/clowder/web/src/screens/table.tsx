/** The screen at /table/ID: the live table, for one person or for several who share this device. */
import { useEffect, useState } from "preact/hooks";
import { ask, Refusal } from "@/net/api";
import { address, go } from "@/router";
import { sittingAt } from "@/state/desk";
import { say } from "@/text/say";
import { HotSeat } from "./hotseat";
import { Live } from "./live";
import { Wait } from "./trouble";

const AGAIN = 3_000;

/** A link to a seat has its token behind the #: it is put into a cookie, and forgotten here. */
export function TableScreen({ id }: { id: string }) {
  const token = address.value.fragment;
  const unreached = useTokenKept(id, token);
  if (token) return <Wait>{unreached ? say("web-no-server-more") : undefined}</Wait>;
  const tokens = Object.values(sittingAt(id)?.tokens ?? {});
  return tokens.length > 1 ? <HotSeat key={id} id={id} tokens={tokens} /> : <Live key={id} id={id} />;
}

/** Hands the token in, again and again if need be: whoever lost it would only watch. Whether the server cannot be reached. */
function useTokenKept(id: string, token: string): boolean {
  const [unreached, setUnreached] = useState(false);
  useEffect(() => {
    if (!token) return;
    let timer: ReturnType<typeof setTimeout>;
    let left = false;
    const keep = async () => {
      const refused = await ask("POST", `tables/${encodeURIComponent(id)}/cookie`, { token }).then(() => null, (why: unknown) => why);
      if (left) return;
      const busy = refused instanceof Refusal && (refused.status === 0 || refused.status === 429 || refused.status >= 500);
      setUnreached(busy);
      if (busy) timer = setTimeout(keep, AGAIN);
      else go(`/table/${id}`, { replace: true });
    };
    void keep();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [id, token]);
  return unreached;
}
