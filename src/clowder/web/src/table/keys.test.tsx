import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { shortcuts } from "@/state/settings";
import { choicesIn, keysShown, pressed, useFirstChoice, useKeys } from "./keys";

const played = vi.fn();
const log = vi.fn();

/** A table with a card on the board, one that cannot be played, two buttons for one choice, and a field for chat. */
function Table({ asked }: { asked: string }) {
  const root = { current: document.querySelector<HTMLElement>("#table") };
  useKeys(root, log);
  useFirstChoice(root, asked);
  return (
    <>
      <p tabIndex={-1} data-focus-home />
      <button type="button" data-choice="7" onClick={() => played(7)} />
      <button type="button" class="dim" data-choice="8" onClick={() => played(8)} />
      <button type="button" data-choice="9" onClick={() => played(9)} />
      <button type="button" data-choice="9" onClick={() => played("again")} />
      <button type="button" data-key="hint" onClick={() => played("hint")} />
      <button type="button" data-key="undo" onClick={() => played("undo")} />
      <button type="button" data-key="hear-table" tabIndex={-1} onClick={() => played("table")} />
      <input type="text" />
    </>
  );
}

function shown(asked = ""): HTMLElement {
  const table = document.body.appendChild(document.createElement("div"));
  table.id = "table";
  act(() => render(<Table asked={asked} />, table));
  return table;
}

const key = (name: string, more: KeyboardEventInit = {}, at: Element = document.body) =>
  at.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more }));

afterEach(() => {
  act(() => render(null, document.querySelector("#table")!));
  document.body.replaceChildren();
  played.mockClear();
  log.mockClear();
  keysShown.value = false;
  shortcuts.value = true;
});

describe("keys", () => {
  it("number what can be done in the order in which it stands there, each once", () => {
    expect(choicesIn(shown()).map((each) => each.dataset.choice)).toEqual(["7", "9"]);
  });
  it("play choices by position, ask for a hint, take back, open the log, show the keys", () => {
    shown();
    for (const name of ["2", "1", "h", "U", "l", "?", "3", "x"]) key(name);
    expect(played.mock.calls.flat()).toEqual([9, 7, "hint", "undo"]);
    expect(log).toHaveBeenCalledOnce();
    expect(keysShown.value).toBe(true);
  });
  it("read something out, and leave the focus where it is", () => {
    const table = shown();
    choicesIn(table)[1]!.focus();
    key("T");
    expect(played).toHaveBeenCalledExactlyOnceWith("table");
    expect(document.activeElement).toBe(choicesIn(table)[1]);
  });
  it("say whether they did anything", () => {
    const table = shown();
    expect([pressed("1", table, log), pressed("9", table, log), pressed("x", table, log)]).toEqual([true, false, false]);
  });
  it("do nothing while somebody types, with Ctrl, under a window, or when they are switched off", () => {
    const table = shown();
    key("1", {}, table.querySelector("input")!);
    key("1", { ctrlKey: true });
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.setAttribute("open", "");
    key("1");
    dialog.remove();
    shortcuts.value = false;
    key("1");
    expect(played).not.toHaveBeenCalled();
  });
});

describe("the focus", () => {
  it("waits on the first choice for those who use keys, and the choices have numbers", () => {
    key("Tab");
    const table = shown("1");
    expect(document.activeElement).toBe(choicesIn(table)[0]);
    expect(choicesIn(table).map((each) => each.dataset.number)).toEqual(["1", "2"]);
  });
  it("leaves the question for the first choice, but no place that somebody chose", () => {
    key("Tab");
    const table = shown();
    table.querySelector<HTMLElement>("[data-focus-home]")!.focus();
    act(() => render(<Table asked="1" />, table));
    expect(document.activeElement).toBe(choicesIn(table)[0]);
    table.querySelector("input")!.focus();
    act(() => render(<Table asked="2" />, table));
    expect(document.activeElement).toBe(table.querySelector("input"));
  });
  it("stays where it is for those who use a mouse", () => {
    document.dispatchEvent(new Event("pointerdown"));
    const table = shown("1");
    expect(document.activeElement).toBe(document.body);
    expect(table.querySelector("[data-number]")).toBeNull();
  });
});
