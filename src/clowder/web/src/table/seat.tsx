/** A seat at the table: who sits there, whether they are here, whether it is their turn, and what lies before them. */
import type { ComponentChildren } from "preact";
import { type Mood, SeatCat } from "@/kit/cat";
import { Countdown } from "@/kit/countdown";
import { nameAt } from "@/kit/voice";
import type { SeatShown } from "@/protocol";
import { say } from "@/text/say";

export interface SeatProps {
  number: number;
  who: SeatShown;
  me: boolean;
  /** They are asked to do something now. */
  asked: boolean;
  won?: boolean;
  clock?: { since: number; until: number } | null;
  now: () => number;
  children?: ComponentChildren;
}

export function SeatPanel({ number, who, me, asked, won, clock, now, children }: SeatProps) {
  const away = who.kind === "person" && !who.here;
  const mood: Mood = won ? "happy" : away ? "asleep" : asked ? "wide" : "calm";
  const notes = [
    who.stand_in && say("web-stand-in", { why: who.stand_in }),
    away && !who.stand_in && say("web-away"),
  ].filter(Boolean);
  return (
    <section
      class={`seat ${asked ? "asked" : ""} ${me ? "me" : ""} ${away ? "away" : ""} ${won ? "won" : ""}`}
      data-anchor={`seat-${number}`}
      data-seat={number}
      aria-label={who.name}
    >
      <header>
        <span class="avatar">
          <SeatCat seat={number} mood={mood} size="100%" />
          {asked && who.kind === "bot" && <Thinking />}
        </span>
        <span class="who">
          <strong class="name" data-may-clip={!me || undefined}>
            {nameAt(number, who.name)}
          </strong>
          {me && <span class="note you">{say("web-you")}</span>}
          {who.kind === "bot" && <span class="note level">{say("web-level", { level: who.level })}</span>}
          {notes.map((note) => (
            <span class="note" key={String(note)}>
              {note}
            </span>
          ))}
        </span>
        {clock && <Countdown since={clock.since} until={clock.until} now={now} size={34} />}
        {asked && <span class="turn-mark">{say("web-turn-mark")}</span>}
      </header>
      {children}
    </section>
  );
}

function Thinking() {
  return (
    <span class="thinking" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
