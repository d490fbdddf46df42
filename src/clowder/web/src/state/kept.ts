/** A signal that the browser remembers. Where storage is forbidden or full, it is forgotten with the page. */
import { effect, type Signal, signal } from "@preact/signals";

export function kept<T>(name: string, otherwise: T): Signal<T> {
  const key = `clowder.${name}`;
  let first = otherwise;
  try {
    const found = localStorage.getItem(key);
    if (found !== null) first = JSON.parse(found) as T;
  } catch {
    // not readable: as if it were not there
  }
  const value = signal<T>(first);
  effect(() => {
    const now = JSON.stringify(value.value);
    try {
      localStorage.setItem(key, now);
    } catch {
      // private windows may keep nothing
    }
  });
  return value;
}
