/**
 * The rules of a game in our words, clause by clause: to be read, searched, and opened at the clause that a "why not?"
 * names.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import { Cat, coatOf } from "@/kit/cat";
import { address, decoded } from "@/router";
import { Bar } from "@/screens/shared/bar";
import { Cover } from "@/screens/shared/cover";
import { useTitle } from "@/screens/shared/title";
import { Trouble, Wait } from "@/screens/shared/trouble";
import { language, load, say } from "@/text/say";
import {
  type Clause,
  clauseOf,
  foundIn,
  type GlanceLine,
  hits,
  type Rulebook,
  type Span,
  searched,
  wordsOf,
} from "./rulebook";

const RULES = import.meta.glob<Rulebook>("../../../../games/*/RULES*.md", { import: "default" });
const GAMES = [...new Set(Object.keys(RULES).map((path) => path.split("/").at(-2)!))].sort();

/** Where the rules of a game are in a language or, failing that, in English. */
function fileOf(game: string, wanted: string): string | undefined {
  return [`RULES.${wanted}.md`, "RULES.md"]
    .map((file) => `../../../../games/${game}/${file}`)
    .find((path) => path in RULES);
}

/** The screen at /rules: of which game? */
export function AllRules() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void Promise.all(GAMES.map((game) => load(language.value, game))).then(() => setReady(true));
  }, []);
  useTitle(say("web-rules"));
  if (!ready) return <Wait />;
  return (
    <div class="page">
      <Bar />
      <main class="rules-list">
        <h1>{say("web-rules")}</h1>
        <ul>
          {GAMES.map((game, i) => (
            <li key={game} data-game={game}>
              <a href={`/rules/${game}`}>
                <Cat coat={coatOf(i)} size={56} />
                <span>
                  <strong>{say("name", {}, { game })}</strong>
                  <span class="soft">{say("tagline", {}, { game })}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        <p class="soft">{say("web-rules-unofficial")}</p>
      </main>
    </div>
  );
}

/** The screen at /rules/GAME#CLAUSE. */
export function Rules({ game }: { game: string }) {
  const file = fileOf(game, language.value);
  const [book, setBook] = useState<Rulebook | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!file) return;
    let wanted = true;
    Promise.all([RULES[file]!(), load(language.value, game)]).then(
      ([found]) => wanted && setBook(found),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [file, game]);
  const name = book ? say("name", {}, { game }) : "";
  useTitle(name && say("web-rules-of", { game: name }));
  if (!file) {
    return (
      <Trouble
        title={say("web-rules-none")}
        action={
          <a class="button quiet" href="/rules">
            {say("web-rules-all")}
          </a>
        }
      >
        {say("web-no-page-more")}
      </Trouble>
    );
  }
  if (failed) return <Trouble title={say("web-no-server")}>{say("web-no-server-more")}</Trouble>;
  return book ? (
    <Book book={book} game={game} name={name} english={!file.includes(`.${language.value}.`) && language.value !== "en"} />
  ) : (
    <Wait />
  );
}

function Book({ book, game, name, english }: { book: Rulebook; game: string; name: string; english: boolean }) {
  const [query, setQuery] = useState("");
  const asked = decoded(address.value.fragment);
  const wanted = clauseOf(book, asked)?.id;
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!wanted) return;
    setQuery("");
    requestAnimationFrame(() => {
      const clause = main.current?.querySelector<HTMLElement>(`#${wanted}`);
      clause?.scrollIntoView({ block: "center" });
      clause?.focus({ preventScroll: true });
    });
  }, [wanted, book]);

  const words = wordsOf(query);
  const sections = searched(book, words);
  const count = sections.reduce((sum, section) => sum + foundIn(section), 0);
  const lost = asked && !wanted && !book.sections.some((section) => section.id === asked);
  return (
    <div class="page" data-game={game}>
      <Bar />
      <main class="rules" ref={main} lang={english ? "en" : undefined}>
        <header class="rules-head" lang={language.value}>
          <h1>{say("web-rules-of", { game: name })}</h1>
          {english && <p class="soft">{say("web-rules-english")}</p>}
          <Glance game={game} lines={book.glance} english={english} />
          <p class="rules-links">
            <a class="button small" href={`/learn/${game}`}>
              {say("web-rules-lesson")}
            </a>
            <a class="button quiet small" href="/rules">
              {say("web-rules-all")}
            </a>
          </p>
          {lost && (
            <p class="rules-lost" role="status">
              {say("web-rules-no-clause", { clause: asked.slice(0, 12) })}
            </p>
          )}
          <div class="rules-search">
            <input
              type="search"
              value={query}
              placeholder={say("web-rules-search")}
              aria-label={say("web-rules-search")}
              onInput={(event) => setQuery(event.currentTarget.value)}
            />
            <span role="status" class="soft">
              {words.length > 0 && say("web-rules-found", { count })}
            </span>
          </div>
        </header>
        <nav class="rules-sections" aria-label={say("web-rules-sections")} lang={english ? "en" : undefined}>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div class="rules-text">
          {!words.length &&
            book.intro.map((spans, i) => (
              <p key={i} class="soft">
                <Spans spans={spans} words={words} />
              </p>
            ))}
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>
                <Marked text={section.title} words={words} />
              </h2>
              {section.text.map((spans, i) => (
                <p key={i}>
                  <Spans spans={spans} words={words} />
                </p>
              ))}
              {section.clauses.length > 0 && (
                <ul>
                  {section.clauses.map((clause) => (
                    <Item key={clause.id} clause={clause} words={words} here={clause.id === wanted} />
                  ))}
                </ul>
              )}
            </section>
          ))}
          {!words.length && (
            <p class="soft" lang={language.value}>
              {say("web-rules-unofficial")}
            </p>
          )}
        </div>
      </main>
    </div>
  );
}

/** The game in five lines: four of words, and its picture. */
function Glance({ game, lines, english }: { game: string; lines: GlanceLine[]; english: boolean }) {
  if (!lines.length) return null;
  return (
    <section class="rules-glance" aria-label={say("web-rules-glance")}>
      <Cover game={game} />
      <dl lang={english ? "en" : undefined}>
        {lines.map((line) => (
          <div key={line.title}>
            <dt>{line.title}</dt>
            <dd>
              <Spans spans={line.spans} words={[]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Item({ clause, words, here }: { clause: Clause; words: string[]; here: boolean }) {
  return (
    <li
      id={clause.id}
      class={`clause ${here ? "here" : ""}`}
      tabIndex={here ? -1 : undefined}
      aria-current={here ? "true" : undefined}
    >
      <a class="clause-name" href={`#${clause.id}`}>
        <Marked text={clause.id} words={words} />
      </a>
      <p>
        <Spans spans={clause.spans} words={words} />{" "}
        {clause.mark && (
          <span class={`mark ${clause.source ?? ""}`}>
            <Marked text={clause.mark} words={words} />
          </span>
        )}
      </p>
    </li>
  );
}

function Spans({ spans, words }: { spans: Span[]; words: string[] }) {
  return (
    <>
      {spans.map((span, i) => {
        const text = <Marked text={span.text} words={words} />;
        if (span.style === "plain") return text;
        if (span.style === "strong") return <strong key={i}>{text}</strong>;
        if (span.style === "em") return <em key={i}>{text}</em>;
        if (span.style === "code") return <code key={i}>{text}</code>;
        return (
          <a key={i} href={`#${span.text}`}>
            {text}
          </a>
        );
      })}
    </>
  );
}

/** A text in which what is looked for stands out. */
function Marked({ text, words }: { text: string; words: string[] }) {
  const found = words.length ? hits(text, words) : [];
  if (!found.length) return <>{text}</>;
  let from = 0;
  return (
    <>
      {found.map(([start, end]) => {
        const before = text.slice(from, start);
        from = end;
        return (
          <>
            {before}
            <mark key={start}>{text.slice(start, end)}</mark>
          </>
        );
      })}
      {text.slice(from)}
    </>
  );
}
