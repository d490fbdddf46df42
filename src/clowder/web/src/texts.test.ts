/**
 * Every text that is asked for is there, and every text that is there is asked for. That all languages have it, Python
 * tests.
 */
import { describe, expect, it } from "vitest";

const CLIENT = Object.values(
  import.meta.glob<string>("./**/*.{ts,tsx}", { eager: true, query: "?raw", import: "default" }),
).join("\n");
const TABLES = import.meta.glob<string>("../../games/*/web/*.{ts,tsx}", {
  eager: true,
  query: "?raw",
  import: "default",
});
/** The server names some: why a hint is good, how good a decision was, what is on a game's cover. */
const SERVER = Object.values(
  import.meta.glob<string>(["../../server/**/*.py", "../../bots/reviewing/*.py"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
).join("\n");
const SHARED = Object.values(
  import.meta.glob<string>("../../text/en/{shared,web*}.ftl", { eager: true, query: "?raw", import: "default" }),
).join("\n");
const OWN = import.meta.glob<string>("../../games/*/text/en.ftl", { eager: true, query: "?raw", import: "default" });
const LESSONS = import.meta.glob<string>("../../games/*/lesson.toml", { eager: true, query: "?raw", import: "default" });

/** What is for the browser alone; the other texts of a game are told in the terminal, too. */
const OURS = /^(web|lesson)-/;

const found = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map((each) => each[1]!);
const keysIn = (texts: string) => new Set(found(/^([a-z][\w-]*) *=/gm, texts));
const named = (code: string) => new Set(found(/["'`]((?:web|story|fact)-[\w-]*\w)["'`]/g, code));
/** `web-emote-${name}`, in Python f"web-review-{verdict}": any text that begins like this. */
const begun = (code: string) => found(/["`](web-[\w-]*-)\$?\{/g, code);

function unused(texts: string, code: string): string[] {
  const keys = keysIn(texts);
  const literal = new Set([...named(code), ...found(/\{ *([a-z][\w-]*) *\}/g, texts)]); // one text may be part of another
  const prefixes = begun(code);
  return [...keys].filter(
    (key) => OURS.test(key) && !literal.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)),
  );
}

const folderOf = (path: string) => path.split("/").at(path.endsWith("lesson.toml") ? -2 : -3)!;
const GAMES = Object.keys(OWN).map(folderOf);
const ofGame = (files: Record<string, string>, game: string) =>
  Object.entries(files)
    .flatMap(([path, text]) => (folderOf(path) === game ? [text] : []))
    .join("\n");

describe("the shared texts", () => {
  const shared = keysIn(SHARED);

  it("are all there", () => {
    const games = new Set(GAMES.flatMap((game) => [...keysIn(ofGame(OWN, game))]));
    expect([...named(CLIENT)].filter((key) => OURS.test(key) && !shared.has(key) && !games.has(key))).toEqual([]);
    expect(begun(CLIENT).filter((prefix) => ![...shared, ...games].some((key) => key.startsWith(prefix)))).toEqual([]);
  });

  it("are all used", () => {
    expect(unused(SHARED, [CLIENT, SERVER, ...Object.values(TABLES)].join("\n"))).toEqual([]);
  });
});

describe.each(GAMES)("the texts of %s", (game) => {
  const own = keysIn(ofGame(OWN, game));
  const table = ofGame(TABLES, game);
  const lesson = new Set(found(/^say *= *"([\w-]+)"/gm, ofGame(LESSONS, game)).map((say) => `lesson-${say}`));

  it("are all there", () => {
    const shared = keysIn(SHARED);
    expect([...named(table), ...lesson].filter((key) => !own.has(key) && !shared.has(key))).toEqual([]);
    expect(begun(table).filter((prefix) => ![...own].some((key) => key.startsWith(prefix)))).toEqual([]);
  });

  it("are all used", () => {
    expect(unused(ofGame(OWN, game), [CLIENT, SERVER, table].join("\n")).filter((key) => !lesson.has(key))).toEqual([]);
  });
});
