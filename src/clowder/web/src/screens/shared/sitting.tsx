/** That this browser sits at a live table, and that there is none to sit at. */
import { useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LiveTable } from "@/net/live";
import { forgetTable, noteTable } from "@/state/my-tables";
import { say } from "@/text/say";
import { Trouble } from "./trouble";

/** Notes that this browser sits at the table. */
export function NoteTable({ live }: { live: LiveTable }) {
  useSignalEffect(() => {
    const table = live.table.value;
    const you = live.you.value;
    if (table && you && (you.seat !== null || you.host)) {
      queueMicrotask(() =>
        noteTable({ table: table.table, code: table.code, game: table.game, over: table.status === "over" }),
      );
    }
  });
  return null;
}

/** There is no table here, or no longer for us. */
export function TableEnded({ live }: { live: LiveTable }) {
  const ended = live.ended.value!;
  const gone = ended.why !== "replaced" && !live.table.value;
  useEffect(() => {
    if (gone) forgetTable(live.id);
  }, [gone]);
  if (ended.why === "replaced") return <Trouble title={say("web-replaced")}>{say("web-replaced-more")}</Trouble>;
  return <Trouble title={say("web-no-table")}>{say("web-no-table-more")}</Trouble>;
}
