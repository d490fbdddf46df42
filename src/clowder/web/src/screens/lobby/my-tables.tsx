/** The tables this browser sits at. */
import { useState } from "preact/hooks";
import { ask, Refusal } from "@/net/api";
import { useEvery } from "@/net/every";
import { nameIn } from "@/net/games";
import type { GameListed, Snapshot } from "@/protocol";
import { Cover } from "@/screens/shared/cover";
import { forgetTable, type MyTable, myTables } from "@/state/my-tables";
import { language, say } from "@/text/say";

const EVERY = 10_000;
/** Tables that are asked about: the newest; older ones hardly go on. */
const ASKED = 8;
const FINISHED_SHOWN = 3;

/** Where a game goes on, or is about to begin; what waits for me comes first. */
export function Going({ games }: { games: readonly GameListed[] | null }) {
  const [found, setFound] = useState<Record<string, Snapshot>>({});
  const look = async (mine: MyTable) => {
    try {
      const snapshot = await ask<Snapshot>("GET", `tables/${mine.table}`, {
        token: Object.values(mine.tokens ?? {})[0],
      });
      // the seat was given to somebody else
      if (snapshot.you.seat === null && !snapshot.you.host) return forgetTable(mine.table);
      if (snapshot.table.status === "over")
        myTables.value = myTables.value.map((each) => (each.table === mine.table ? { ...each, over: true } : each));
      setFound((all) => ({ ...all, [mine.table]: snapshot }));
    } catch (why) {
      if (why instanceof Refusal && why.status === 404) forgetTable(mine.table);
    }
  };
  useEvery(EVERY, () => {
    for (const mine of myTables
      .peek()
      .filter((each) => !each.over)
      .slice(0, ASKED))
      void look(mine);
  });
  const going = myTables.value
    .flatMap((each) => (each.over ? [] : (found[each.table] ?? [])))
    .sort((one, other) => urgency(other) - urgency(one));
  if (!going.length) return null;
  return (
    <section class="my-tables" aria-label={say("web-my-tables")}>
      {going.map((snapshot, at) => (
        <ContinueLink
          key={snapshot.table.table}
          snapshot={snapshot}
          name={nameIn(games, snapshot.table.game)}
          first={at === 0}
        />
      ))}
    </section>
  );
}

/** How much a table wants to be gone on with. */
function urgency({ table, you, turn }: Snapshot): number {
  if (table.status !== "playing") return 0;
  return you.seat !== null && turn?.seats.includes(you.seat) ? 2 : 1;
}

/** Games that are over: their results, and to see them again. */
export function Finished({ games }: { games: readonly GameListed[] | null }) {
  const finished = myTables.value.filter((each) => each.over).slice(0, FINISHED_SHOWN);
  if (!finished.length) return null;
  return (
    <section class="panel finished">
      <h2>{say("web-finished-tables")}</h2>
      <ul class="table-list">
        {finished.map((each) => (
          <li key={each.table} data-game={each.game}>
            <span class="table-words">
              <strong>{nameIn(games, each.game) || each.code}</strong>
              <span class="note">
                {new Date(each.at).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" })}
              </span>
            </span>
            <a class="button quiet small" href={`/table/${each.table}`}>
              {say("web-result")}
            </a>
            <a class="button quiet small" href={`/replay/${each.table}`}>
              {say("web-see-again")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ContinueLink({ snapshot, name, first }: { snapshot: Snapshot; name: string; first: boolean }) {
  const { table, you, turn } = snapshot;
  const others = table.seats.filter((seat, at) => at !== you.seat && seat.name).map((seat) => seat.name);
  const mine = you.seat !== null && (turn?.seats.includes(you.seat) ?? false);
  const words = table.status === "open" ? say("web-not-begun") : mine ? say("web-your-turn") : say("web-being-played");
  return (
    <a class={`continue ${first ? "first" : ""}`} href={`/table/${table.table}`} data-game={table.game} data-key="continue">
      {first && <Cover game={table.game} />}
      <span class="table-words">
        <strong>{say("web-continue-game", { game: name })}</strong>
        {others.length > 0 && <span>{say("web-with", { names: others })}</span>}
        <span class={mine ? "your-turn" : "note"}>{words}</span>
      </span>
      <span class="button" aria-hidden="true">
        {say("web-continue")}
      </span>
    </a>
  );
}
