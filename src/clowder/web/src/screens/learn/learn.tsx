/** A lesson of two minutes: the game's real table, a cat that explains it, and moves to make oneself. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { CatHead } from "@/kit/cat";
import { aboutToChange } from "@/kit/flip";
import { INK } from "@/kit/ink";
import type { Play } from "@/kit/play";
import { nameAt, Voice } from "@/kit/voice";
import { ask, Refusal } from "@/net/api";
import { useGameListed } from "@/net/games";
import type { Lesson } from "@/protocol";
import { Bar } from "@/screens/shared/bar";
import { nameToUse } from "@/screens/shared/name-field";
import { ProblemToast, Starting, useMaking } from "@/screens/shared/starting";
import { STILL, seated } from "@/screens/shared/still";
import { useTitle } from "@/screens/shared/title";
import { Trouble, Wait } from "@/screens/shared/trouble";
import { myName } from "@/state/settings";
import { tableFor, wishFor } from "@/state/wishes";
import { useGame } from "@/table/games";
import { TableView } from "@/table/view";
import { say } from "@/text/say";
import { atMoment, chosen, draftOf, goneOn, momentOf, type Progress, storyOf, takenBack, viewOf, wantedOf } from "./lesson";

const LEARNER = 0;
/** Between two steps that the others play. */
const PACE = 1_000;

/** The screen at /learn/GAME. */
export function Learn({ game }: { game: string }) {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const get = () => {
    setTrouble(null);
    ask<Lesson>("GET", `games/${encodeURIComponent(game)}/lesson`).then(setLesson, (why) => setTrouble(Refusal.of(why)));
  };
  useEffect(get, [game]);
  if (trouble) {
    const none = trouble.key === "server-no-lesson";
    const action = none ? <RulesLink game={game} /> : trouble.status !== 404 && <TryAgain get={get} />;
    return (
      <Trouble title={say("web-lesson-none")} action={action}>
        {none ? say("web-lesson-none-more") : trouble.message}
      </Trouble>
    );
  }
  return lesson ? <Classroom key={game} lesson={lesson} /> : <Wait />;
}

function Classroom({ lesson }: { lesson: Lesson }) {
  const game = useGame(lesson.game);
  const [progress, setProgress] = useState<Progress>(atMoment(0));
  const [nudge, setNudge] = useState("");
  const going = useGoing(lesson, progress, go);
  const names = lesson.names.map((name, seat) =>
    nameAt(seat, seat === LEARNER ? myName.value || say("web-lesson-you") : name),
  );
  const voice = new Voice(lesson.game, names, LEARNER);
  useTitle(game ? say("web-lesson-title", { game: voice.title() }) : "");

  function go(to: Progress): void {
    aboutToChange();
    setNudge("");
    setProgress(to);
  }

  if (!game) return <Wait />;
  const moment = momentOf(lesson, progress);
  const view = viewOf(lesson, progress);
  const wanted = wantedOf(lesson, progress);
  const last = progress.moment === lesson.moments.length - 1;
  const choices = wanted === null ? [] : view.choices;

  const choose = (id: number, composing: boolean) => {
    if (wanted === null) return;
    const further = chosen(lesson, progress, id, composing);
    if (further) return go(further);
    const better = choices.find((choice) => choice.id === wanted);
    setNudge(
      say(choices.some((choice) => choice.id === id) ? "web-lesson-other" : "web-lesson-not-now", {
        choice: better ? voice.choice(better) : "",
      }),
    );
  };
  const play: Play = {
    ...STILL,
    view,
    me: LEARNER,
    voice,
    turn: moment.turn,
    choices,
    draft: draftOf(lesson, progress),
    news: progress.done ? [] : (moment.story as Play["news"]),
    look: new Set(moment.look),
    choose: (id) => choose(id, false),
    compose: (id) => choose(id, true),
    undo: () => go(takenBack(progress)),
    why: (id) => choose(id, false),
    looked: () => wanted !== null && choose(wanted, false),
  };
  const bubble = (
    <Bubble text={voice.own(`lesson-${moment.say}`)} nudge={nudge}>
      <Dots at={progress.moment} of={lesson.moments.length} />
      <span class="lesson-buttons">
        {progress.moment > 0 && (
          <button
            type="button"
            class="button quiet small"
            data-key="lesson-back"
            disabled={going.on}
            onClick={() => go(atMoment(progress.moment - 1))}
          >
            {say("web-lesson-back")}
          </button>
        )}
        {wanted === null && !last && (
          <button type="button" class="button" data-key="lesson-next" aria-disabled={going.on} onClick={going.start}>
            {say("web-lesson-next")}
          </button>
        )}
        {last && <Afterwards game={lesson.game} />}
      </span>
    </Bubble>
  );
  return (
    <TableView
      play={play}
      game={game}
      seats={names.map((name, seat) => seated(name, seat))}
      story={storyOf(lesson, progress)}
      asked={going.on ? (view.actor === null ? [] : [view.actor]) : (moment.turn?.seats ?? [])}
      bar={
        <Bar title={voice.title()}>
          <a class="button quiet small" href={`/rules/${lesson.game}`}>
            {say("web-rules")}
          </a>
        </Bar>
      }
      notice={bubble}
      instead={wanted === null ? <></> : undefined}
    />
  );
}

/** After Next: what the others play, one step after the other, then the next moment. */
function useGoing(lesson: Lesson, progress: Progress, go: (to: Progress) => void): { on: boolean; start: () => void } {
  const [on, setOn] = useState(false);
  const from = useRef(progress.moment);
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => {
    if (!on) return;
    if (progress.moment !== from.current) return setOn(false);
    const timer = setTimeout(() => latest.current(goneOn(lesson, progress)), progress.done ? PACE : 0);
    return () => clearTimeout(timer);
  }, [on, progress]);
  const start = () => {
    from.current = progress.moment;
    setOn(true);
  };
  return { on, start };
}

function Bubble({ text, nudge, children }: { text: string; nudge: string; children: ComponentChildren }) {
  return (
    <section class="lesson" aria-label={say("web-lesson-label")}>
      <Teacher />
      <div class="lesson-bubble">
        <div aria-live="polite">
          <p class="lesson-text" tabIndex={-1} data-focus-home>
            {text}
          </p>
          {nudge && (
            <p class="lesson-nudge" key={nudge}>
              {nudge}
            </p>
          )}
        </div>
        <div class="lesson-foot">{children}</div>
      </div>
    </section>
  );
}

/** The cat that explains. One sees by the glasses that it has read the rules. */
function Teacher() {
  return (
    <svg viewBox="0 0 100 100" class="teacher" aria-hidden="true" focusable="false">
      <CatHead coat="tabby" />
      <g fill="#ffffff" fill-opacity=".25" stroke={INK} stroke-width="3.2" stroke-linecap="round">
        <circle cx="34" cy="51" r="13.5" />
        <circle cx="66" cy="51" r="13.5" />
        <path d="M47.5 49 q2.5 -3 5 0 M20.5 50 L11 46 M79.5 50 L89 46" fill="none" />
      </g>
    </svg>
  );
}

function Dots({ at, of }: { at: number; of: number }) {
  return (
    <span class="dots" role="img" aria-label={say("web-lesson-progress", { at: at + 1, of })}>
      {Array.from({ length: of }, (_, i) => (
        <i key={i} class={i === at ? "now" : i < at ? "past" : ""} />
      ))}
    </span>
  );
}

function Afterwards({ game }: { game: string }) {
  const listed = useGameListed(game);
  const making = useMaking();
  return (
    <>
      <RulesLink game={game} />
      <button
        type="button"
        class="button"
        data-key="lesson-play"
        disabled={!listed || making.busy}
        onClick={() => listed && void making.make(tableFor(game, wishFor(listed, "bots"), nameToUse()))}
      >
        {say("web-lesson-play")}
      </button>
      <Starting busy={making.busy} />
      <ProblemToast text={making.problem} close={making.forget} />
    </>
  );
}

function TryAgain({ get }: { get: () => void }) {
  return (
    <button type="button" class="button quiet" onClick={get}>
      {say("web-try-now")}
    </button>
  );
}

function RulesLink({ game }: { game: string }) {
  return (
    <a class="button quiet" href={`/rules/${game}`}>
      {say("web-lesson-rules")}
    </a>
  );
}
