/** A game's rules as its RULES.md tells them, clause by clause, and the search through them. */

/** What a piece of text is: as it is, stressed, a word of the files, or another clause. */
export type Style = "plain" | "strong" | "em" | "code" | "clause";

export interface Span {
  style: Style;
  text: string;
}

export interface Clause {
  /** "G20"; empty for an item of a list that is no clause. */
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

export interface Rulebook {
  title: string;
  intro: Span[][];
  sections: Section[];
}

const ITEM = /^- (?:\*\*([A-Z]\d+)\*\* )?(.*)$/;
const MARK = /\s*\*\(([^*]+)\)\*$/;
const INLINE = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`/g;
const REFERENCE = /\b[A-Z]\d{1,2}\b/g;

/** By how the marks begin in the three languages. */
const SOURCES: Array<[Source, RegExp]> = [
  ["rulebook", /^(rulebook|règle|livre|livret|reglamento|libro|regla)/i],
  ["ruling", /^(ruling|décision|interprétation|arbitrage|decisión|interpretación|resolución|aclaración)/i],
  ["deck", /^(deck|paquet|cartes|fait|dato|mazo|baraja|hecho)/i],
];

/** Read the small part of Markdown that our rules are written in. */
export function rulebook(source: string): Rulebook {
  const known = new Set([...source.matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map((found) => found[1]!));
  const spans = (text: string) => inline(text, known);
  const book: Rulebook = { title: "", intro: [], sections: [] };
  for (const block of blocks(source)) {
    const section = book.sections.at(-1);
    const item = ITEM.exec(block);
    if (block.startsWith("## ")) {
      book.sections.push({ id: `section-${book.sections.length + 1}`, title: block.slice(3), text: [], clauses: [] });
    } else if (block.startsWith("# ")) {
      book.title = block.slice(2);
    } else if (item && section) {
      const mark = MARK.exec(item[2]!)?.[1] ?? "";
      section.clauses.push({ id: item[1] ?? "", spans: spans(item[2]!.replace(MARK, "")), mark, source: sourceOf(mark) });
    } else {
      (section?.text ?? book.intro).push(spans(block));
    }
  }
  return book;
}

/** Headings, items of lists and paragraphs, each on one line. */
function blocks(source: string): string[] {
  const found: string[] = [];
  let open = false;
  for (const line of source.split(/\r?\n/)) {
    const text = line.trim();
    const begins = /^(#|- )/.test(text);
    if (!text) open = false;
    else if (open && !begins) found.push(`${found.pop()} ${text}`);
    else found.push(text);
    if (text) open = !text.startsWith("#");
  }
  return found;
}

function inline(text: string, known: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  let from = 0;
  const plain = (until: number) => spans.push(...references(text.slice(from, until), known));
  for (const found of text.matchAll(INLINE)) {
    plain(found.index);
    const [whole, strong, em, code] = found;
    if (strong !== undefined) spans.push({ style: known.has(strong) ? "clause" : "strong", text: strong });
    else spans.push(em !== undefined ? { style: "em", text: em } : { style: "code", text: code! });
    from = found.index + whole.length;
  }
  plain(text.length);
  return spans;
}

/** Text in which other clauses are named. */
function references(text: string, known: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of text.matchAll(REFERENCE)) {
    if (!known.has(found[0])) continue;
    if (found.index > from) spans.push({ style: "plain", text: text.slice(from, found.index) });
    spans.push({ style: "clause", text: found[0] });
    from = found.index + found[0].length;
  }
  if (from < text.length) spans.push({ style: "plain", text: text.slice(from) });
  return spans;
}

function sourceOf(mark: string): Source | null {
  return SOURCES.find(([, begins]) => begins.test(mark))?.[0] ?? null;
}

export function clauseOf(book: Rulebook, id: string): Clause | undefined {
  const wanted = id.toUpperCase();
  return book.sections.flatMap((section) => section.clauses).find((clause) => clause.id && clause.id === wanted);
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
    for (let i = letters.indexOf(word); i >= 0; i = letters.indexOf(word, i + word.length)) found.push([at[i]!, at[i + word.length]!]);
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

/** The rules with only the clauses in which all these words stand, in the clause's own words or in its section's title. */
export function searched(book: Rulebook, words: readonly string[]): Section[] {
  if (!words.length) return book.sections;
  return book.sections
    .map((section) => ({ ...section, text: [], clauses: section.clauses.filter((clause) => says(clause, section, words)) }))
    .filter((section) => section.clauses.length > 0);
}

function says(clause: Clause, section: Section, words: readonly string[]): boolean {
  const all = folded(`${clause.id} ${clause.spans.map((span) => span.text).join("")} ${clause.mark} ${section.title}`).letters;
  return words.every((word) => all.includes(word));
}
