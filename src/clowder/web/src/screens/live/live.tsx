/** A table that is really there: before the start, while it is played, after the end. */
import { Playing } from "@/screens/playing/playing";
import { useLine } from "@/screens/shared/lines";
import { useRested } from "@/screens/shared/rested";
import { NoteTable, TableEnded } from "@/screens/shared/sitting";
import { Wait } from "@/screens/shared/trouble";
import { Waiting } from "@/screens/waiting/waiting";
import { Connection } from "@/table/connection";

/** The table of somebody with a seat of their own, or of a bystander. A browser that keeps cookies needs no `token`. */
export function Live({ id, token }: { id: string; token?: string | undefined }) {
  const live = useLine(id, token);
  const status = live.table.value?.status;
  const rested = useRested(status);
  if (live.line.value === "ended" && live.ended.value) return <TableEnded live={live} />;
  return (
    <>
      <NoteTable live={live} />
      {!status ? <Wait /> : status === "open" ? <Waiting live={live} /> : <Playing live={live} rested={rested} />}
      <Connection live={live} />
    </>
  );
}
