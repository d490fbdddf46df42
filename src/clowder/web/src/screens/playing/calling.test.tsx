import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LiveTable } from "@/net/live";
import { madeUpSeat, madeUpTable } from "@/screens/shared/made-up";
import { wantsCalls } from "@/state/calls";
import { Calling } from "./calling";

const called = vi.fn();
const hungUp = vi.fn();

/** A browser's notifications, as far as they are asked for. */
class Shown {
  static permission: NotificationPermission = "default";
  static requestPermission = vi.fn(async () => (Shown.permission = "granted"));
  onclick: (() => void) | null = null;
  close = hungUp;
  constructor(title: string) {
    called(title);
  }
}

const choices = signal<object[]>([]);

function show({ alone = false } = {}): void {
  const seats = alone ? [madeUpSeat(), madeUpSeat({ kind: "bot" })] : [madeUpSeat(), madeUpSeat()];
  const live = {
    id: "T",
    turn: { value: null },
    you: { value: { seat: 0, host: false } },
    view: { value: { choices: choices.value } },
    table: { value: madeUpTable(seats) },
  } as unknown as LiveTable;
  act(() => render(<Calling live={live} game="Purr" />, document.querySelector("#here")!));
}

async function look(state: DocumentVisibilityState): Promise<void> {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
}

const icon = () => document.querySelector("link[rel=icon]")?.getAttribute("href");
const offer = () => document.querySelector<HTMLButtonElement>("[data-key=call-me]");

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  document.body.innerHTML = '<div id="here"></div>';
  vi.stubGlobal("Notification", Shown);
  Shown.permission = "default";
  wantsCalls.value = null;
  choices.value = [];
});
afterEach(async () => {
  act(() => render(null, document.querySelector("#here")!));
  await look("visible");
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Away, asked meanwhile, and back. */
async function turnMissed(how = {}): Promise<void> {
  show(how);
  await look("hidden");
  choices.value = [{ id: 1 }];
  show(how);
}

test("the icon and a badge tell it in another tab, and no longer when one is back", async () => {
  const [set, clear] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  Object.assign(navigator, { setAppBadge: set, clearAppBadge: clear });
  await turnMissed();
  expect(icon()).toBe("/icon-turn.svg");
  expect(set).toHaveBeenCalledExactlyOnceWith(1);
  expect(clear).not.toHaveBeenCalled();
  await look("visible");
  expect(icon()).toBe("/icon.svg");
  expect(clear).toHaveBeenCalledOnce();
});

test("who missed a turn is asked, once, and called the next time", async () => {
  await turnMissed();
  expect(called).not.toHaveBeenCalled();
  await look("visible");
  await act(async () => offer()!.click());
  expect(Shown.requestPermission).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(offer()).toBeNull());
  await look("hidden");
  await vi.waitFor(() => expect(called).toHaveBeenCalledExactlyOnceWith("Purr"));
  await look("visible");
  await vi.waitFor(() => expect(hungUp).toHaveBeenCalled());
});

test("who said no is not asked again", async () => {
  await turnMissed();
  await look("visible");
  await act(async () => document.querySelector<HTMLButtonElement>("[data-key=no-calls]")!.click());
  await look("hidden");
  await look("visible");
  expect(offer()).toBeNull();
  expect(called).not.toHaveBeenCalled();
});

test("nobody is asked against bots, nor where the browser has no notifications", async () => {
  await turnMissed({ alone: true });
  await look("visible");
  expect(offer()).toBeNull();
  vi.stubGlobal("Notification", undefined);
  await turnMissed();
  await look("visible");
  expect(offer()).toBeNull();
});
