/** The ring around the stack: which way play goes and, while others may react, how much time they still have. */
import { useEffect, useState } from "preact/hooks";
import { Countdown } from "@/kit/countdown";
import { factsOf, type Table } from "./seen";

const WIDE = 152;
const HIGH = 92;
const MARKS = 12;
/** Milliseconds: in a window that closes so soon no person is asked, and nothing needs to be counted down. */
const GLANCE = 2000;

export function Ring({ play }: { play: Table }) {
  const back = factsOf(play.view).direction !== "clockwise";
  const { turn } = play;
  const timed = turn?.kind === "window" && turn.until !== null && turn.until - turn.since > GLANCE;
  const window = timed ? { since: turn.since, until: turn.until! } : null;
  return (
    <>
      <svg
        class={`gat-ring ${back ? "back" : ""} ${play.look.has("direction") ? "look-here" : ""}`}
        viewBox="0 0 320 200"
        aria-hidden="true"
        focusable="false"
      >
        <ellipse cx="160" cy="100" rx={WIDE} ry={HIGH} class="gat-ring-track" />
        {window && <TimeLeft {...window} now={play.now} />}
        {Array.from({ length: MARKS }, (_, i) => (
          <Mark key={i} at={i} back={back} />
        ))}
      </svg>
      {window && (
        <span class={`gat-clock ${play.look.has("countdown") ? "look-here" : ""}`}>
          <Countdown {...window} now={play.now} size={56} />
        </span>
      )}
    </>
  );
}

/** A tip of an arrow on the ring; they light up one after the other, the way play goes. */
function Mark({ at, back }: { at: number; back: boolean }) {
  const angle = ((at + 0.5) / MARKS) * 2 * Math.PI;
  const x = 160 + WIDE * Math.sin(angle);
  const y = 100 - HIGH * Math.cos(angle);
  const along = (Math.atan2(HIGH * Math.sin(angle), WIDE * Math.cos(angle)) * 180) / Math.PI + (back ? 180 : 0);
  const turn = back ? MARKS - 1 - at : at;
  return (
    <path
      class="gat-mark"
      d="M-4.5 -6.5 L4.5 0 L-4.5 6.5"
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${along.toFixed(1)})`}
      style={{ animationDelay: `calc(var(--time-gat-flow) * ${turn / MARKS})` }}
    />
  );
}

function TimeLeft({ since, until, now }: { since: number; until: number; now: () => number }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 100);
    return () => clearInterval(timer);
  }, [until]);
  const share = Math.max(0, Math.min(1, (until - now()) / Math.max(1, until - since)));
  const d = `M160 ${100 - HIGH} A${WIDE} ${HIGH} 0 0 1 160 ${100 + HIGH} A${WIDE} ${HIGH} 0 0 1 160 ${100 - HIGH}`;
  return <path d={d} pathLength="100" class="gat-time" stroke-dasharray={`${(share * 100).toFixed(2)} 101`} />;
}
