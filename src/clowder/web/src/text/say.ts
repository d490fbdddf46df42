/**
 * Text keys become sentences here, as in the server's engine/text.py and from the same .ftl files.
 *
 * Arguments are made readable by their shape: `{seat: 2}` becomes that player's name, and beside `$who` there is `$who_is`
 * ("you" or "other"); any other object is a card, told by the game's text `card`; a list is told item by item.
 */

import SHARED from "virtual:texts";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import LANGUAGES from "../../../text/languages.json";

/** Every language by its code, with the name it has for those who speak it. */
export { LANGUAGES };
export type Language = keyof typeof LANGUAGES;

/** The language that is spoken now; reading it in a component makes the component follow. */
export const language = signal<Language>("en");
const loaded = signal(0);

const GAMES = import.meta.glob<string>("../../../games/*/text/*.ftl", { query: "?raw", import: "default" });
const bundles = new Map<string, FluentBundle>();

/** Get a language ready, and a game's texts in it. */
export async function load(wanted: Language, game: string | null = null): Promise<void> {
  const name = `${game ?? ""}/${wanted}`;
  if (bundles.has(name)) return;
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  for (const source of (await SHARED[wanted]!()).default) bundle.addResource(new FluentResource(source));
  if (game !== null) {
    const own = GAMES[`../../../games/${game}/text/${wanted}.ftl`];
    if (own) bundle.addResource(new FluentResource(await own()), { allowOverrides: true });
  }
  bundles.set(name, bundle);
  loaded.value += 1;
}

let asked: Language = "en";

/**
 * Speak another language from now on, also in the games that were loaded. Whoever changes their mind meanwhile is heard.
 */
export async function speak(wanted: Language): Promise<void> {
  asked = wanted;
  const games = new Set([...bundles.keys()].map((name) => name.split("/")[0] || null));
  await Promise.all([...games, null].map((game) => load(wanted, game)));
  if (asked !== wanted) return;
  language.value = wanted;
  document.documentElement.lang = wanted;
}

/** The language a new visitor probably reads. */
export function guessed(): Language {
  for (const wanted of navigator.languages ?? [navigator.language]) {
    const short = wanted.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return "en";
}

export interface Reader {
  game?: string | null;
  /** The players' names by seat. */
  names?: readonly string[];
  /** The seat that is spoken to. */
  me?: number | null;
}

export type Args = Record<string, unknown>;

/** Whether there is a text of that key. */
export function has(key: string, game: string | null = null): boolean {
  loaded.value;
  return bundles.get(`${game ?? ""}/${language.value}`)?.hasMessage(key) ?? false;
}

/** The sentence for a key. */
export function say(key: string, args: Args = {}, reader: Reader = {}): string {
  loaded.value;
  const bundle = bundles.get(`${reader.game ?? ""}/${language.value}`);
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) {
    if (bundle) console.error(`there is no text ${key} (${language.value}, ${reader.game ?? "shared"})`);
    return bundle ? key : "";
  }
  const values: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    values[name] = readable(value, reader);
    if (isSeat(value)) values[`${name}_is`] = value.seat === reader.me && value.seat !== null ? "you" : "other";
  }
  const errors: Error[] = [];
  const sentence = bundle.formatPattern(message.value, values, errors);
  if (errors.length) console.error(`text ${key}: ${errors[0]}`);
  return sentence;
}

/** Whether an argument names a player. */
export function isSeat(value: unknown): value is { seat: number | null } {
  return typeof value === "object" && value !== null && "seat" in value && Object.keys(value).length === 1;
}

function readable(value: unknown, reader: Reader): FluentVariable {
  if (isSeat(value)) {
    if (value.seat === null) return say("nobody");
    if (value.seat === reader.me) return say("you");
    return reader.names?.[value.seat] ?? say("seat", { number: value.seat + 1 });
  }
  if (Array.isArray(value)) return value.map((item) => String(readable(item, reader))).join(", ");
  if (typeof value === "object" && value !== null) return say("card", value as Args, reader);
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null || value === undefined ? "none" : (value as FluentVariable);
}
