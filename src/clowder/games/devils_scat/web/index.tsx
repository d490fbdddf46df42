/** The table of Devil's Scat. */
import type { GameTable } from "@/kit/play";
import { Board } from "./board";
import { Hand } from "./hand";
import { Reckoning } from "./reckoning";
import { Seat } from "./seat";
import type { DevilsScatView, Message } from "./view";
import "./table.css";

/** Deck, discard pile, knock and cards offer all choices but the deal. */
const OFFERED = new Set(["deck", "take", "knock", "discard"]);

export default {
  Board,
  Seat,
  Hand,
  Reckoning,
  offered: (choice) => OFFERED.has(choice.kind),
  question: (play) =>
    play.choices.length && play.voice.has(`web-ask-${play.view.phase}`)
      ? play.voice.own(`web-ask-${play.view.phase}`)
      : null,
} satisfies GameTable<DevilsScatView, Message>;
