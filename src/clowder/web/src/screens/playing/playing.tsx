/** A game while it is played, and its result. */
import { useComputed, useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { Play } from "@/kit/play";
import { Voice } from "@/kit/voice";
import type { LiveTable } from "@/net/live";
import { TableMenu } from "@/screens/menu/table-menu";
import { NeverBegun, Over } from "@/screens/over/over";
import { isAlone } from "@/screens/shared/alone";
import { Bar } from "@/screens/shared/bar";
import { useSayings } from "@/screens/shared/sayings";
import { Wait } from "@/screens/shared/trouble";
import { decidedAt, noteDecision } from "@/state/decided";
import { Drafting } from "@/table/draft";
import { useGame } from "@/table/games";
import { TableView } from "@/table/view";
import { Why } from "@/table/why";
import { say } from "@/text/say";
import { Aim } from "./aim";
import { Calling } from "./calling";
import { Hints } from "./hints";
import { Notices } from "./notice";
import { heardAt, Talk } from "./talk";

/**
 * A game in progress, or over, at the line it is given: one's own or, on a shared device, that of whoever holds it now.
 * `rested`: it is over, and what decided it was seen.
 */
export function Playing({ live, rested, notice }: { live: LiveTable; rested: boolean; notice?: ComponentChildren }) {
  const drafting = useMemo(() => new Drafting(live), [live]);
  const game = useGame(live.table.value!.game);
  const refused = useComputed(() => drafting.problem.value ?? live.refused.value);
  useSignalEffect(() => {
    if (live.refused.value) drafting.clear();
  });
  useSignalEffect(() => {
    const seat = live.you.value?.seat ?? null;
    if (live.decided.value === null) live.decided.value = decidedAt(live.id, seat);
    else noteDecision(live.id, seat, live.decided.value);
  });
  useEffect(() => {
    drafting.problem.value = null; // something was played: nobody asks any more why something else could not be
  }, [live.view.value?.step]);
  const sayings = useSayings(live);
  const table = live.table.value!;
  const view = live.view.value;
  if (!view && table.status === "over") return <NeverBegun live={live} />;
  if (!game || !view) return <Wait>{say("web-dealing")}</Wait>;

  const composed = drafting.now;
  const shown = composed?.views.at(-1) ?? view;
  const me = live.you.value?.seat ?? null;
  const voice = new Voice(
    table.game,
    table.seats.map((seat) => seat.name),
    me,
  );
  const busy = live.inFlight.value > 0;
  const story = live.story.value;
  const play: Play = {
    view: shown,
    me,
    voice,
    turn: live.turn.value,
    choices: busy ? [] : shown.choices,
    draft: composed?.moves ?? [],
    news: story.filter((message) => message.step === view.step),
    look: new Set(),
    now: () => live.now(),
    choose: (id) => drafting.send(id),
    compose: (id) => void drafting.add(id),
    composeAll: (ids) => void drafting.replace(ids),
    undo: () => drafting.undo(),
    why: (id) => void drafting.why(id),
    looked: () => live.look(),
  };
  const asked = live.turn.value?.seats ?? [];
  const waiting = table.status === "playing" && !shown.choices.length && me !== null && !asked.includes(me);
  return (
    <TableView
      play={play}
      game={game}
      seats={table.seats}
      story={story}
      asked={asked}
      sayings={sayings}
      decided={live.decided.value}
      hurry={waiting && isAlone(table, me) ? () => live.hurry() : undefined}
      lines={heardAt(live).filter((line) => line.seat !== me).length}
      resting={view.over && !rested}
      still={rested}
      bar={
        <Bar title={voice.title()}>
          <TableMenu live={live} />
        </Bar>
      }
      notice={
        <>
          {notice}
          <Notices live={live} />
          {!table.manners.hot_seat && <Calling live={live} game={voice.title()} />}
          <Why
            problem={refused.value}
            game={table.game}
            close={() => {
              drafting.problem.value = null;
              live.refused.value = null;
            }}
          />
          <Hints live={live} play={play} />
        </>
      }
      first={<Aim play={play} />}
      instead={rested ? <Over live={live} play={play} game={game} /> : undefined}
      beside={table.manners.hot_seat ? undefined : <Talk live={live} voice={voice} />}
    />
  );
}
