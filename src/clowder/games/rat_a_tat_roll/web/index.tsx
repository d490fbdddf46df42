/** The table of Rat-a-Tat Roll: a round board, a rat, dice, and rows of cards to be remembered. */
import { find, type GameTable } from "@/kit/play";
import { useAim } from "./aim";
import { Board } from "./board";
import { Icon, Token } from "./icons";
import { Reckoning } from "./reckoning";
import { MyRow, TheirRow } from "./rows";
import { facts, seatFacts, type Table } from "./seen";
import "./table.css";
import { Tray } from "./tray";
import type { Message, RatATatRollView } from "./view";

function Seat({ play, seat }: { play: Table; seat: number }) {
  const { tokens, total } = seatFacts(play, seat);
  const told = play.voice.own("fact-tokens", { value: tokens });
  return (
    <div class={`rat-seat ${seat !== play.me && play.look.has("others") ? "look-here" : ""}`}>
      <span class="standing-of">
        {!play.view.over && (
          <span
            class={`tokens ${seat === play.me && play.look.has("tokens") ? "look-here" : ""}`}
            role="img"
            aria-label={told}
            title={told}
          >
            <Icon size={20}>
              <Token />
            </Icon>
            {tokens}
          </span>
        )}
        {total !== null && <strong class="total">{play.voice.own("web-sum", { total })}</strong>}
      </span>
      {seat !== play.me && <TheirRow play={play} seat={seat} />}
    </div>
  );
}

function Hand({ play }: { play: Table }) {
  useAim(play);
  return (
    <>
      <Tray play={play} />
      <MyRow play={play} />
    </>
  );
}

export default {
  Board,
  Seat,
  Hand,
  offered: () => true, // what no card offers is in the tray
  question: (play) => (find(play, "reroll") ? play.voice.own("web-ask-move", { steps: facts(play).steps }) : null),
  Reckoning,
} satisfies GameTable<RatATatRollView, Message>;
