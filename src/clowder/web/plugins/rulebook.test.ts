import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { rulebook } from "./rulebook";

const SMALL = `# Tag: the rules

> **Aim** Run,
and see T1.

> **The end** Stop.

Told in our own words,
over two lines. See **T2**.

## Running

- **T1** Whoever is *it* runs
  after the others. *(● rulebook, p. 3; ruling)*
- **T2** Écoute \`deck.toml\`, and see T1, but not Z9. *(▮ fait du paquet)*

## The end

It ends.

- **T3** The last one wins. *(◆ ruling; follows from T1)*
`;

describe("the rules", () => {
  const book = rulebook(SMALL);

  it("are an introduction and sections of clauses, under a title that the screen says itself", () => {
    expect(book.intro.map((spans) => spans.map((span) => span.text).join(""))).toEqual([
      "Told in our own words, over two lines. See T2.",
    ]);
    expect(book.sections.map((section) => [section.title, section.clauses.map((clause) => clause.id)])).toEqual([
      ["Running", ["T1", "T2"]],
      ["The end", ["T3"]],
    ]);
  });

  it("open with the game at a glance", () => {
    expect(book.glance.map((line) => [line.title, line.spans.map((span) => span.text).join("")])).toEqual([
      ["Aim", "Run, and see T1."],
      ["The end", "Stop."],
    ]);
    expect(() => rulebook("> Run.")).toThrow("> Run.");
    expect(() => rulebook("## Running\n\n> **Aim** Run.")).toThrow("> **Aim**");
  });

  it("keep where a clause comes from apart from what it says", () => {
    const [first, second] = book.sections[0]!.clauses;
    expect(first).toMatchObject({ mark: "rulebook, p. 3; ruling", source: "rulebook" });
    expect(first!.spans.map((span) => span.text).join("")).toBe("Whoever is it runs after the others.");
    expect(first!.spans).toContainEqual({ style: "em", text: "it" });
    expect(second).toMatchObject({ source: "deck" });
  });

  it("take no item without a number, nor one before the first section", () => {
    expect(() => rulebook("## Running\n\n- Run.")).toThrow("- Run.");
    expect(() => rulebook("- **T1** Run.")).toThrow("T1");
  });

  it("lead from a clause to those it names, if they are there", () => {
    const named = book.sections[0]!.clauses[1]!.spans.filter((span) => span.style === "clause");
    expect(named).toEqual([{ style: "clause", text: "T1" }]);
    expect(book.intro[0]).toContainEqual({ style: "clause", text: "T2" });
  });
});

const GAMES = join(import.meta.dirname, "../../games");

describe.each(globSync("*/RULES*.md", { cwd: GAMES }))("%s", (file) => {
  const book = rulebook(readFileSync(join(GAMES, file), "utf8"));

  it("is read whole: each clause once, and where it comes from", () => {
    const clauses = book.sections.flatMap((section) => section.clauses);
    expect(clauses.length).toBeGreaterThan(0);
    expect(new Set(clauses.map((clause) => clause.id)).size).toBe(clauses.length);
    for (const clause of clauses) {
      expect(clause.source === null, clause.id).toBe(clause.mark === "");
      expect(clause.spans.map((span) => span.text).join("")).not.toMatch(/[*`]/);
    }
  });

  it("opens with aim, turn, end and scoring, and says last where it comes from", () => {
    expect(book.glance).toHaveLength(4);
    expect(book.intro).toEqual([]);
    const last = book.sections.at(-1)!;
    expect(last.clauses).toEqual([]);
    expect(last.text.flat().map((span) => span.text)).toContain("deck.toml");
  });

  it("has nothing in a section that is neither a clause nor to be read", () => {
    for (const section of book.sections) expect(section.clauses.length + section.text.length).toBeGreaterThan(0);
  });
});
