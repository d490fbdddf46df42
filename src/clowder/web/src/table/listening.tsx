/**
 * For those who listen instead of looking: what one holds, what lies on the table, and what has changed, read out as often
 * as one asks, by a key or by a button that only screen readers find.
 */
import { useEffect, useState } from "preact/hooks";
import { othersInOrder, type Play } from "@/kit/play";
import type { Area, Card, Message } from "@/kit/view";
import type { Voice } from "@/kit/voice";
import { say } from "@/text/say";

const HEARD = ["hand", "table", "news"] as const;
type Heard = (typeof HEARD)[number];

/** Reads out what is asked for; what is new is what came since the step that I decided last. */
export function Listening({ play, story, decided }: { play: Play; story: Message[]; decided: number | null }) {
  const [told, setTold] = useState<{ times: number; text: string }>({ times: 0, text: "" });
  const hear = (what: Heard) => setTold({ times: told.times + 1, text: wordsFor(what, play, story, decided ?? -1) });
  useEffect(() => setTold({ times: told.times, text: "" }), [play.view.step]); // what is old is not read again
  return (
    <section class="unseen" aria-label={say("web-hear")}>
      {HEARD.map((what) => (
        <button type="button" key={what} tabIndex={-1} data-key={`hear-${what}`} onClick={() => hear(what)}>
          {say(`web-hear-${what}`)}
        </button>
      ))}
      <div role="status" data-heard>
        {told.text && <span key={told.times}>{told.text}</span>}
      </div>
    </section>
  );
}

export function wordsFor(what: Heard, play: Play, story: Message[], since: number): string {
  return play.voice.spoken(writtenFor(what, play, story, since));
}

function writtenFor(what: Heard, play: Play, story: Message[], since: number): string {
  const { view, me, voice } = play;
  if (what === "news") {
    const news = story.filter((message) => message.step > since).map((message) => voice.story(message));
    return news.join(" ") || say("web-hear-nothing");
  }
  if (what === "hand") return me === null ? say("web-hear-no-hand") : inWords(voice, view.seats[me]!);
  const others = othersInOrder(play).map((seat) => `${voice.name(seat)}: ${inWords(voice, view.seats[seat]!)}`);
  return [inWords(voice, view.table), ...others].join(" ");
}

/** All facts and places of an area, a sentence each. */
function inWords(voice: Voice, area: Area): string {
  const places = Object.entries(area.places).map(([name, place]) => {
    const what = place.cards ? cardsInWords(voice, place.cards) : String(place.count);
    return what && `${voice.place(name)}: ${what}`;
  });
  const told = [...voice.facts(area.facts), ...places].filter(Boolean);
  return told.map((each) => (/[.!?…]$/.test(each) ? each : `${each}.`)).join(" ");
}

/** Cards one by one; of those that lie face down, how many there are. */
function cardsInWords(voice: Voice, cards: readonly Card[]): string {
  const open = cards.filter((card) => card !== null).map((card) => voice.card(card));
  const down = cards.length - open.length;
  return [...open, ...(down ? [say("web-hear-face-down", { count: down })] : [])].join(", ");
}
