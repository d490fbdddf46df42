/** Gattara's table: a stack of cards that others may react to, cats behind screens, and play that may turn around. */
import type { GameTable } from "@/kit/play";
import { Board } from "./board";
import { Hand } from "./hand";
import { Reckoning } from "./reckoning";
import { Seat } from "./seat";
import { factsOf, stackOf, type Table, wanted } from "./seen";
import type { GattaraView, Message } from "./view";
import "./table.css";

/** Cards lie in the hand, and aims are taken at seats. */
const OFFERED = new Set<GattaraView["choices"][number]["kind"]>(["play", "bastet", "answer", "aim"]);

/** In a window everybody who is asked reads the same words, whatever they hold. */
function question(play: Table): string | null {
  const { view, turn, voice, me } = play;
  const facts = factsOf(view);
  if (view.phase === "target" && play.choices.length) return voice.own("web-ask-target");
  if (view.phase === "card" && facts.zen && play.choices.length) return voice.own("web-zen", { who: facts.turn });
  if (turn?.kind !== "window") return null;
  if (play.choices.length) return asking(play);
  if (me !== null && turn.seats.includes(me)) return voice.own("web-answered");
  return view.phase === "meow"
    ? voice.own("web-may-meow", { who: { seat: turn.seats[0] ?? null } })
    : voice.own("web-may-bastet");
}

/** What is about to happen, and what one could do about it. */
function asking({ view, voice }: Table): string {
  const place = view.insight.pending;
  const laid = place === null ? undefined : stackOf(view)[place];
  const deed = place === null ? undefined : view.insight.stack[place];
  if (!laid || !deed || deed.card.effect === "bastet") return voice.own("web-ask-bastet", { by: factsOf(view).pending_by });
  return voice.own(view.phase === "meow" ? "web-ask-meow" : "web-ask-about", { about: wanted(voice, laid, deed) });
}

export default {
  Board,
  Seat,
  Hand,
  offered: (choice) => OFFERED.has(choice.kind),
  question,
  Reckoning,
} satisfies GameTable<GattaraView, Message>;
