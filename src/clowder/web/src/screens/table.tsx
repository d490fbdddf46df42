/** The screen at /table/ID: the live table, for one person or for several who share this device. */
import { useEffect, useState } from "preact/hooks";
import { ask, Refusal } from "@/net/api";
import { address, go } from "@/router";
import { sittingAt } from "@/state/desk";
import { HotSeat } from "./hotseat";
import { Live } from "./live";
import { Wait } from "./trouble";

/** A link to a seat has its token behind the #: it is put into a cookie, and forgotten here. */
export function TableScreen({ id }: { id: string }) {
  const [ready, setReady] = useState(!address.value.fragment);
  useEffect(() => {
    const token = address.value.fragment;
    if (!token) return;
    const kept = ask("POST", `tables/${encodeURIComponent(id)}/cookie`, { token });
    void kept.catch((why) => why instanceof Refusal || Promise.reject(why)).then(() => {
      go(`/table/${id}`, { replace: true });
      setReady(true);
    });
  }, [id]);
  if (!ready) return <Wait />;
  const tokens = Object.values(sittingAt(id)?.tokens ?? {});
  return tokens.length > 1 ? <HotSeat key={id} id={id} tokens={tokens} /> : <Live key={id} id={id} />;
}
