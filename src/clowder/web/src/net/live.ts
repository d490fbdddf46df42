/**
 * One seat's line to a live table: it comes back by itself when it breaks, and nothing is lost.
 *
 * A move that was not acknowledged is sent again under the same name, which the server plays once (docs/protocol.md).
 */
import { batch, signal } from "@preact/signals";
import { aboutToChange } from "@/kit/flip";
import { type Message, patched, type View } from "@/kit/view";
import type {
  ChatLine,
  DraftMessage,
  Emotion,
  Everything,
  FromClient,
  FromServer,
  Move,
  Problem,
  SetPace,
  SetReaction,
  TableShown,
  Turn,
  Update,
  You,
} from "@/protocol";
import { note } from "@/state/notes";
import { language } from "@/text/say";
import { Refusal } from "./api";

/** "live": connected; "waiting": it broke, and will be tried again; "ended": it makes no sense to try again. */
export type LineState = "connecting" | "live" | "waiting" | "ended";

/**
 * In place of a token: to watch only, whatever seat this browser's cookie holds. The server takes it for no token at all.
 */
export const BYSTANDER = "bystander";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 2_500;
const STALE_AFTER = 9_000;
const SEND_AGAIN = 1_000;
/** So long without a word, though the server answers every ping: the device was asleep. */
const SLEPT = 2 * PING_EVERY;
/** A clock that differs more from the server's is wrong; countdowns follow the server's anyway. */
const WRONG_BY = 10 * 60_000;

/** Of a try that nobody heard. Nothing is said about it: that the line is broken is said already. */
const UNHEARD: Problem = { key: "web-no-server", text: "", clause: null };

/** Who one is at a table that has not said it yet, or as a bystander. */
export const NOBODY: You = { seat: null, host: false };

export class LiveTable {
  readonly line = signal<LineState>("connecting");
  /** Why it ended: "gone" or "replaced", with the server's words if it had any. */
  readonly ended = signal<{ why: string; text: string } | null>(null);
  readonly table = signal<TableShown | null>(null);
  readonly you = signal<You | null>(null);
  readonly turn = signal<Turn | null>(null);
  readonly view = signal<View | null>(null);
  readonly story = signal<Message[]>([]);
  readonly chat = signal<ChatLine[]>([]);
  /** The line of chat that was just said. */
  readonly said = signal<ChatLine | null>(null);
  readonly emotion = signal<Emotion | null>(null);
  /** Moves on their way: sent, and not yet acknowledged. */
  readonly inFlight = signal(0);
  readonly refused = signal<Problem | null>(null);
  /** The step that I decided last; what came after it is new to me. */
  readonly decided = signal<number | null>(null);
  /** The one of these that is about a move: nobody wonders about it any more when something else was played. */
  private refusedMove: Problem | null = null;
  /** How far the server's clock is ahead of ours. */
  ahead = 0;

  private socket: WebSocket | null = null;
  private pending = new Map<string, Move>();
  private drafts = new Map<string, (answer: DraftMessage | Problem) => void>();
  private wait = FIRST_WAIT;
  private heard = 0;
  /** When the newest message came, on whichever line, and how long none had come before it. */
  private spoken = 0;
  private silence = 0;
  private timers: Array<ReturnType<typeof setTimeout>> = [];
  private closed = false;
  private serial = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 8);
  private readonly retry = () => this.line.value === "waiting" && this.connect();
  private readonly cut = () => this.line.value === "live" && this.drop();
  private readonly awake = () => document.visibilityState === "visible" && this.retry();

  constructor(
    readonly id: string,
    readonly token?: string,
  ) {
    addEventListener("online", this.retry);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.awake);
    this.connect();
  }

  /** The server's time. */
  now(): number {
    return Date.now() + this.ahead;
  }

  // What can be said ---------------------------------------------------------------------------------------------------

  /** Play these choices, all or none. */
  play(moves: number[]): void {
    const view = this.view.value;
    if (!view) return;
    const id = `${this.prefix}-${++this.serial}`;
    this.decided.value = view.step;
    const move: Move = { type: "move", step: view.step, moves, id };
    this.refused.value = null;
    this.pending.set(id, move);
    this.inFlight.value = this.pending.size;
    this.send(move);
  }

  look(): void {
    if (!this.view.value) return;
    this.decided.value = this.view.value.step;
    this.send({ type: "look", step: this.view.value.step });
  }

  /** What would come of these choices, or why they cannot be played. Nothing happens by it. */
  tried(moves: number[]): Promise<DraftMessage | Problem> {
    const id = `${this.prefix}-try-${++this.serial}`;
    return new Promise((resolve) => {
      if (this.socket?.readyState !== WebSocket.OPEN) return resolve(UNHEARD);
      this.drafts.set(id, resolve);
      this.send({ type: "try", step: this.view.value?.step ?? 0, moves, id });
    });
  }

  say(text: string): void {
    this.send({ type: "say", text });
  }

  emote(emote: string): void {
    this.send({ type: "emote", emote });
  }

  mute(seat: number, mute: boolean): void {
    this.send({ type: "mute", seat, mute });
  }

  /** Let a bot play for me. */
  leave(): void {
    this.send({ type: "leave" });
  }

  /** I play again. */
  back(): void {
    this.send({ type: "back" });
  }

  /** Let what happens by itself go faster or slower. */
  setPace(pace: SetPace["pace"]): void {
    this.send({ type: "pace", pace });
  }

  /** Give the windows to come more time or less. */
  setReaction(reaction: SetReaction["reaction"]): void {
    this.send({ type: "reaction", reaction });
  }

  /** I am the only person at the table, and the bots need not show me what they do. */
  hurry(): void {
    this.send({ type: "hurry" });
  }

  /** I do not ask for a seat any more: nobody needs to tell me that I did not get it. */
  forgetAsking(): void {
    if (this.you.value) this.you.value = { ...this.you.value, asks: null };
  }

  /** Hang up for good. */
  close(): void {
    this.closed = true;
    removeEventListener("online", this.retry);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.awake);
    this.forgetTimers();
    this.socket?.close();
  }

  // The line -----------------------------------------------------------------------------------------------------------

  connect(): void {
    if (this.closed || this.line.value === "ended") return;
    this.forgetTimers();
    this.answerDrafts(UNHEARD); // what the old line still says is not listened to
    this.line.value = "connecting";
    const address = new URL(`/api/tables/${encodeURIComponent(this.id)}/live`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("updates", "patch");
    address.searchParams.set("lang", language.value);
    if (this.view.value) address.searchParams.set("since", String(this.view.value.step));
    const protocols = this.token ? ["clowder.1", `clowder.token.${this.token}`] : ["clowder.1"];
    const socket = new WebSocket(address, protocols);
    const before = this.socket;
    this.socket = socket;
    socket.onopen = () => before?.close(); // not earlier: the seat is never without a line
    this.heard = Date.now();
    socket.onmessage = (event) => socket === this.socket && this.hear(JSON.parse(event.data));
    socket.onclose = () => {
      before?.close();
      if (socket === this.socket) this.broke();
    };
    this.timers.push(setInterval(() => this.beat(), PING_EVERY));
  }

  private beat(): void {
    if (Date.now() - this.heard > STALE_AFTER) this.drop();
    else if (this.socket?.readyState === WebSocket.OPEN) this.socket.send('{"type":"ping"}');
  }

  /** The line is dead though nobody said so: give it up. */
  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.broke();
  }

  private broke(): void {
    if (this.closed || this.line.value === "ended") return;
    this.forgetTimers();
    this.line.value = "waiting";
    this.answerDrafts(UNHEARD);
    this.timers.push(setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2)));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private forgetTimers(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // What is heard ------------------------------------------------------------------------------------------------------

  private hear(message: FromServer): void {
    this.heard = Date.now();
    this.silence = this.heard - this.spoken;
    this.spoken = this.heard;
    batch(() => {
      if (message.type === "table") this.everything(message);
      else if (message.type === "update") this.update(message);
      else if (message.type === "done") this.settled(message.id);
      else if (message.type === "draft") this.drafted(message.id, message);
      else if (message.type === "refused")
        this.wasRefused(message.id, message.error as Problem, message.view as View | null);
      else if (message.type === "chat") this.talked(message);
      else if (message.type === "emote") this.emotion.value = message;
      else if (message.type === "goodbye") this.goodbye(message.why);
    });
  }

  private everything(message: Everything): void {
    aboutToChange();
    this.ahead = message.now - Date.now();
    if (Math.abs(this.ahead) > WRONG_BY) note("web-note-clock", { minutes: Math.round(Math.abs(this.ahead) / 60_000) });
    const slept = this.askedInWindow();
    const fresh = message.story as Message[];
    const first = fresh[0]?.step ?? Infinity;
    this.story.value = [...this.story.value.filter((each) => each.step < first), ...fresh];
    this.table.value = message.table;
    this.you.value = message.you;
    this.turn.value = message.turn;
    this.view.value = message.view as View | null;
    this.chat.value = message.chat;
    this.line.value = "live";
    this.wait = FIRST_WAIT;
    for (const move of this.pending.values()) this.send(move);
    if (slept !== null && this.missed(slept)) this.refused.value = Refusal.ours("web-window-slept").problem;
  }

  /** The step of a window that still waits for my answer. */
  private askedInWindow(): number | null {
    const view = this.view.value;
    return this.turn.value?.kind === "window" && view?.choices.length && !this.pending.size ? view.step : null;
  }

  /** Whether the game went on from a step while nobody looked: the page was hidden, or the device asleep. */
  private missed(step: number): boolean {
    return (this.view.value?.step ?? step) > step && (document.visibilityState === "hidden" || this.silence > SLEPT);
  }

  private update(message: Update): void {
    aboutToChange();
    this.ahead = message.now - Date.now();
    const { turn, you, view } = { turn: this.turn.value, you: this.you.value, view: this.view.value };
    const mine = turn?.kind === "move" && you?.seat != null && turn.seats.includes(you.seat);
    const late = mine && turn.until !== null && message.now >= turn.until && !this.pending.size;
    const slept = this.askedInWindow();
    const asks = this.asks();
    if (message.table) this.table.value = message.table;
    if (message.turn !== undefined) this.turn.value = message.turn;
    if (message.you) this.you.value = message.you;
    if (message.view) this.view.value = message.view as View;
    else if (message.patch && this.view.value) this.view.value = patched(this.view.value, message.patch);
    if (message.story?.length) this.story.value = [...this.story.value, ...(message.story as Message[])];
    if (asks !== null && this.asks() === null && this.you.value?.seat === null)
      this.refused.value = Refusal.ours("web-seat-not-given").problem;
    const wentOn = (this.view.value?.step ?? 0) > (view?.step ?? 0);
    if (wentOn && this.refused.value === this.refusedMove) this.refused.value = null;
    if (late && wentOn) {
      this.refused.value = Refusal.ours("web-time-up").problem;
    } else if (slept !== null && this.missed(slept)) this.refused.value = Refusal.ours("web-window-slept").problem;
  }

  /** The seat that I ask for, if that is not settled yet. */
  private asks(): number | null {
    const seat = this.you.value?.asks ?? null;
    const open = seat !== null && this.table.value?.asking.some((each) => each.seat === seat);
    return open ? seat : null;
  }

  private talked(line: ChatLine): void {
    this.chat.value = [...this.chat.value, line];
    this.said.value = line;
  }

  private settled(id: string): void {
    this.pending.delete(id);
    this.inFlight.value = this.pending.size;
  }

  private drafted(id: string, answer: DraftMessage | Problem): void {
    this.drafts.get(id)?.(answer);
    this.drafts.delete(id);
  }

  private answerDrafts(answer: Problem): void {
    for (const told of this.drafts.values()) told(answer);
    this.drafts.clear();
  }

  private wasRefused(id: string, error: Problem, view: View | null): void {
    if (view) {
      aboutToChange();
      this.view.value = view;
    }
    if (this.drafts.has(id)) {
      this.drafted(id, error);
      return;
    }
    if (id === "" && error.key === "server-too-often") this.notRead(error);
    if (error.key === "server-store-lost" && this.pending.has(id)) {
      this.sendAgain(id);
      return;
    }
    this.settled(id);
    if (this.view.value === null && this.table.value === null) this.ended.value = { why: error.key, text: error.text };
    else this.refused.value = this.refusedMove = error;
  }

  /** The server could not write just now: the same message again, in a second. */
  private sendAgain(id: string): void {
    const again = this.pending.get(id);
    this.timers.push(setTimeout(() => again && this.pending.has(id) && this.send(again), SEND_AGAIN));
  }

  /**
   * We said too much at once, and the server did not read which message it refused: it may be any that waits for an answer.
   */
  private notRead(error: Problem): void {
    this.answerDrafts(error);
    for (const id of this.pending.keys()) this.sendAgain(id);
  }

  private goodbye(why: string): void {
    if (why !== "gone" && why !== "replaced") return;
    this.ended.value ??= { why, text: "" };
    this.line.value = "ended";
    this.forgetTimers();
    this.socket?.close();
  }
}
