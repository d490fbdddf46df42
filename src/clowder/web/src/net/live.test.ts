import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notes } from "@/state/notes";
import { LiveTable } from "./live";

/** A server on the other end of a wire, as far as a test says what it says. */
class Wire {
  static all: Wire[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: Array<Record<string, unknown>> = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(
    readonly address: URL,
    readonly protocols: string[],
  ) {
    Wire.all.push(this);
  }

  send(text: string): void {
    const message = JSON.parse(text);
    if (message.type !== "ping") this.sent.push(message);
  }

  close(): void {
    this.readyState = 3;
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const everything = (step: number, story: object[] = []) => ({
  type: "table",
  number: 1,
  now: Date.now(),
  you: { seat: 0, host: true },
  table: { status: "playing" },
  turn: null,
  view: { step, choices: [] },
  story,
  chat: [],
});

beforeEach(() => {
  Wire.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the line to a table", () => {
  it("sends a move again that was not acknowledged when it broke, under the same name", () => {
    const live = new LiveTable("T", "secret");
    expect(Wire.all[0]!.protocols).toEqual(["clowder.1", "clowder.token.secret"]);
    Wire.all[0]!.says(everything(3));
    live.play([7]);
    const move = Wire.all[0]!.sent[0]!;
    expect(move).toMatchObject({ type: "move", step: 3, moves: [7] });
    Wire.all[0]!.breaks();
    expect(live.line.value).toBe("waiting");
    vi.advanceTimersByTime(1000);
    Wire.all[1]!.says(everything(3));
    expect(Wire.all[1]!.sent).toEqual([move]);
    Wire.all[1]!.says({ type: "done", id: move.id, number: 2 });
    expect(live.inFlight.value).toBe(0);
    Wire.all[1]!.breaks();
    vi.advanceTimersByTime(3000);
    Wire.all[2]!.says(everything(4));
    expect(Wire.all[2]!.sent).toEqual([]);
    live.close();
  });

  it("knows which step I decided last, and asks for another pace, for time or for haste", () => {
    const live = new LiveTable("T");
    Wire.all[0]!.says(everything(3));
    expect(live.decided.value).toBeNull();
    live.play([7]);
    expect(live.decided.value).toBe(3);
    live.setPace("quick");
    live.setReaction(null);
    live.hurry();
    expect(Wire.all[0]!.sent.slice(1)).toEqual([
      { type: "pace", pace: "quick" },
      { type: "reaction", reaction: null },
      { type: "hurry" },
    ]);
    live.close();
  });

  it("asks for the story from where it knows it, and tells nothing twice", () => {
    const live = new LiveTable("T");
    const told = (step: number) => ({ step, key: "x", args: {} });
    Wire.all[0]!.says(everything(2, [told(0), told(1), told(2)]));
    Wire.all[0]!.breaks();
    vi.advanceTimersByTime(1000);
    expect(Wire.all[1]!.address.searchParams.get("since")).toBe("2");
    Wire.all[1]!.says(everything(3, [told(3)]));
    expect(live.story.value.map((each) => each.step)).toEqual([0, 1, 2, 3]);
    live.close();
  });

  it("is given up when nothing is heard for a while, though nobody said so", () => {
    const live = new LiveTable("T");
    Wire.all[0]!.says(everything(2));
    vi.advanceTimersByTime(12_500);
    expect(Wire.all.length).toBeGreaterThan(1);
    live.close();
  });

  it("does not come back to a table that is gone", () => {
    const live = new LiveTable("T");
    Wire.all[0]!.says({
      type: "refused",
      id: "",
      error: { key: "table-gone", text: "gone", clause: null },
      step: null,
      view: null,
    });
    Wire.all[0]!.says({ type: "goodbye", why: "gone" });
    Wire.all[0]!.breaks();
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
    expect(live.line.value).toBe("ended");
    expect(live.ended.value?.text).toBe("gone");
    live.close();
  });

  it("sends a move again in a second where the server could not write it", () => {
    const live = new LiveTable("T");
    Wire.all[0]!.says(everything(3));
    live.play([7]);
    const move = Wire.all[0]!.sent[0]!;
    Wire.all[0]!.says({
      type: "refused",
      id: move.id,
      error: { key: "server-store-lost", text: "", clause: null },
      step: 3,
      view: null,
    });
    vi.advanceTimersByTime(1500);
    expect(Wire.all[0]!.sent).toEqual([move, move]);
    live.close();
  });

  it("sends a move again where it said too much at once, and the server did not read what", async () => {
    const live = new LiveTable("T");
    Wire.all[0]!.says(everything(3));
    const tried = live.tried([1]);
    live.play([7]);
    const [, move] = Wire.all[0]!.sent;
    Wire.all[0]!.says({
      type: "refused",
      id: "",
      error: { key: "server-too-often", text: "slowly", clause: null },
      step: 3,
      view: null,
    });
    expect(await tried).toMatchObject({ key: "server-too-often" });
    vi.advanceTimersByTime(1500);
    expect(Wire.all[0]!.sent.slice(2)).toEqual([move]);
    live.close();
  });

  it("leaves no try without an answer, and no old line open, when it is made anew", async () => {
    const live = new LiveTable("T");
    Wire.all[0]!.says(everything(3));
    const tried = live.tried([1]);
    live.connect();
    expect(await tried).toMatchObject({ text: "" });
    expect(Wire.all[0]!.readyState).toBe(1);
    Wire.all[1]!.breaks();
    expect(Wire.all[0]!.readyState).toBe(3);
    expect(await live.tried([2])).toMatchObject({ text: "" }); // while nobody listens
    live.close();
  });
});

describe("why a move was refused", () => {
  const error = { key: "refuse-not-now", text: "Not now", clause: "P1" };
  const update = (step: number) => ({ type: "update", number: 2, now: Date.now(), view: { step, choices: [] } });

  it("is told until something is played", () => {
    const live = new LiveTable("T");
    Wire.all[0]!.says(everything(3));
    Wire.all[0]!.says({ type: "refused", id: "x", error, view: null });
    Wire.all[0]!.says(update(3));
    expect(live.refused.value).toEqual(error);
    Wire.all[0]!.says(update(4));
    expect(live.refused.value).toBeNull();
  });
  it("is not told any more when one plays something else", () => {
    const live = new LiveTable("T");
    Wire.all[0]!.says(everything(3));
    Wire.all[0]!.says({ type: "refused", id: "x", error, view: null });
    live.play([1]);
    expect(live.refused.value).toBeNull();
  });
});

describe("bad luck", () => {
  const window = (step: number, choices: object[]) => ({
    ...everything(step),
    turn: { kind: "window", seats: [0, 1], since: Date.now(), until: Date.now() + 6_000 },
    view: { step, choices },
  });
  const closed = (step: number) => ({
    type: "update",
    number: 2,
    now: Date.now(),
    turn: null,
    view: { step, choices: [] },
  });

  it("a device that slept through its window is told so", () => {
    const live = new LiveTable("T");
    Wire.all[0]!.says(window(3, [{ id: 0, kind: "let" }]));
    vi.setSystemTime(Date.now() + 60_000); // no timer ran meanwhile
    Wire.all[0]!.says(closed(4));
    expect(live.refused.value?.key).toBe("web-window-slept");
  });
  it("so is one whose line broke meanwhile", () => {
    const live = new LiveTable("T");
    Wire.all[0]!.says(window(3, [{ id: 0, kind: "let" }]));
    vi.setSystemTime(Date.now() + 60_000);
    Wire.all[0]!.breaks();
    vi.advanceTimersByTime(1_000);
    Wire.all[1]!.says(everything(7));
    expect(live.refused.value?.key).toBe("web-window-slept");
  });
  it("whoever was there and kept silent is told nothing, nor is whoever had answered", () => {
    const live = new LiveTable("T");
    Wire.all[0]!.says(window(3, [{ id: 0, kind: "let" }]));
    Wire.all[0]!.says(closed(4));
    Wire.all[0]!.says(window(5, []));
    vi.setSystemTime(Date.now() + 60_000);
    Wire.all[0]!.says(closed(6));
    expect(live.refused.value).toBeNull();
  });
  it("a clock that is wrong by an hour is noted, and the table goes by the server's", () => {
    const live = new LiveTable("T");
    const hour = 3_600_000;
    Wire.all[0]!.says({ ...everything(1), now: Date.now() - hour });
    expect(notes.value).toContainEqual({ key: "web-note-clock", args: { minutes: 60 } });
    expect(live.now()).toBe(Date.now() - hour);
  });
});

describe("asking for a seat", () => {
  const asks = { seat: null, host: false, asks: 1 };
  const asking = [{ seat: 1, name: "Bea", agreed: [], until: 9 }];
  const begin = () => {
    const live = new LiveTable("T");
    Wire.all[0]!.says({ ...everything(1), you: asks, table: { status: "playing", asking } });
    return live;
  };
  const settled = (you: object) => ({
    type: "update",
    number: 2,
    now: Date.now(),
    you,
    table: { status: "playing", asking: [] },
  });

  it("whoever is not let in is told so, also when the player came back", () => {
    for (const you of [{ seat: null, host: false }, undefined]) {
      Wire.all = [];
      const live = begin();
      Wire.all[0]!.says(settled(you!));
      expect(live.refused.value?.key).toBe("web-seat-not-given");
    }
  });
  it("whoever is let in, or thought better of it, is not", () => {
    const live = begin();
    Wire.all[0]!.says(settled({ seat: 1, host: false }));
    expect(live.refused.value).toBeNull();
    Wire.all = [];
    const other = begin();
    other.forgetAsking();
    Wire.all[0]!.says(settled({ seat: null, host: false }));
    expect(other.refused.value).toBeNull();
  });
});
