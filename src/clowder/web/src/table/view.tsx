/**
 * The table as it is seen, whatever it is shown for. What to do with it (a live game, a replay, a lesson) is up to the
 * screen.
 */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { CoatsAtTable } from "@/kit/cat";
import { animateChange, finishMotion, forgetChange } from "@/kit/flip";
import { useMedia } from "@/kit/media";
import { type GameTable, othersInOrder, type Play } from "@/kit/play";
import { noise } from "@/kit/sound";
import type { Message } from "@/kit/view";
import type { SeatShown } from "@/protocol";
import { say } from "@/text/say";
import { KeyList, useFirstChoice, useKeys } from "./keys";
import { Listening } from "./listening";
import { Announcer, Log } from "./log";
import { type Saying, Sayings } from "./sayings";
import { SeatPanel } from "./seat";

/** Where the log is a drawer: as styles/table.css has it. */
const DRAWER = "(max-width: 900px), (max-height: 500px) and (orientation: landscape)";

export interface TableProps {
  play: Play;
  game: GameTable;
  seats: SeatShown[];
  story: Message[];
  /** Seats that wait, by what: "move", "window", … (from the turn, or from the view in a replay). */
  asked: readonly number[];
  /** The bar above. */
  bar?: ComponentChildren;
  /** Before the log: what somebody who is new should read first. */
  first?: ComponentChildren;
  /** Above the question: a hint, the explanation of a lesson, a notice. */
  notice?: ComponentChildren;
  /** Instead of the question and its buttons: the slider of a replay, the result. */
  instead?: ComponentChildren;
  /** Below the log: chat. */
  beside?: ComponentChildren;
  /** The step that I decided last. */
  decided?: number | null;
  /** What a tap beside everything that can be tapped does, or the space bar: what is being shown is hurried. */
  hurry?: () => void;
  /** How many lines of chat there are: those that came while the log was closed are marked. */
  lines?: number;
  /** What somebody says just now, by seat. */
  sayings?: Record<number, Saying>;
  /** It is over, and the table rests as it is: what decided it is looked at. */
  resting?: boolean;
  /** Nothing moves any more: the result is there, and nothing flies over its buttons. */
  still?: boolean;
  /** The table without hands, for a big screen. */
  tv?: boolean;
}

export function TableView({
  play,
  game,
  seats,
  story,
  asked,
  bar,
  first,
  notice,
  instead,
  beside,
  decided = null,
  hurry,
  lines = 0,
  sayings = {},
  resting = false,
  still = false,
  tv = false,
}: TableProps) {
  const root = useRef<HTMLDivElement>(null);
  const [logOpen, setLogOpen] = useState(false);
  const { view, me, turn, voice } = play;
  const shown = `${view.step}/${play.draft.join()}/${turn?.kind}`;
  const question = questionOf(play, game, asked, seats);

  useLayoutEffect(() => {
    if (still) forgetChange();
    else if (root.current) animateChange(root.current);
  });
  useFocusKept(root);
  useHurry(root, hurry);
  const mine = play.choices.length > 0;
  const looks = turn?.kind === "look" && me !== null && turn.seats.includes(me);
  useKeys(root, () => {
    setLogOpen(true);
    setTimeout(() => root.current?.querySelector<HTMLElement>(".log-lines")?.focus()); // when it is there
  });
  useFirstChoice(root, mine || looks ? shown : "");
  const end = useRef<HTMLElement>(null);
  const stuck = useStuck(end);
  const drawer = useMedia(DRAWER);
  const seen = useRef(lines);
  if (!drawer || logOpen) seen.current = lines;
  const unread = Math.max(0, lines - seen.current);
  useEffect(() => {
    if (mine) noise("turn");
  }, [mine && view.step]);
  useEffect(() => {
    if (view.step > 0) noise(view.over ? "win" : "card");
  }, [view.step]);

  const clockOf = (seat: number) =>
    turn?.until != null && turn.kind === "move" && asked.includes(seat) ? { since: turn.since, until: turn.until } : null;
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
        clock={clockOf(seat)}
        now={play.now}
      >
        <game.Seat play={play} seat={seat} />
      </SeatPanel>
    );
  };
  const others = othersInOrder(play);
  const ended = view.over && !resting;
  return (
    <CoatsAtTable.Provider value={seats.map((seat) => seat.cat)}>
      <div
        class={`table ${mine ? "my-turn" : ""} ${tv ? "tv" : ""} ${ended ? "over" : ""} ${stuck ? "stuck" : ""}`}
        ref={root}
        data-game={view.game}
        data-players={view.players}
        data-step={view.step}
        data-shown={shown}
      >
        {bar}
        <div class={`others of-${others.length}`}>{others.map(panel)}</div>
        <main class="board" data-drop="board" aria-label={say("web-board")}>
          <game.Board play={play} />
        </main>
        <aside
          class={`log ${logOpen ? "open" : ""}`}
          aria-label={say("web-log")}
          onKeyDown={(event) => event.key === "Escape" && setLogOpen(false)}
        >
          {first}
          <button type="button" class="log-toggle" aria-expanded={logOpen} onClick={() => setLogOpen(!logOpen)}>
            <span class="log-last">
              {story.slice(-2).map((message, i, last) => (
                <span key={story.length - last.length + i} data-may-clip>
                  {voice.story(message)}
                </span>
              ))}
              {!story.length && say("web-log")}
            </span>
            {unread > 0 && (
              <span class="unread">
                <span aria-hidden="true">{unread}</span>
                <span class="unseen">{say("web-unread", { count: unread })}</span>
              </span>
            )}
            <span aria-hidden="true">{logOpen ? "▾" : "▴"}</span>
            <span class="unseen">{say("web-log")}</span>
          </button>
          <Log story={story} voice={voice} decided={decided} open={logOpen} unseen={drawer && !logOpen} />
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
        <i class="table-end" ref={end} aria-hidden="true" />
        <Sayings sayings={sayings} voice={voice} me={me} />
        <Announcer story={story} voice={voice} question={question} />
        <Listening play={play} story={story} decided={decided} />
        <KeyList />
      </div>
    </CoatsAtTable.Provider>
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
  if (view.over) return view.result ? say("web-decided", { why: voice.reason(view.result) }) : "";
  const own = game.question?.(play);
  if (own) return own;
  if (play.choices.length) return voice.phase(view);
  if (turn?.kind === "look" && me !== null && turn.seats.includes(me))
    return voice.has(`phase-${view.phase}`) && view.actor === me ? voice.phase(view) : say("web-look");
  if (turn?.kind === "window") return say("web-window");
  const looking = turn?.kind === "look" ? asked.filter((seat) => seat !== me) : [];
  if (looking.length) return say("web-waiting-for", { names: looking.map((seat) => voice.name(seat)) });
  const seat = asked[0];
  if (seat === undefined || seat === me) return say("web-wait");
  const who = seats[seat];
  return say(who?.kind === "bot" || who?.stand_in ? "web-bot-thinks" : "web-waits-for", { name: voice.name(seat) });
}

const TAPPED = "button, a, input, select, textarea, label, summary, [data-choice], .log";

/** A tap on the table ends what moves there and, if more is to be shown before I am asked, hurries that too. */
function useHurry(root: { current: HTMLElement | null }, hurry: (() => void) | undefined): void {
  const now = useRef(hurry);
  now.current = hurry;
  useEffect(() => {
    const table = root.current;
    const go = (event: Event) => {
      if (!table || (event.target as Element).closest(TAPPED)) return;
      finishMotion(table);
      now.current?.();
    };
    const space = (event: KeyboardEvent) => {
      if (event.key !== " " || !now.current || (event.target as Element).closest(TAPPED)) return;
      event.preventDefault(); // nothing scrolls
      go(event);
    };
    table?.addEventListener("click", go);
    table?.addEventListener("keydown", space);
    return () => {
      table?.removeEventListener("click", go);
      table?.removeEventListener("keydown", space);
    };
  }, []);
}

/** Whether the table is longer than what is seen of it, so that one's own cards lie over a part of it. */
function useStuck(end: { current: HTMLElement | null }): boolean {
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([seen]) => setStuck(!seen!.isIntersecting));
    if (end.current) watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return stuck;
}

/** Whoever plays by keyboard keeps a place: when what had the focus is gone, the question has it. */
function useFocusKept(root: { current: HTMLElement | null }): void {
  const had = useRef(false);
  useEffect(() => {
    const inside = (event: FocusEvent) => (had.current = root.current?.contains(event.target as Node) ?? false);
    const keep = () => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (had.current && lost)
        root.current?.querySelector<HTMLElement>("[data-focus-home]")?.focus({ preventScroll: true });
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
