/** The table without hands, on a big screen: for a party with phones as hands. */
import { useEffect, useState } from "preact/hooks";
import { Cat } from "@/kit/cat";
import { useMedia } from "@/kit/media";
import type { Play } from "@/kit/play";
import { Voice } from "@/kit/voice";
import { BYSTANDER, type LiveTable } from "@/net/live";
import type { SeatShown } from "@/protocol";
import { go } from "@/router";
import { Bar } from "@/screens/shared/bar";
import { Cover } from "@/screens/shared/cover";
import { Ended } from "@/screens/shared/ended";
import { useInvitation } from "@/screens/shared/invitation";
import { useLine } from "@/screens/shared/lines";
import { awaited } from "@/screens/shared/missing";
import { useRested } from "@/screens/shared/rested";
import { useSayings } from "@/screens/shared/sayings";
import { STILL } from "@/screens/shared/still";
import { useTitle } from "@/screens/shared/title";
import { Trouble, Wait } from "@/screens/shared/trouble";
import { Connection } from "@/table/connection";
import { useGame } from "@/table/games";
import { TableView } from "@/table/view";
import { say } from "@/text/say";

/** What is less wide is no big screen: there the table looks as it does for any bystander. */
const BIG = "(min-width: 1000px)";

/** The screen at /tv/ID. */
export function Tv({ id }: { id: string }) {
  const live = useLine(id, BYSTANDER);
  useAwake();
  const table = live.table.value;
  useEffect(() => {
    if (table?.next) go(`/tv/${table.next}`, { replace: true }); // the party goes on there
  }, [table?.next]);
  if (live.line.value === "ended")
    return <Trouble title={say("web-no-table")}>{live.ended.value?.text || say("web-no-table-more")}</Trouble>;
  return (
    <>
      {!table ? <Wait /> : table.status === "open" ? <Lounge live={live} /> : <Stage key={id} live={live} />}
      <Connection live={live} />
    </>
  );
}

/** Before the start: how to come, and who is here. */
function Lounge({ live }: { live: LiveTable }) {
  const table = live.table.value!;
  useGame(table.game);
  const invitation = useInvitation(table.table);
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const name = say("name", {}, { game: table.game });
  useTitle(name);
  return (
    <div class="page tv-page" data-game={table.game}>
      <Bar>
        <FullScreen />
      </Bar>
      <main class="lounge">
        <section class="lounge-game">
          <Cover game={table.game} />
          <h1>{name}</h1>
          <p role="status">{free ? say("web-tv-free", { free }) : (awaited(table) ?? say("web-tv-full"))}</p>
          <ol class="lounge-seats">
            {table.seats.map((who, seat) => (
              <Guest key={seat} who={who} />
            ))}
          </ol>
        </section>
        {free > 0 && (
          <section class="lounge-join">
            <h2>{say("web-tv-join")}</h2>
            {invitation && (
              <img class="tv-qr" src={`data:image/svg+xml,${encodeURIComponent(invitation.qr)}`} alt={say("web-tv-qr")} />
            )}
            {invitation && <p class="tv-link">{invitation.link.replace(/^https?:\/\//, "").replace(/\/join\/.*$/, "")}</p>}
            <p class="tv-code">
              <span>{say("web-tv-code")}</span>
              <strong>{table.code}</strong>
            </p>
          </section>
        )}
      </main>
    </div>
  );
}

function Guest({ who }: { who: SeatShown }) {
  const open = who.kind === "open";
  return (
    <li class={open ? "free" : ""}>
      {open ? (
        <span class="free-seat" aria-hidden="true" />
      ) : (
        <Cat coat={who.cat} mood={who.kind === "person" && !who.here ? "asleep" : "happy"} size={72} />
      )}
      <strong>{open ? say("web-tv-free-seat") : who.name}</strong>
    </li>
  );
}

/** While it is played, and after. */
function Stage({ live }: { live: LiveTable }) {
  const table = live.table.value!;
  const game = useGame(table.game);
  const sayings = useSayings(live);
  const big = useMedia(BIG);
  const rested = useRested(table.status);
  const view = live.view.value;
  const voice = new Voice(
    table.game,
    table.seats.map((seat) => seat.name),
    null,
  );
  useTitle(game ? voice.title() : "");
  if (!game) return <Wait />;
  if (!view) return table.status === "over" ? <Trouble title={say("web-given-up")} /> : <Wait>{say("web-dealing")}</Wait>;
  const story = live.story.value;
  const play: Play = {
    ...STILL,
    view,
    me: null,
    voice,
    turn: live.turn.value,
    news: story.filter((message) => message.step === view.step),
    now: () => live.now(),
  };
  return (
    <TableView
      tv={big}
      play={play}
      game={game}
      seats={table.seats}
      story={story}
      asked={live.turn.value?.seats ?? []}
      sayings={sayings}
      resting={view.over && !rested}
      still={rested}
      bar={
        <Bar title={voice.title()}>
          <FullScreen />
        </Bar>
      }
      instead={rested ? <Ended play={play} game={game} result={view.result} /> : undefined}
    />
  );
}

function FullScreen() {
  const [full, setFull] = useState(!!document.fullscreenElement);
  useEffect(() => {
    const changed = () => setFull(!!document.fullscreenElement);
    document.addEventListener("fullscreenchange", changed);
    return () => document.removeEventListener("fullscreenchange", changed);
  }, []);
  if (!document.fullscreenEnabled || full) return null; // Escape leads out
  return (
    <button
      type="button"
      class="button quiet"
      data-key="full"
      onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}
    >
      {say("web-tv-full-screen")}
    </button>
  );
}

/** The screen does not go dark while the table is on it, where a browser can be asked for that. */
function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    const hold = async () => {
      if (document.visibilityState === "visible")
        lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
    };
    void hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  }, []);
}
