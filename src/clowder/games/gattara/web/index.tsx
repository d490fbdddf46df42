/** Gattara's table: a stack of cards that others may react to, cats behind screens, and play that may turn around. */
import type { GameTable, Play } from "@/kit/play";
import type { Choice } from "@/kit/view";
import { Board } from "./board";
import { Hand } from "./hand";
import { Reckoning } from "./reckoning";
import { Seat } from "./seat";
import { factsOf } from "./seen";
import "./table.css";

/** Cards lie in the hand, and aims are taken at seats. */
const OFFERED = new Set(["play", "bastet", "answer", "aim"]);

/** In a window everybody who is asked reads the same words, whatever they hold. */
function question(play: Play): string | null {
  const { view, turn, voice, me } = play;
  const facts = factsOf(view);
  if (view.phase === "target" && play.choices.length) return voice.own("web-ask-target");
  if (view.phase === "card" && facts.zen && play.choices.length) return voice.own("web-zen", { who: facts.turn });
  if (turn?.kind !== "window") return null;
  if (play.choices.length) return voice.own(view.phase === "meow" ? "web-ask-meow" : "web-ask-bastet", { by: facts.pending_by });
  if (me !== null && turn.seats.includes(me)) return voice.own("web-answered");
  return view.phase === "meow" ? voice.own("web-may-meow", { who: { seat: turn.seats[0] ?? null } }) : voice.own("web-may-bastet");
}

export default {
  Board,
  Seat,
  Hand,
  offered: (choice: Choice) => OFFERED.has(choice.kind),
  question,
  Reckoning,
} satisfies GameTable;
