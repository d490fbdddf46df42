/** A seat at the table: who sits there, whether they are here, whether it is their turn, and what lies before them. */
import type { ComponentChildren } from "preact";
import { Cat, type Mood, coatOf } from "@/kit/cat";
import { Countdown } from "@/kit/countdown";
import type { SeatShown } from "@/net/protocol";
import { say } from "@/text/say";
import { nameAt } from "@/text/voice";

export interface SeatProps {
  number: number;
  who: SeatShown;
  me: boolean;
  /** They are asked to do something now. */
  asked: boolean;
  won?: boolean;
  /** What they just said with a picture. */
  emote?: string | null;
  clock?: { since: number; until: number } | null;
  now: () => number;
  children?: ComponentChildren;
}

/** What a picture looks like that somebody says something with. */
export const EMOTES: Record<string, string> = {
  meow: "😺", purr: "😻", hiss: "😾", laugh: "😹", wow: "🙀", thanks: "🐾", hurry: "⏳", "well-played": "👏",
};

export function SeatPanel({ number, who, me, asked, won, emote, clock, now, children }: SeatProps) {
  const away = who.kind === "person" && !who.here;
  const mood: Mood = won ? "happy" : away ? "asleep" : asked ? "wide" : "calm";
  const notes = [
    who.stand_in && say("web-stand-in", { why: who.stand_in }),
    away && !who.stand_in && say("web-away"),
  ].filter(Boolean);
  return (
    <section class={`seat ${asked ? "asked" : ""} ${me ? "me" : ""} ${away ? "away" : ""} ${won ? "won" : ""}`} data-anchor={`seat-${number}`} data-seat={number} aria-label={who.name}>
      <header>
        <span class="avatar">
          <Cat coat={coatOf(number)} mood={mood} size="100%" />
          {asked && who.kind === "bot" && <Thinking />}
        </span>
        <span class="who">
          <strong class="name" data-may-clip>{nameAt(number, who.name)}</strong>
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
      {emote && (
        <span class="emote" role="img" aria-label={say(`web-emote-${emote}`)}>
          {EMOTES[emote] ?? "😺"}
        </span>
      )}
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
