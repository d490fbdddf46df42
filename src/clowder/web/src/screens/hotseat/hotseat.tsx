/** Several people, one device: each has a line of their own, and a curtain keeps their cards from the others. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Cat } from "@/kit/cat";
import { forgetChange } from "@/kit/flip";
import { BYSTANDER, type LiveTable } from "@/net/live";
import type { TableShown, Turn } from "@/protocol";
import { Playing } from "@/screens/playing/playing";
import { Bar } from "@/screens/shared/bar";
import { useLines } from "@/screens/shared/lines";
import { useRested } from "@/screens/shared/rested";
import { NoteTable, TableEnded } from "@/screens/shared/sitting";
import { Wait } from "@/screens/shared/trouble";
import { Waiting } from "@/screens/waiting/waiting";
import { Connection } from "@/table/connection";
import { say } from "@/text/say";
import { nameOf, type Scene, sceneOf } from "./curtain";

/** How long one sees what came of one's move before the curtain falls. */
const LINGER = 1_300;
/** A second tap on a card must not hit the button that lies there a moment later. */
const NO_TAP = 450;

/** The live table of a device that holds the tokens of several seats. */
export function HotSeat({ id, tokens }: { id: string; tokens: readonly string[] }) {
  const [watching, ...seated] = useLines(id, [BYSTANDER, ...tokens]) as [LiveTable, ...LiveTable[]];
  const rested = useRested(watching.table.value?.status);
  const ended = [watching, ...seated].find((line) => line.line.value === "ended" && line.ended.value);
  if (ended) return <TableEnded live={ended} />;
  if (!watching.table.value || !seated.every((line) => line.table.value && line.you.value)) {
    return (
      <>
        <Wait />
        <Connection live={watching} />
      </>
    );
  }
  const host = seated.find((line) => line.you.value!.host) ?? seated[0]!;
  const status = host.table.value!.status;
  return (
    <>
      <NoteTable live={host} />
      {status === "open" ? (
        <Waiting live={host} />
      ) : status === "over" && rested ? (
        <Playing live={host} rested />
      ) : (
        <SharedDevice watching={watching} seated={seated} />
      )}
      <Connection live={watching} />
    </>
  );
}

function SharedDevice({ watching, seated }: { watching: LiveTable; seated: LiveTable[] }) {
  const table = watching.table.value!;
  const lines = new Map(seated.map((line) => [line.you.value!.seat, line]));
  const [holder, setHolder] = useState<number | null>(null);
  useBackAgain(table, lines);

  const seats = [...lines.keys()].filter((seat) => seat !== null);
  const step = watching.view.value?.step ?? 0;
  const people = seats.filter((seat) => table.seats[seat]!.kind === "person" && !table.seats[seat]!.stand_in);
  const unanswered = seats.filter((seat) => lines.get(seat)!.view.value?.choices.length);
  // Each line hears of a step in its own time: only when all have is it known who is asked.
  const agreed = seats.every(
    (seat) => lines.get(seat)!.view.value?.step === step && lines.get(seat)!.turn.value?.kind === watching.turn.value?.kind,
  );
  const wanted = sceneOf(
    { turn: watching.turn.value, people, unanswered, actor: watching.view.value?.actor ?? null },
    holder,
  );
  const scene = useScene(agreed ? wanted : null, step);
  useEffect(() => {
    if (scene.kind !== "cards") setHolder(null);
  }, [scene]);

  const left = seats.filter((seat) => table.seats[seat]!.stand_in === "asked");
  const again = left.map((seat) => (
    <button type="button" class="button quiet" key={seat} data-key={`back-${seat}`} onClick={() => lines.get(seat)!.back()}>
      {say("web-hotseat-back", { name: table.seats[seat]!.name })}
    </button>
  ));
  if (scene.kind === "pass") {
    return (
      <Curtain
        key={`${scene.seat}/${step}`}
        seat={scene.seat}
        table={table}
        turn={watching.turn.value}
        lift={() => setHolder(scene.seat)}
      >
        {again}
      </Curtain>
    );
  }
  if (scene.kind === "table")
    return (
      <Playing
        key="table"
        live={watching}
        rested={false}
        notice={again.length ? <div class="buttons">{again}</div> : undefined}
      />
    );
  return (
    <Playing
      key={scene.seat}
      live={lines.get(scene.seat)!}
      rested={false}
      notice={again.length ? <div class="buttons">{again}</div> : undefined}
    />
  );
}

/** The scene that is shown. From somebody's cards it changes only after a moment, if there is something new to be seen. */
function useScene(wanted: Scene | null, step: number): Scene {
  const [shown, setShown] = useState<Scene>({ kind: "table" });
  const from = useRef(step);
  const leaving = useRef<number | null>(null);
  const differs = wanted !== null && nameOf(wanted) !== nameOf(shown);
  useEffect(() => {
    if (wanted && !differs) leaving.current = null;
    if (!wanted || !differs) return;
    leaving.current ??= Date.now();
    const change = () => {
      forgetChange(); // nothing flies from one person's cards to another's
      leaving.current = null;
      from.current = step;
      setShown(wanted);
    };
    if (shown.kind !== "cards" || step === from.current) return change();
    const timer = setTimeout(change, LINGER - (Date.now() - leaving.current));
    return () => clearTimeout(timer);
  }, [differs, wanted && nameOf(wanted), shown, step]);
  return shown;
}

/** Nothing of anybody's cards is on the page while this is. */
function Curtain({
  seat,
  table,
  turn,
  lift,
  children,
}: {
  seat: number;
  table: TableShown;
  turn: Turn | null;
  lift: () => void;
  children: ComponentChildren;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const since = useRef(Date.now());
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { name, cat } = table.seats[seat]!;
  const why =
    turn?.kind === "window" ? "web-hotseat-window" : turn?.kind === "look" ? "web-hotseat-look" : "web-hotseat-move";
  return (
    <div class="page curtain-page" data-game={table.game}>
      <Bar />
      <main class="curtain" data-curtain data-seat={seat}>
        <Cat coat={cat} mood="wide" size={140} />
        <h1 ref={heading} tabIndex={-1}>
          {say("web-hotseat-pass", { name })}
        </h1>
        <p>{say(why, { name })}</p>
        <button
          type="button"
          class="button big"
          data-key="lift"
          onClick={() => Date.now() - since.current > NO_TAP && lift()}
        >
          {say("web-hotseat-lift", { name })}
        </button>
        <div class="buttons">{children}</div>
        <p class="unseen" role="status">
          {say("web-hotseat-pass", { name })}
        </p>
      </main>
    </div>
  );
}

/** Whoever was away with this device is back with it. */
function useBackAgain(table: TableShown, lines: Map<number | null, LiveTable>): void {
  const away = [...lines.keys()].filter((seat) => seat !== null && table.seats[seat]!.stand_in === "away").join();
  useEffect(() => {
    for (const seat of away ? away.split(",") : []) lines.get(Number(seat))!.back();
  }, [away]);
}
