/** One key for each thing at the table, for those who play without a mouse. */
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { Dialog } from "@/kit/dialog";
import { shortcuts } from "@/state/settings";
import { say } from "@/text/say";

/** What somebody used last; null before they used anything. */
let lastUsed: "keys" | "pointer" | null = null;
/** Whether the list of keys is shown. */
export const keysShown = signal(false);

if (typeof document !== "undefined") {
  document.addEventListener("keydown", () => (lastUsed = "keys"), true);
  document.addEventListener("pointerdown", () => (lastUsed = "pointer"), true);
}

/** What can be done at a table now, in the order in which it stands there: a number key plays it. */
export function choicesIn(table: HTMLElement): HTMLElement[] {
  const known = new Set<string>();
  return [...table.querySelectorAll<HTMLElement>("[data-choice], [data-key=looked]")].filter((each) => {
    const name = each.dataset.choice ?? "looked";
    const usable = !each.matches(".dim, :disabled") && (each.checkVisibility?.() ?? true);
    if (!usable || known.has(name)) return false;
    known.add(name);
    return true;
  });
}

/** The button that a letter presses. */
const BUTTONS: Record<string, string> = {
  h: "[data-key=hint]",
  u: "[data-key=undo]",
};

/** The one that reads something out, and leaves the focus where it is. */
const HEARD: Record<string, string> = {
  m: "[data-key=hear-hand]",
  t: "[data-key=hear-table]",
  r: "[data-key=hear-news]",
};

/** Does what a key asks for; whether that was anything. */
export function pressed(key: string, table: HTMLElement, showLog: () => void): boolean {
  const press = (element: HTMLElement | null | undefined) => {
    element?.focus({ preventScroll: true });
    element?.click();
    return !!element;
  };
  const letter = key.toLowerCase();
  if (/^[1-9]$/.test(key)) return press(choicesIn(table)[Number(key) - 1]);
  if (BUTTONS[letter]) return press(table.querySelector<HTMLElement>(BUTTONS[letter]));
  if (HEARD[letter]) table.querySelector<HTMLElement>(HEARD[letter])?.click();
  else if (letter === "l") showLog();
  else if (key === "?") keysShown.value = true;
  else return false;
  return true;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("input:not([type=range]), textarea, select, [contenteditable]");
}

/** Keys play at this table, as long as no window lies over it and nobody is typing. */
export function useKeys(root: { current: HTMLElement | null }, showLog: () => void): void {
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const table = root.current;
      if (!table || !shortcuts.value || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
      if (pressed(event.key, table, showLog)) event.preventDefault();
    };
    document.addEventListener("keydown", down);
    return () => document.removeEventListener("keydown", down);
  }, []);
}

/**
 * The focus waits on the first choice when something is asked of me, unless I use a mouse or a finger, or chose another
 * place myself. `asked` tells one question from the next; it is empty while nothing is asked.
 */
export function useFirstChoice(root: { current: HTMLElement | null }, asked: string): void {
  useEffect(() => {
    const table = root.current;
    if (!asked || !table || document.querySelector("dialog[open]")) return;
    if (lastUsed === "pointer" || (lastUsed === null && !matchMedia("(hover: hover)").matches)) return;
    const here = document.activeElement as HTMLElement | null;
    if (here && here !== document.body && here.tabIndex >= 0) return;
    choicesIn(table)[0]?.focus({ preventScroll: true });
  }, [asked]);
  useLayoutEffect(() => {
    const table = root.current;
    if (!table) return;
    const numbered = lastUsed === "keys" && shortcuts.value && asked ? choicesIn(table).slice(0, 9) : [];
    for (const old of table.querySelectorAll<HTMLElement>("[data-number]"))
      if (!numbered.includes(old)) delete old.dataset.number;
    for (const [at, each] of numbered.entries()) each.dataset.number = String(at + 1);
  });
}

const KEYS = { choices: "1–9", walk: "Tab", hint: "H", undo: "U", log: "L", hand: "M", table: "T", news: "R", keys: "?" };

/** What each key does. */
export function KeyList() {
  if (!keysShown.value) return null;
  return (
    <Dialog title={say("web-keys")} close={() => (keysShown.value = false)}>
      <dl class="keys">
        {Object.entries(KEYS).map(([name, key]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(`web-key-${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
