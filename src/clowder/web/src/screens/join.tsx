/** A friend's link: what is played, who is there, one name, one button. */
import { useRef, useState } from "preact/hooks";
import { ask, Refusal } from "@/net/api";
import { useEvery } from "@/net/every";
import { useGameListed } from "@/net/games";
import type { Snapshot, TableFound, TakenSeat } from "@/net/protocol";
import { go } from "@/router";
import { note } from "@/state/desk";
import { witness } from "@/state/promises";
import { say } from "@/text/say";
import { told, useAttempt } from "./attempt";
import { Bar } from "./bar";
import { Cover } from "./cover";
import { ProblemLine } from "./fields";
import { GameFacts } from "./game-card";
import { Icon } from "./icons";
import { NameField, nameToUse } from "./name-field";
import { Faces } from "./open-tables";
import { useTitle } from "./title";
import { Trouble, Wait } from "./trouble";

const EVERY = 4_000;
const NAME_PROBLEMS = ["table-name-taken", "table-bad-text", "server-body"];

export function Join({ code }: { code: string }) {
  const [table, setTable] = useState<string | null>(null);
  const [found, setFound] = useState<Snapshot | null>(null);
  const [lost, setLost] = useState<Refusal | null>(null);
  useEvery(
    EVERY,
    async () => {
      try {
        const id = table ?? (await ask<TableFound>("GET", `codes/${encodeURIComponent(code)}`)).table;
        setTable(id);
        const snapshot = await ask<Snapshot>("GET", `tables/${id}`);
        if (snapshot.you.seat !== null && snapshot.table.status !== "over") go(`/table/${id}`, { replace: true }); // one sits there already
        witness(snapshot.table);
        setFound(snapshot);
        setLost(null);
      } catch (why) {
        if (why instanceof Refusal) setLost(why);
      }
    },
    code,
  );
  if (lost?.status === 404) return <Trouble title={say("web-dead-code", { code })}>{say("web-dead-code-more")}</Trouble>;
  if (lost && !found) return <Trouble title={lost.message}>{say("web-no-server-more")}</Trouble>;
  return found ? <Invited found={found} /> : <Wait />;
}

function Invited({ found }: { found: Snapshot }) {
  const { table } = found;
  const game = useGameListed(table.game);
  useTitle(game?.name ?? "");
  const people = table.seats.filter((seat) => seat.kind === "person").map((seat) => seat.name);
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  return (
    <div class="page join" data-game={table.game}>
      <Bar />
      <main>
        <section class="panel invited">
          <Cover game={table.game} />
          <div class="invited-words">
            <h1>{say("web-invited", { game: game?.name ?? "" })}</h1>
            {game && <GameFacts game={game} />}
            {game && <p class="feel">{game.feel ?? game.tagline}</p>}
            <p class="there">
              <Faces count={people.length} />
              <span>
                {people.length ? say("web-there-are", { names: people }) : say("web-nobody-yet")}
                {table.status === "open" && free > 0 && <span class="note"> {say("web-free-seats", { free })}</span>}
              </span>
            </p>
            {table.status === "open" && free > 0 ? <SitDown found={found} /> : <NoSeat found={found} />}
            {game?.lesson && table.status !== "over" && (
              <p>
                <a class="lesson-link" href={`/learn/${table.game}`} target="_blank" rel="noopener">
                  <Icon name="learn" /> {say("web-lesson-first")}
                </a>
              </p>
            )}
          </div>
        </section>
      </main>
    </div>
  );
}

function SitDown({ found }: { found: Snapshot }) {
  const { table } = found;
  const { busy, attempt } = useAttempt();
  const [problem, setProblem] = useState<{ text: string; name: boolean } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const sit = (event: Event) => {
    event.preventDefault();
    setProblem(null);
    void attempt(async () => {
      try {
        await sitSomewhere(table.table, nameToUse());
        note({ table: table.table, code: table.code, game: table.game });
        go(`/table/${table.table}`);
      } catch (why) {
        const name = why instanceof Refusal && NAME_PROBLEMS.includes(why.key);
        setProblem({ text: name && why.key === "server-body" ? say("web-bad-name") : told(why), name });
        if (name) field.current?.select();
      }
    });
  };
  return (
    <form class="sit-down" onSubmit={sit}>
      <NameField input={field} problem={problem?.name ? problem.text : null} />
      <ProblemLine text={problem && !problem.name && problem.text} />
      <div class="ways">
        <button type="submit" class="button big" data-key="sit-down" disabled={busy}>
          {say("web-sit-down")}
        </button>
        <a class="button quiet" href={`/table/${table.table}`} data-key="watch">
          <Icon name="eye" /> {say("web-watch")}
        </a>
      </div>
    </form>
  );
}

/** Sit on the first seat that is free; if somebody was faster, on the next. */
async function sitSomewhere(table: string, name: string): Promise<TakenSeat> {
  const { table: now } = await ask<Snapshot>("GET", `tables/${table}`);
  for (const [seat, who] of now.seats.entries()) {
    if (who.kind !== "open") continue;
    try {
      return await ask<TakenSeat>("POST", `tables/${table}/seats/${seat}`, { body: { name } });
    } catch (why) {
      if (!(why instanceof Refusal && why.key === "table-seat-taken")) throw why;
    }
  }
  throw new Error(say("web-table-full"));
}

/** What is left to do where nobody can sit down. */
function NoSeat({ found: { table } }: { found: Snapshot }) {
  const why = table.status === "open" ? "web-table-full" : table.status === "playing" ? "web-table-begun" : "web-table-over";
  return (
    <>
      <p class="why-not" role="status">
        {say(why)}
      </p>
      <div class="ways">
        {table.status === "over" && table.next && (
          <a class="button big" href={`/table/${table.next}`}>
            {say("web-to-rematch")}
          </a>
        )}
        <a class={`button ${table.next ? "quiet" : "big"}`} href={`/table/${table.table}`} data-key="watch">
          <Icon name="eye" /> {say(table.status === "over" ? "web-result" : "web-watch")}
        </a>
        <a class="button quiet" href="/">
          {say("web-to-lobby")}
        </a>
      </div>
    </>
  );
}
