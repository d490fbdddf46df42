/** A friend's link: what is played, who is there, one name, one button. */
import { useRef, useState } from "preact/hooks";
import { ask, Refusal } from "@/net/api";
import { useEvery } from "@/net/every";
import { useGameListed } from "@/net/games";
import type { Snapshot, TableFound, TakenSeat } from "@/protocol";
import { go } from "@/router";
import { useAttempt } from "@/screens/shared/attempt";
import { Bar } from "@/screens/shared/bar";
import { Cover } from "@/screens/shared/cover";
import { EmptySeats, emptySeats } from "@/screens/shared/empty-seats";
import { Faces } from "@/screens/shared/faces";
import { ProblemLine } from "@/screens/shared/fields";
import { GameFacts } from "@/screens/shared/game-facts";
import { Icon } from "@/screens/shared/icons";
import { NameField, nameToUse } from "@/screens/shared/name-field";
import { useTitle } from "@/screens/shared/title";
import { Trouble, Wait } from "@/screens/shared/trouble";
import { noteTable, withoutCookie } from "@/state/my-tables";
import { witness } from "@/state/promises";
import { myCat } from "@/state/settings";
import { say } from "@/text/say";

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
        // one sits there already
        if (snapshot.you.seat !== null && snapshot.table.status !== "over") go(`/table/${id}`, { replace: true });
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
  const people = table.seats.filter((seat) => seat.kind === "person");
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
              <Faces cats={people.map((seat) => seat.cat)} />
              <span>
                {people.length ? say("web-there-are", { names: people.map((seat) => seat.name) }) : say("web-nobody-yet")}
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
        const { seat, token } = await sitSomewhere(table.table, nameToUse());
        noteTable({ table: table.table, code: table.code, game: table.game, ...withoutCookie(seat, token) });
        go(`/table/${table.table}`);
      } catch (why) {
        const { key, message } = Refusal.of(why);
        const name = NAME_PROBLEMS.includes(key);
        setProblem({ text: key === "server-body" ? say("web-bad-name") : message, name });
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
      return await ask<TakenSeat>("POST", `tables/${table}/seats/${seat}`, { body: { name, cat: myCat.value } });
    } catch (why) {
      if (!(why instanceof Refusal && why.key === "table-seat-taken")) throw why;
    }
  }
  throw Refusal.ours("web-table-full");
}

/** What is left to do where nobody can sit down. */
function NoSeat({ found: { table } }: { found: Snapshot }) {
  const why =
    table.status === "open" ? "web-table-full" : table.status === "playing" ? "web-table-begun" : "web-table-over";
  return (
    <>
      <p class="why-not" role="status">
        {say(why)}
      </p>
      {emptySeats(table).length > 0 && (
        <>
          <NameField />
          <EmptySeats table={table} asked={() => go(`/table/${table.table}`)} />
        </>
      )}
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
