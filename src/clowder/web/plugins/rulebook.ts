/**
 * A game's RULES.md, read when the client is built. What it goes by is the same in every language:
 *
 *     > **The aim** What it is about, in a line: the game at a glance, before everything else.
 *
 *     ## A section
 *
 *     - **D7** What the clause says, maybe naming D4. *(● rulebook, p. 7; ruling)*
 *
 * The rest is Markdown: paragraphs, **strong**, *stressed* and `code`.
 */
import type { Rulebook, Source, Span } from "../src/screens/rules/rulebook";

/** Where a clause comes from, by the sign its mark begins with. */
const SOURCES: Record<string, Source> = { "●": "rulebook", "◆": "ruling", "▮": "deck" };

const GLANCE = /^> \*\*([^*]+)\*\* (.*)$/;
const CLAUSE = /^- \*\*([A-Z]\d+)\*\* (.*)$/;
const MARK = /\s*\*\(([●◆▮]) ([^*]+)\)\*$/;
const INLINE = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`/g;
const REFERENCE = /\b[A-Z]\d{1,2}\b/g;

/** Read the small part of Markdown that our rules are written in. */
export function rulebook(source: string): Rulebook {
  const all = blocks(source).filter((block) => !block.startsWith("# ")); // what the page is called, the screen says
  const known = new Set(all.flatMap((block) => CLAUSE.exec(block)?.[1] ?? []));
  const spans = (text: string) => inline(text, known);
  const book: Rulebook = { glance: [], intro: [], sections: [] };
  for (const block of all) {
    const section = book.sections.at(-1);
    const clause = CLAUSE.exec(block);
    const glance = GLANCE.exec(block);
    if (glance && !section) {
      book.glance.push({ title: glance[1]!, spans: spans(glance[2]!) });
    } else if (block.startsWith("## ")) {
      book.sections.push({ id: `section-${book.sections.length + 1}`, title: block.slice(3), text: [], clauses: [] });
    } else if (clause && section) {
      const [, id, text] = clause;
      const [, sign, mark] = MARK.exec(text!) ?? [];
      section.clauses.push({
        id: id!,
        spans: spans(text!.replace(MARK, "")),
        mark: mark ?? "",
        source: sign ? SOURCES[sign]! : null,
      });
    } else if (/^(- |>)/.test(block)) {
      throw new Error(`an item without the number of a clause or a title, or in a wrong place: ${block.slice(0, 60)}`);
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
    const begins = /^(#|- |>)/.test(text);
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
