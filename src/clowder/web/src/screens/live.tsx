/** A table that is really there: before the start, while it is played, after the end. */
import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { GameTable, Play } from "@/kit/play";
import { ask, Refusal } from "@/net/api";
import { LiveTable } from "@/net/live";
import { address, go } from "@/router";
import { forget, note, sittingAt } from "@/state/desk";
import { Connection } from "@/table/connection";
import { Drafting } from "@/table/draft";
import { tableOf } from "@/table/games";
import { TableView } from "@/table/view";
import { Why } from "@/table/why";
import { language, load, say } from "@/text/say";
import { Voice } from "@/text/voice";
import { Bar } from "./bar";
import { Over } from "./over";
import { Talk, useEmotes } from "./talk";
import { Menu } from "./table-menu";
import { Hints } from "./hints";
import { Trouble, Wait } from "./trouble";
import { Waiting } from "./waiting";

/** The screen at /table/ID. A link to a seat has its token behind the #: it is put into a cookie, and forgotten here. */
export function TableScreen({ id }: { id: string }) {
  const [ready, setReady] = useState(!address.value.fragment);
  useEffect(() => {
    const token = address.value.fragment;
    if (!token) return;
    const kept = ask("POST", `tables/${encodeURIComponent(id)}/cookie`, { token });
    void kept.catch((why) => why instanceof Refusal || Promise.reject(why)).then(() => {
      go(`/table/${id}`, { replace: true });
      setReady(true);
    });
  }, [id]);
  return ready ? <Live key={id} id={id} /> : <Wait />;
}

function Live({ id }: { id: string }) {
  const live = useMemo(() => new LiveTable(id, firstToken(id)), [id]);
  useEffect(() => () => live.close(), [live]);
  const spoken = useSignal(language.peek());
  useSignalEffect(() => {
    if (language.value === spoken.peek()) return;
    spoken.value = language.value;
    live.connect(); // from now on it explains itself in this language
  });
  useSignalEffect(() => {
    const table = live.table.value;
    const you = live.you.value;
    if (table && you && (you.seat !== null || you.host)) {
      queueMicrotask(() => note({ table: table.table, code: table.code, game: table.game, over: table.status === "over" }));
    }
  });
  const ended = live.ended.value;
  if (live.line.value === "ended" && ended) {
    if (ended.why === "replaced") return <Trouble title={say("web-replaced")}>{say("web-replaced-more")}</Trouble>;
    if (!live.table.value) forget(id);
    return <Trouble title={say("web-no-table")}>{ended.text || say("web-no-table-more")}</Trouble>;
  }
  if (!live.table.value) {
    return (
      <>
        <Wait />
        <Connection live={live} />
      </>
    );
  }
  return (
    <>
      {live.table.value.status === "open" ? <Waiting live={live} /> : <Playing live={live} />}
      <Connection live={live} />
    </>
  );
}

function firstToken(id: string): string | undefined {
  const tokens = sittingAt(id)?.tokens;
  return tokens && Object.values(tokens)[0];
}

/** A game in progress, or over, at the line it is given: one's own or, on a shared device, that of whoever holds it now. */
export function Playing({ live }: { live: LiveTable }) {
  const drafting = useMemo(() => new Drafting(live), [live]);
  const game = useGame(live.table.value!.game);
  const refused = useComputed(() => drafting.problem.value ?? live.refused.value?.error ?? null);
  useSignalEffect(() => {
    if (live.refused.value) drafting.clear();
  });
  const emotes = useEmotes(live);
  const table = live.table.value!;
  const view = live.view.value;
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
        notice={<Hints live={live} play={play} />}
        instead={table.status === "over" ? <Over live={live} play={play} game={game} /> : undefined}
        beside={<Talk live={live} voice={voice} />}
      />
      <Why problem={refused.value} game={table.game} close={() => ((drafting.problem.value = null), (live.refused.value = null))} />
    </>
  );
}

/** A game's table and its texts, once they are here. */
export function useGame(name: string): GameTable | null {
  const [game, setGame] = useState<GameTable | null>(null);
  useEffect(() => {
    let wanted = true;
    void Promise.all([tableOf(name), load(language.value, name)]).then(([table]) => wanted && setGame(table));
    return () => {
      wanted = false;
    };
  }, [name]);
  return game;
}
