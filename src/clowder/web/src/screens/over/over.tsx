/** After the end: who won and why, and what one can do now. */

import { useEffect, useRef } from "preact/hooks";
import { Cat, CatHead, Paw, SeatCat, useCoat } from "@/kit/cat";
import { INK } from "@/kit/ink";
import type { GameTable, Play } from "@/kit/play";
import { Scroller } from "@/kit/scroller";
import { calm } from "@/kit/times";
import type { Result } from "@/kit/view";
import { type LiveTable, NOBODY } from "@/net/live";
import { useAttempt } from "@/screens/shared/attempt";
import { winnersInWords } from "@/screens/shared/ended";
import { SeatedCat } from "@/screens/shared/seated-cat";
import { ProblemToast, Starting } from "@/screens/shared/starting";
import { Trouble } from "@/screens/shared/trouble";
import { witness } from "@/state/promises";
import { say } from "@/text/say";
import { FairnessCheck, fileName } from "./fairness-check";
import { playAgain } from "./rematch";
import { SoundOffer } from "./sound-offer";

export function Over({ live, play, game }: { live: LiveTable; play: Play; game: GameTable }) {
  const table = live.table.value!;
  const result = play.view.result;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    witness(table);
    heading.current?.scrollIntoView?.({ block: "center" });
  }, []);
  return (
    <section class="result" aria-labelledby="result">
      <div class="feast">
        {result && !calm.value && <Joy />}
        {result ? <Podium result={result} /> : <Cat coat="grey" mood="asleep" size={96} />}
        <h2 id="result" ref={heading} tabIndex={-1} data-focus-home>
          {result ? winnersInWords(play, result) : say("web-given-up")}
        </h2>
        {result && calm.value && <p class="cheer">{cheerInWords(play, result)}</p>}
        {result && <p class="reason">{play.voice.reason(result)}</p>}
      </div>
      {result && <Scores play={play} result={result} />}
      <Ways live={live} />
      {result && play.me !== null && <SoundOffer />}
      {result && game.Reckoning && (
        <Scroller class="panel reckoning" label={say("web-replay-reckoning")}>
          <game.Reckoning play={play} />
        </Scroller>
      )}
      <FairnessCheck table={table} />
    </section>
  );
}

/** What paws that rain down say to those who want less motion. */
function cheerInWords({ voice, me }: Play, { winners }: Result): string {
  if (me !== null && winners.includes(me)) return say("web-cheer-you");
  return say("web-cheer", { names: winners.map((seat) => voice.name(seat)) });
}

/** The table was given up before the cards were dealt: there is nothing to show. */
export function NeverBegun({ live }: { live: LiveTable }) {
  const table = live.table.value!;
  return (
    <Trouble
      title={say("web-never-begun")}
      action={
        table.next && (
          <a class="button" href={`/table/${table.next}`}>
            {say("web-to-rematch")}
          </a>
        )
      }
    >
      {say("web-never-begun-more")}
    </Trouble>
  );
}

function Podium({ result }: { result: Result }) {
  return (
    <div class="podium" aria-hidden="true">
      {result.winners.map((seat) => (
        <Crowned key={seat} seat={seat} />
      ))}
    </div>
  );
}

function Crowned({ seat }: { seat: number }) {
  return (
    <svg viewBox="0 -14 100 114" class="winner" focusable="false">
      <CatHead coat={useCoat(seat)} mood="happy" />
      <path
        d="M35 23 30 -1 41 8 50 -10 59 8 70 -1 65 23 Q50 18 35 23 Z"
        fill="#f2bf3b"
        stroke={INK}
        stroke-width="3"
        stroke-linejoin="round"
      />
    </svg>
  );
}

function Scores({ play, result }: { play: Play; result: Result }) {
  return (
    <ol class="scores">
      {result.ranking.map((seat) => (
        <li key={seat} class={result.winners.includes(seat) ? "won" : ""}>
          <SeatCat seat={seat} mood={result.winners.includes(seat) ? "happy" : "calm"} size={30} />
          <span class="name">{play.voice.name(seat)}</span>
          <strong>{result.scores[seat]}</strong>
        </li>
      ))}
    </ol>
  );
}

function Ways({ live }: { live: LiveTable }) {
  const table = live.table.value!;
  const you = live.you.value ?? NOBODY;
  const { busy, problem, attempt, forget } = useAttempt();
  return (
    <div class="ways">
      {(you.seat !== null || table.next) && (
        <button
          type="button"
          class={`button big ${table.next ? "come" : ""}`}
          data-key="rematch"
          disabled={busy}
          onClick={() => void attempt(() => playAgain(table, you))}
        >
          {say(table.next ? (you.seat === null ? "web-to-rematch" : "web-come-along") : "web-rematch")}
        </button>
      )}
      <a class="button quiet" href={`/replay/${table.table}`}>
        {say("web-see-again")}
      </a>
      <a class="button quiet" href={`/api/tables/${table.table}/record`} download={fileName(table)}>
        {say("web-download")}
      </a>
      <a class="button quiet" href="/">
        {say("web-to-lobby")}
      </a>
      {you.seat !== null && !table.next && (
        <SeatedCat live={live} seat={you.seat} class="button quiet" words={say("web-other-cat")}>
          <SeatCat seat={you.seat} size={26} />
        </SeatedCat>
      )}
      <Starting busy={busy} />
      <ProblemToast text={problem} close={forget} />
    </div>
  );
}

/** Paw prints rain down, once. */
function Joy() {
  return (
    <div class="joy" aria-hidden="true">
      {Array.from({ length: 14 }, (_, at) => (
        <svg
          key={at}
          viewBox="0 0 100 100"
          style={{
            left: `${(at * 37) % 100}%`,
            animationDelay: `calc(var(--time-rain-apart) * ${at % 7})`,
            color: ["#f2994a", "#2f8f8b", "#e0637a", "#f2bf3b", "#5aa9e6"][at % 5],
          }}
        >
          <Paw />
        </svg>
      ))}
    </div>
  );
}
