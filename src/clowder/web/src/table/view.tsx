/** The table as it is seen, whatever it is shown for. What to do with it (a live game, a replay, a lesson) is up to the screen. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { animateChange } from "@/kit/flip";
import { type GameTable, type Play, othersInOrder } from "@/kit/play";
import { noise } from "@/kit/sound";
import type { Message } from "@/kit/view";
import type { SeatShown } from "@/net/protocol";
import { say } from "@/text/say";
import { Announcer, Log } from "./log";
import { SeatPanel } from "./seat";

export interface TableProps {
  play: Play;
  game: GameTable;
  seats: SeatShown[];
  story: Message[];
  /** Seats that wait, by what: "move", "window", … (from the turn, or from the view in a replay). */
  asked: readonly number[];
  /** The bar above. */
  bar?: ComponentChildren;
  /** Above the question: a hint, the explanation of a lesson, a notice. */
  notice?: ComponentChildren;
  /** Instead of the question and its buttons: the slider of a replay, the result. */
  instead?: ComponentChildren;
  /** Below the log: chat. */
  beside?: ComponentChildren;
  emotes?: Record<number, string>;
  /** The table without hands, for a big screen. */
  tv?: boolean;
}

export function TableView({ play, game, seats, story, asked, bar, notice, instead, beside, emotes = {}, tv = false }: TableProps) {
  const root = useRef<HTMLDivElement>(null);
  const [logOpen, setLogOpen] = useState(false);
  const { view, me, turn, voice } = play;
  const shown = `${view.step}/${play.draft.join()}/${turn?.kind}`;
  const question = questionOf(play, game, asked, seats);

  useLayoutEffect(() => {
    if (root.current) animateChange(root.current);
  });
  useFocusKept(root);
  const mine = play.choices.length > 0;
  useEffect(() => {
    if (mine) noise("turn");
  }, [mine && view.step]);
  useEffect(() => {
    if (view.step > 0) noise(view.over ? "win" : "card");
  }, [view.step]);

  const clockOf = (seat: number) => (turn?.until != null && turn.kind === "move" && asked.includes(seat) ? { since: turn.since, until: turn.until } : null);
  const panel = (seat: number) => {
    const who = seats[seat];
    if (!who) return null;
    return (
      <SeatPanel
        key={seat}
        number={seat}
        who={who}
        me={seat === me}
        asked={asked.includes(seat)}
        won={view.result?.winners.includes(seat) ?? false}
        emote={emotes[seat] ?? null}
        clock={clockOf(seat)}
        now={play.now}
      >
        <game.Seat play={play} seat={seat} />
      </SeatPanel>
    );
  };
  const others = othersInOrder(play);
  return (
    <div class={`table ${mine ? "my-turn" : ""} ${tv ? "tv" : ""} ${view.over ? "over" : ""}`} ref={root} data-game={view.game} data-players={view.players} data-step={view.step} data-shown={shown}>
      {bar}
      <div class={`others of-${others.length}`}>{others.map(panel)}</div>
      <main class="board" data-drop="board" aria-label={say("web-board")}>
        <game.Board play={play} />
      </main>
      <aside class={`log ${logOpen ? "open" : ""}`} aria-label={say("web-log")}>
        <button type="button" class="log-toggle" aria-expanded={logOpen} onClick={() => setLogOpen(!logOpen)}>
          <span class="log-last">
            {story.slice(-2).map((message, i, last) => (
              <span key={story.length - last.length + i} data-may-clip>{voice.story(message)}</span>
            ))}
            {!story.length && say("web-log")}
          </span>
          <span aria-hidden="true">{logOpen ? "▾" : "▴"}</span>
          <span class="unseen">{say("web-log")}</span>
        </button>
        <Log story={story} voice={voice} />
        {beside}
      </aside>
      <section class="mine" aria-label={say("web-mine")}>
        {me !== null && panel(me)}
        <div class="ask">
          {notice}
          {instead ?? (
            <>
              <p class={`question ${mine ? "mine-now" : ""}`} tabIndex={-1} data-focus-home>
                {question}
              </p>
              <Buttons play={play} game={game} />
            </>
          )}
        </div>
        {me !== null && !tv && <game.Hand play={play} />}
      </section>
      <Announcer story={story} voice={voice} question={question} />
    </div>
  );
}

/** The choices that no card offers, and what goes with a move that is being composed. */
function Buttons({ play, game }: { play: Play; game: GameTable }) {
  const plain = play.choices.filter((choice) => !game.offered(choice, play));
  const looking = play.turn?.kind === "look" && play.me !== null && play.turn.seats.includes(play.me);
  if (!plain.length && !play.draft.length && !looking) return null;
  return (
    <div class="buttons" role="group" aria-label={say("web-choices")}>
      {play.draft.length > 0 && (
        <button type="button" class="button quiet" data-key="undo" onClick={play.undo}>
          ↶ <span>{say("web-undo")}</span>
        </button>
      )}
      {plain.map((choice) => (
        <button type="button" class="button" key={choice.id} data-choice={choice.id} onClick={() => play.choose(choice.id)}>
          <span>{play.voice.choice(choice)}</span>
        </button>
      ))}
      {looking && (
        <button type="button" class="button" data-key="looked" onClick={play.looked}>
          {say("web-looked")}
        </button>
      )}
    </div>
  );
}

/** What is asked of me or, if nothing is, what everybody waits for. */
export function questionOf(play: Play, game: GameTable, asked: readonly number[], seats: SeatShown[]): string {
  const { view, turn, voice, me } = play;
  if (view.over) return "";
  const own = game.question?.(play);
  if (own) return own;
  if (play.choices.length) return voice.phase(view);
  if (turn?.kind === "look" && me !== null && turn.seats.includes(me)) return voice.has(`phase-${view.phase}`) && view.actor === me ? voice.phase(view) : say("web-look");
  if (turn?.kind === "window") return say("web-window");
  const seat = asked[0];
  if (seat === undefined || seat === me) return say("web-wait");
  const who = seats[seat];
  return say(who?.kind === "bot" || who?.stand_in ? "web-bot-thinks" : "web-waits-for", { name: voice.name(seat) });
}

/** Whoever plays by keyboard keeps a place: when what had the focus is gone, the question has it. */
function useFocusKept(root: { current: HTMLElement | null }): void {
  const had = useRef(false);
  useEffect(() => {
    const inside = (event: FocusEvent) => (had.current = root.current?.contains(event.target as Node) ?? false);
    const keep = () => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (had.current && lost) root.current?.querySelector<HTMLElement>("[data-focus-home]")?.focus({ preventScroll: true });
    };
    document.addEventListener("focusin", inside);
    const changes = new MutationObserver(keep); // whichever part of the table took it away
    if (root.current) changes.observe(root.current, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", inside);
      changes.disconnect();
    };
  }, []);
}
