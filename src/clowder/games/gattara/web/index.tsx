/** Gattara's table: a stack of cards that others may react to, cats behind screens, and play that may turn around. */
import type { GameTable } from "@/kit/play";
import { Board } from "./board";
import { Hand } from "./hand";
import { question } from "./question";
import { Reckoning } from "./reckoning";
import { Seat } from "./seat";
import type { GattaraView, Message } from "./view";
import "./table.css";

/** Cards lie in the hand, and aims are taken at seats. */
const OFFERED = new Set<GattaraView["choices"][number]["kind"]>(["play", "bastet", "answer", "aim"]);

export default {
  Board,
  Seat,
  Hand,
  offered: (choice) => OFFERED.has(choice.kind),
  question,
  Reckoning,
} satisfies GameTable<GattaraView, Message>;
