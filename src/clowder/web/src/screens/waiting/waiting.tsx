/** Before the start: who sits where, bots, options, the invitation. */
import { useEffect, useState } from "preact/hooks";
import { Cat } from "@/kit/cat";
import { ask } from "@/net/api";
import { useGameListed } from "@/net/games";
import { type LiveTable, NOBODY } from "@/net/live";
import type { TakenSeat } from "@/protocol";
import { TableMenu } from "@/screens/menu/table-menu";
import { Terms } from "@/screens/menu/terms";
import { useAttempt } from "@/screens/shared/attempt";
import { Bar } from "@/screens/shared/bar";
import { Choosing } from "@/screens/shared/choosing";
import { Cover } from "@/screens/shared/cover";
import { Icon } from "@/screens/shared/icons";
import { InvitationPanel } from "@/screens/shared/invitation";
import { whoIsMissing } from "@/screens/shared/missing";
import { NameField, nameToUse } from "@/screens/shared/name-field";
import { ProblemToast, Starting } from "@/screens/shared/starting";
import { forgetTable, noteTable, withoutCookie } from "@/state/my-tables";
import { witness } from "@/state/promises";
import { myCat } from "@/state/settings";
import { USUAL_LEVEL } from "@/state/wishes";
import { say } from "@/text/say";
import { Beginner } from "./beginner";
import { Chairs } from "./chairs";
import { Fairness } from "./fairness";

export function Waiting({ live }: { live: LiveTable }) {
  const table = live.table.value!;
  const you = live.you.value ?? NOBODY;
  const game = useGameListed(table.game);
  const { busy, problem, attempt, forget: read } = useAttempt();
  const [starting, setStarting] = useState(false);
  const [choosing, setChoosing] = useState(false);
  useEffect(() => witness(table), [table.table]);

  const at = `tables/${table.table}`;
  const sit = async (seat: number) => {
    const body = { name: nameToUse(), cat: myCat.value };
    const taken = await attempt(() => ask<TakenSeat>("POST", `${at}/seats/${seat}`, { body }));
    if (!taken) return;
    noteTable({ table: table.table, ...withoutCookie(taken.seat, taken.token) });
    live.connect(); // now with a seat
  };
  const start = async () => {
    setStarting(true);
    await attempt(async () => {
      if (free) await ask("POST", `${at}/bots`, { body: { level: USUAL_LEVEL } });
      await ask("POST", `${at}/start`);
    });
    setStarting(false);
  };
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const others = table.seats.filter((seat, number) => seat.kind === "person" && number !== you.seat).length;
  const name = game?.name ?? "";
  return (
    <div class="page waiting" data-game={table.game}>
      <Bar title={name}>
        <TableMenu live={live} />
      </Bar>
      <main>
        <div class="column">
          <section class="panel at-table">
            <header class="at-table-head">
              <Cover game={table.game} />
              <div>
                <h2>{say("web-who-is-in")}</h2>
                <p role="status">{whoIsMissing(table)}</p>
              </div>
            </header>
            {you.seat === null && free > 0 && <NameField />}
            <Chairs
              live={live}
              table={table}
              you={you}
              levels={game?.levels ?? []}
              busy={busy}
              sit={(seat) => void sit(seat)}
              free={(seat) => void attempt(() => ask("DELETE", `${at}/seats/${seat}`))}
              seatBot={(seat, level) => void attempt(() => ask("PUT", `${at}/seats/${seat}/bot`, { body: { level } }))}
            />
            {game?.who_begins && (
              <Beginner
                table={table}
                you={you}
                question={game.who_begins}
                busy={busy}
                name={(seat) => void attempt(() => ask("PUT", `${at}/beginner`, { body: { seat } }))}
              />
            )}
          </section>
          <Fairness live={live} />
        </div>
        <div class="column">
          {!table.manners.hot_seat && (
            <section class="panel inviting">
              <h2>{say("web-invite")}</h2>
              <p>{say("web-invite-more")}</p>
              <InvitationPanel table={table.table} code={table.code} game={name} />
              <a class="button quiet" href={`/tv/${table.table}`} target="_blank" rel="noopener">
                <Icon name="tv" /> {say("web-tv")}
              </a>
            </section>
          )}
          <section class="panel settled">
            <h2>{say("web-settled")}</h2>
            <Terms table={table} game={game} />
            {you.host && others === 0 && game && !table.own_deck && (
              <button type="button" class="button quiet" data-key="change" onClick={() => setChoosing(true)}>
                {say("web-change-table")}
              </button>
            )}
          </section>
        </div>
      </main>
      <footer class="start-bar">
        {you.host ? <Start free={free} busy={busy} start={() => void start()} /> : <Patience seated={you.seat !== null} />}
      </footer>
      {choosing && game && (
        <Choosing game={game} company="friends" close={() => setChoosing(false)} done={() => void giveUp(table.table)} />
      )}
      <Starting busy={starting} />
      <ProblemToast text={problem} close={read} />
    </div>
  );
}

function Start({ free, busy, start }: { free: number; busy: boolean; start: () => void }) {
  return (
    <button type="button" class="button big" data-key="start" disabled={busy} onClick={start}>
      {say(free ? "web-fill-and-start" : "web-start")}
    </button>
  );
}

function Patience({ seated }: { seated: boolean }) {
  return (
    <p class="patience">
      <Cat coat="ginger" mood="calm" size={36} class="waiting-cat" />{" "}
      {say(seated ? "web-host-starts" : "web-watching-host-starts")}
    </p>
  );
}

/** Another table takes the place of this one. */
async function giveUp(table: string): Promise<void> {
  await ask("DELETE", `tables/${table}`).catch(() => undefined);
  forgetTable(table);
}
