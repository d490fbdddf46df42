import { describe, expect, it } from "vitest";
import { clauseOf, foundIn, hits, type Rulebook, searched, wordsOf } from "./rulebook";

const says = (text: string) => [{ style: "plain" as const, text }];

const book: Rulebook = {
  glance: [{ title: "Aim", spans: says("Run.") }],
  intro: [says("Told in our own words.")],
  sections: [
    { id: "section-1", title: "The aim", text: [says("Be the last one who runs.")], clauses: [] },
    {
      id: "section-2",
      title: "Running",
      text: [],
      clauses: [
        { id: "T1", spans: says("Whoever is it runs after the others."), mark: "rulebook, p. 3", source: "rulebook" },
        { id: "T2", spans: says("Écoute, and see T1."), mark: "deck fact", source: "deck" },
      ],
    },
    {
      id: "section-3",
      title: "The end",
      text: [],
      clauses: [{ id: "T3", spans: says("The last one wins."), mark: "ruling; follows from T1", source: "ruling" }],
    },
  ],
};

it("a clause is found by its name, in whatever case", () => {
  expect(clauseOf(book, "t3")?.id).toBe("T3");
  expect(clauseOf(book, "T4")).toBeUndefined();
  expect(clauseOf(book, "")).toBeUndefined();
});

describe("the search", () => {
  const found = (query: string) =>
    searched(book, wordsOf(query)).flatMap((section) => section.clauses.map((clause) => clause.id));

  it("takes letters with and without accents, small and capital, for the same", () => {
    expect(found("ECOUTE")).toEqual(["T2"]);
    expect(hits("Écoute, l’école", wordsOf("eco"))).toEqual([
      [0, 3],
      [10, 13],
    ]);
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

  it("finds what stands in no clause, too", () => {
    const sections = searched(book, wordsOf("the last"));
    expect(sections.map((section) => [section.id, foundIn(section)])).toEqual([
      ["section-1", 1],
      ["section-3", 1],
    ]);
    expect(searched(book, [])).toBe(book.sections);
  });
});
