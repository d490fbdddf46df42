import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { clauseOf, hits, rulebook, searched, wordsOf } from "@/screens/rulebook";

const SMALL = `# Tag: the rules

Told in our own words,
over two lines. See **T2**.

## Running

- **T1** Whoever is *it* runs
  after the others. *(rulebook, p. 3; ruling)*
- **T2** Écoute \`deck.toml\`, and see T1, but not Z9. *(deck fact)*

## The end

- **T3** The last one wins. *(ruling; follows from T1)*
`;

describe("the rules", () => {
  const book = rulebook(SMALL);

  it("are a title, an introduction and sections of clauses", () => {
    expect(book.title).toBe("Tag: the rules");
    expect(book.intro.map((spans) => spans.map((span) => span.text).join(""))).toEqual(["Told in our own words, over two lines. See T2."]);
    expect(book.sections.map((section) => [section.title, section.clauses.map((clause) => clause.id)])).toEqual([
      ["Running", ["T1", "T2"]],
      ["The end", ["T3"]],
    ]);
  });

  it("keep where a clause comes from apart from what it says", () => {
    const [first, second] = book.sections[0]!.clauses;
    expect(first).toMatchObject({ mark: "rulebook, p. 3; ruling", source: "rulebook" });
    expect(first!.spans.map((span) => span.text).join("")).toBe("Whoever is it runs after the others.");
    expect(first!.spans).toContainEqual({ style: "em", text: "it" });
    expect(second).toMatchObject({ source: "deck" });
  });

  it("lead from a clause to those it names, if they are there", () => {
    const named = book.sections[0]!.clauses[1]!.spans.filter((span) => span.style === "clause");
    expect(named).toEqual([{ style: "clause", text: "T1" }]);
    expect(book.intro[0]).toContainEqual({ style: "clause", text: "T2" });
  });

  it("find a clause by its name, in whatever case", () => {
    expect(clauseOf(book, "t3")?.id).toBe("T3");
    expect(clauseOf(book, "T4")).toBeUndefined();
    expect(clauseOf(book, "")).toBeUndefined();
  });
});

describe("the search", () => {
  const book = rulebook(SMALL);
  const found = (query: string) => searched(book, wordsOf(query)).flatMap((section) => section.clauses.map((clause) => clause.id));

  it("takes letters with and without accents, small and capital, for the same", () => {
    expect(found("ECOUTE")).toEqual(["T2"]);
    expect(hits("Écoute, l’école", wordsOf("eco"))).toEqual([[0, 3], [10, 13]]);
    expect(hits("l’école", wordsOf("L'ÉCOLE"))).toEqual([[0, 7]]);
  });

  it("wants every word, in the clause, its name, its mark or the title above it", () => {
    expect(found("")).toEqual(["T1", "T2", "T3"]);
    expect(found("wins last")).toEqual(["T3"]);
    expect(found("end wins")).toEqual(["T3"]);
    expect(found("t1")).toEqual(["T1", "T2", "T3"]);
    expect(found("wins others")).toEqual([]);
  });

  it("marks what overlaps once", () => {
    expect(hits("banana", ["ana", "nan"])).toEqual([[1, 5]]);
    expect(hits("nothing", ["x"])).toEqual([]);
  });
});

const GAMES = join(import.meta.dirname, "../../games");
const RULES = readdirSync(GAMES).flatMap((game) => ["RULES.md", "RULES.fr.md", "RULES.es.md"].map((file) => join(game, file)));

describe.each(RULES.filter((file) => existsSync(join(GAMES, file))))("%s", (file) => {
  const book = rulebook(readFileSync(join(GAMES, file), "utf8"));

  it("is read whole: each clause once, none without a mark", () => {
    const clauses = book.sections.flatMap((section) => section.clauses);
    expect(clauses.length).toBeGreaterThan(20);
    expect(new Set(clauses.map((clause) => clause.id)).size).toBe(clauses.length);
    for (const clause of clauses) {
      expect(clause.id).toMatch(/^[A-Z]\d+$/);
      expect(clause.source, clause.id).not.toBeNull();
      expect(clause.spans.map((span) => span.text).join("")).not.toMatch(/[*`]/);
    }
  });
});
