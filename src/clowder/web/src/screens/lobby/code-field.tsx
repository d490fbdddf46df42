/** A code that was read out, or a link that was sent. */
import { useState } from "preact/hooks";
import { go } from "@/router";
import { say } from "@/text/say";

/** What somebody typed or pasted, as a code: links of ours end in one. */
export function codeIn(text: string): string {
  const last =
    text
      .trim()
      .replace(/[?#].*$/, "")
      .split("/")
      .filter(Boolean)
      .at(-1) ?? "";
  return last.replace(/[^a-z0-9]/gi, "").toUpperCase();
}

/** Where that leads; null, if nowhere. A link to a table, or to a seat with its token behind the #, leads right there. */
export function wayTo(text: string): string | null {
  const table = /\/table\/[\w-]+(#[\w-]+)?$/.exec(text.trim());
  const code = codeIn(text);
  return table ? table[0] : code ? `/join/${code}` : null;
}

export function CodeField() {
  const [text, setText] = useState("");
  const enter = (event: Event) => {
    event.preventDefault();
    const way = wayTo(text);
    if (way) go(way);
  };
  return (
    <form class="field code-field" onSubmit={enter}>
      <label for="code">{say("web-have-code")}</label>
      <span class="field-row">
        <input
          id="code"
          type="text"
          data-key="code"
          value={text}
          placeholder="BGCSZ"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button
          type="submit"
          class="button quiet round"
          data-key="enter-code"
          aria-label={say("web-enter")}
          title={say("web-enter")}
        >
          →
        </button>
      </span>
    </form>
  );
}
