/** A table that is really there: before the start, while it is played, after the end. */
import { useComputed, useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { Play } from "@/kit/play";
import type { LiveTable } from "@/net/live";
import { forget, note } from "@/state/desk";
import { Connection } from "@/table/connection";
import { Drafting } from "@/table/draft";
import { useGame } from "@/table/games";
import { TableView } from "@/table/view";
import { Why } from "@/table/why";
import { say } from "@/text/say";
import { Voice } from "@/text/voice";
import { Bar } from "./bar";
import { useLine } from "./lines";
import { Notice } from "./notice";
import { NeverBegun, Over } from "./over";
import { Talk, useEmotes } from "./talk";
import { Menu } from "./table-menu";
import { Hints } from "./hints";
import { Trouble, Wait } from "./trouble";
import { Waiting } from "./waiting";

/** The table of somebody with a seat of their own, or of a bystander. */
export function Live({ id }: { id: string }) {
  const live = useLine(id);
  if (live.line.value === "ended" && live.ended.value) return <TableEnded live={live} />;
  const status = live.table.value?.status;
  return (
    <>
      <Sat live={live} />
      {!status ? <Wait /> : status === "open" ? <Waiting live={live} /> : <Playing live={live} />}
      <Connection live={live} />
    </>
  );
}

/** Notes that this browser sits at the table. */
export function Sat({ live }: { live: LiveTable }) {
  useSignalEffect(() => {
    const table = live.table.value;
    const you = live.you.value;
    if (table && you && (you.seat !== null || you.host)) {
      queueMicrotask(() => note({ table: table.table, code: table.code, game: table.game, over: table.status === "over" }));
    }
  });
  return null;
}

/** There is no table here, or no longer for us. */
export function TableEnded({ live }: { live: LiveTable }) {
  const ended = live.ended.value!;
  const gone = ended.why !== "replaced" && !live.table.value;
  useEffect(() => {
    if (gone) forget(live.id);
  }, [gone]);
  if (ended.why === "replaced") return <Trouble title={say("web-replaced")}>{say("web-replaced-more")}</Trouble>;
  return <Trouble title={say("web-no-table")}>{say("web-no-table-more")}</Trouble>;
}

/** A game in progress, or over, at the line it is given: one's own or, on a shared device, that of whoever holds it now. */
export function Playing({ live, notice }: { live: LiveTable; notice?: ComponentChildren }) {
  const drafting = useMemo(() => new Drafting(live), [live]);
  const game = useGame(live.table.value!.game);
  const refused = useComputed(() => drafting.problem.value ?? live.refused.value?.error ?? null);
  useSignalEffect(() => {
    if (live.refused.value) drafting.clear();
  });
  const emotes = useEmotes(live);
  const table = live.table.value!;
  const view = live.view.value;
  if (!view && table.status === "over") return <NeverBegun live={live} />;
  if (!game || !view) return <Wait>{say("web-dealing")}</Wait>;

  const composed = drafting.now;
  const shown = composed?.views.at(-1) ?? view;
  const me = live.you.value?.seat ?? null;
  const voice = new Voice(table.game, table.seats.map((seat) => seat.name), me);
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
  return (
    <>
      <TableView
        play={play}
        game={game}
        seats={table.seats}
        story={story}
        asked={asked}
        emotes={emotes}
        bar={
          <Bar title={voice.title()}>
            <Menu live={live} />
          </Bar>
        }
        notice={
          <>
            {notice}
            <Notice live={live} />
            <Hints live={live} play={play} />
          </>
        }
        instead={table.status === "over" ? <Over live={live} play={play} game={game} /> : undefined}
        beside={table.manners.hot_seat ? undefined : <Talk live={live} voice={voice} />}
      />
      <Why problem={refused.value} game={table.game} close={() => ((drafting.problem.value = null), (live.refused.value = null))} />
    </>
  );
}
