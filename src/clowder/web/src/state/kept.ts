/**
 * A signal that the browser remembers, the same in all its tabs. Where storage is forbidden or full, that is said, and it
 * is forgotten with the page.
 */
import { effect, type Signal, signal } from "@preact/signals";
import { note } from "./notes";

export function kept<T>(name: string, otherwise: T): Signal<T> {
  const key = `clowder.${name}`;
  let first = otherwise;
  try {
    const found = localStorage.getItem(key);
    if (found !== null) first = JSON.parse(found) as T;
  } catch {
    note("web-note-storage"); // not readable: as if it were not there
  }
  const value = signal<T>(first);
  effect(() => {
    const now = JSON.stringify(value.value);
    try {
      localStorage.setItem(key, now);
    } catch {
      note("web-note-storage");
    }
  });
  window.addEventListener("storage", (event) => {
    // else the next thing noted here would wipe out what another tab noted
    if (event.key === key && event.newValue !== null) value.value = JSON.parse(event.newValue) as T;
  });
  return value;
}
