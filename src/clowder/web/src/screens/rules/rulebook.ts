/** A game's rules, clause by clause, as plugins/rulebook.ts reads them in RULES.md, and the search through them. */

/** What a piece of text is: as it is, stressed, a word of the files, or another clause. */
export type Style = "plain" | "strong" | "em" | "code" | "clause";

export interface Span {
  style: Style;
  text: string;
}

export interface Clause {
  /** "G20". */
  id: string;
  spans: Span[];
  /** Where it comes from, as the file says it: "rulebook, p. 3; ruling". */
  mark: string;
  source: Source | null;
}

/** The rulebook's own; our ruling; our guess at what is printed on the cards. */
export type Source = "rulebook" | "ruling" | "deck";

export interface Section {
  /** For links to it. */
  id: string;
  title: string;
  text: Span[][];
  clauses: Clause[];
}

/** A line of the game at a glance: "The end", and how it ends. */
export interface GlanceLine {
  title: string;
  spans: Span[];
}

export interface Rulebook {
  /** Aim, turn, end and scoring, a line each, for whoever wants to play now. */
  glance: GlanceLine[];
  intro: Span[][];
  sections: Section[];
}

export function clauseOf(book: Rulebook, id: string): Clause | undefined {
  const wanted = id.toUpperCase();
  return book.sections.flatMap((section) => section.clauses).find((clause) => clause.id === wanted);
}

// Searching ----------------------------------------------------------------------------------------------------------

/** Small letters without accents, and for each of them where it stands in the text. */
function folded(text: string): { letters: string; at: number[] } {
  let letters = "";
  const at: number[] = [];
  let index = 0;
  for (const letter of text) {
    const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").replace("’", "'").toLowerCase();
    for (let i = 0; i < plain.length; i++) at.push(index);
    letters += plain;
    index += letter.length;
  }
  at.push(index);
  return { letters, at };
}

/** The words that are looked for. */
export function wordsOf(query: string): string[] {
  return folded(query).letters.split(/\s+/).filter(Boolean);
}

/** Where these words stand in a text, from and until, in order and without overlap. */
export function hits(text: string, words: readonly string[]): Array<[number, number]> {
  const { letters, at } = folded(text);
  const found: Array<[number, number]> = [];
  for (const word of words) {
    for (let i = letters.indexOf(word); i >= 0; i = letters.indexOf(word, i + word.length))
      found.push([at[i]!, at[i + word.length]!]);
  }
  found.sort((a, b) => a[0] - b[0]);
  const apart: Array<[number, number]> = [];
  for (const hit of found) {
    const last = apart.at(-1);
    if (last && hit[0] < last[1]) last[1] = Math.max(last[1], hit[1]);
    else apart.push([...hit]);
  }
  return apart;
}

/** The rules with only the clauses and paragraphs in which all these words stand, or in the title of their section. */
export function searched(book: Rulebook, words: readonly string[]): Section[] {
  if (!words.length) return book.sections;
  return book.sections
    .map((section) => {
      const says = (text: string) => {
        const { letters } = folded(`${text} ${section.title}`);
        return words.every((word) => letters.includes(word));
      };
      return {
        ...section,
        text: section.text.filter((spans) => says(plain(spans))),
        clauses: section.clauses.filter((clause) => says(`${clause.id} ${plain(clause.spans)} ${clause.mark}`)),
      };
    })
    .filter((section) => foundIn(section) > 0);
}

/** How much of a section was found. */
export const foundIn = (section: Section): number => section.text.length + section.clauses.length;

const plain = (spans: readonly Span[]): string => spans.map((span) => span.text).join("");
