/** Public tables: join one, or watch. */
import { useState } from "preact/hooks";
import { Cat, COATS } from "@/kit/cat";
import { ask } from "@/net/api";
import { useEvery } from "@/net/every";
import { nameIn } from "@/net/games";
import type { GameListed, PublicTable } from "@/net/protocol";
import { sittings } from "@/state/desk";
import { say } from "@/text/say";

const EVERY = 5_000;

export function OpenTables({ games }: { games: readonly GameListed[] | null }) {
  const [tables, setTables] = useState<PublicTable[] | null>(null);
  useEvery(EVERY, () => void ask<PublicTable[]>("GET", "tables").then(setTables, () => undefined));
  const mine = new Set(sittings.value.map((each) => each.table));
  const others = tables?.filter((each) => !mine.has(each.table)) ?? [];
  return (
    <section class="panel open-tables">
      <h2>{say("web-open-tables")}</h2>
      {others.length === 0 ? (
        <p>{say("web-no-open-tables")}</p>
      ) : (
        <ul class="table-list">
          {others.map((each) => (
            <li key={each.table} data-game={each.game}>
              <Faces count={each.names.length} />
              <span class="table-words">
                <strong>{nameIn(games, each.game) || each.game}</strong>
                <span>{each.names.length ? each.names.join(", ") : say("web-nobody-yet")}</span>
                <span class="note">{each.status === "open" ? say("web-free-seats", { free: each.free }) : say("web-being-played")}</span>
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

/** As many cats as people, one behind the other. */
export function Faces({ count }: { count: number }) {
  return (
    <span class="faces" aria-hidden="true">
      {Array.from({ length: Math.max(1, Math.min(count, 3)) }, (_, at) => (
        <Cat key={at} coat={COATS[at]!} mood={count ? "calm" : "asleep"} size={36} />
      ))}
    </span>
  );
}
