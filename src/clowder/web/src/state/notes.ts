/** Bad luck that this browser had: a line that says what happened, once, and the game goes on. */
import { signal } from "@preact/signals";

export interface Note {
  /** Its text. */
  key: string;
  args: Record<string, unknown>;
}

/** Those that were not read yet. */
export const notes = signal<readonly Note[]>([]);
const told = new Set<string>();

export function note(key: string, args: Note["args"] = {}): void {
  if (told.has(key)) return;
  told.add(key);
  notes.value = [...notes.peek(), { key, args }];
}

export function forgetNote(read: Note): void {
  notes.value = notes.peek().filter((each) => each !== read);
}
