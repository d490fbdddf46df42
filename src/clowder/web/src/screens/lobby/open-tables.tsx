/** Public tables: join one, or watch. */
import { useState } from "preact/hooks";
import { COATS } from "@/kit/cat";
import { ask } from "@/net/api";
import { useEvery } from "@/net/every";
import { nameIn } from "@/net/games";
import type { GameListed, PublicTable } from "@/protocol";
import { Faces } from "@/screens/shared/faces";
import { myTables } from "@/state/my-tables";
import { say } from "@/text/say";

const EVERY = 5_000;

/** The public tables that are not one's own. */
export function useOpenTables(): readonly PublicTable[] {
  const [tables, setTables] = useState<PublicTable[]>([]);
  useEvery(EVERY, () => void ask<PublicTable[]>("GET", "tables").then(setTables, () => undefined));
  const mine = new Set(myTables.value.map((each) => each.table));
  return tables.filter((each) => !mine.has(each.table));
}

export function OpenTables({
  games,
  tables: others,
}: {
  games: readonly GameListed[] | null;
  tables: readonly PublicTable[];
}) {
  return (
    <section class="panel open-tables">
      <h2>{say("web-open-tables")}</h2>
      {others.length === 0 ? (
        <p>{say("web-no-open-tables")}</p>
      ) : (
        <ul class="table-list">
          {others.map((each) => (
            <li key={each.table} data-game={each.game}>
              <Faces cats={COATS.slice(0, each.names.length)} />
              <span class="table-words">
                <strong>{nameIn(games, each.game) || each.game}</strong>
                <span>{each.names.length ? each.names.join(", ") : say("web-nobody-yet")}</span>
                <span class="note">
                  {each.status === "open" ? say("web-free-seats", { free: each.free }) : say("web-being-played")}
                </span>
              </span>
              {each.status === "open" && each.free > 0 ? (
                <a class="button small" href={`/join/${each.code}`}>
                  {say("web-join")}
                </a>
              ) : (
                <a class="button quiet small" href={`/table/${each.table}`}>
                  {say("web-watch")}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
