/** Was the shuffle fair? Checked here, in the reader's browser, from the record of the match. */
import { useState } from "preact/hooks";
import { ask, Refusal } from "@/net/api";
import type { Check, Saved } from "@/net/fair";
import type { TableShown } from "@/protocol";
import { Icon } from "@/screens/shared/icons";
import { promises } from "@/state/promises";
import { say } from "@/text/say";

type CheckOutcome = { checks: Check[] } | { problem: string };

export function FairnessCheck({ table }: { table: TableShown }) {
  const [outcome, setOutcome] = useState<CheckOutcome | null>(null);
  const seen = promises.value[table.table];
  const run = async () => {
    try {
      const [{ checked }, record] = await Promise.all([
        import("@/net/fair"),
        ask<Saved>("GET", `tables/${table.table}/record`),
      ]);
      const before = seen && seen.when !== "over" ? seen.promise : null;
      setOutcome({ checks: checked(record, before) });
    } catch (why) {
      setOutcome({ problem: Refusal.of(why).message });
    }
  };
  return (
    <details
      class="panel checking"
      data-key="fairness"
      onToggle={(event) => event.currentTarget.open && !outcome && void run()}
    >
      <summary>
        <Icon name="fair" /> {say("web-check")}
      </summary>
      <div role="status">
        {!outcome && <p>{say("web-loading")}</p>}
        {outcome && "problem" in outcome && <p class="problem-line">{outcome.problem}</p>}
        {outcome && "checks" in outcome && <Checks checks={outcome.checks} when={seen?.when ?? "over"} />}
      </div>
      <p class="more">{say("web-check-more")}</p>
      <pre class="command">
        clowder verify {fileName(table)}
        {seen && seen.when !== "over" ? ` --promise ${seen.promise}` : ""}
      </pre>
    </details>
  );
}

function Checks({ checks, when }: { checks: Check[]; when: TableShown["status"] }) {
  const broken = checks.some((check) => check.held === false);
  return (
    <>
      <ul class="checks">
        {checks.map(({ key, held }) => (
          <li
            key={key}
            class={held === null ? "unknown" : held ? "held" : "broken"}
            data-check={key}
            data-held={String(held)}
          >
            <span
              class="mark"
              role="img"
              aria-label={say(`web-check-${held === null ? "unknown" : held ? "held" : "broken"}`)}
            >
              {held === null ? "–" : held ? "✓" : "✗"}
            </span>
            <span>
              {held === false && <strong>{say("web-check-not")} </strong>}
              {say(`web-check-${key}`, { when: held === null ? "over" : when })}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <strong>{say(broken ? "web-check-bad" : "web-check-good")}</strong>
      </p>
    </>
  );
}

/** What the server calls the record when it is downloaded. */
export function fileName(table: TableShown): string {
  return `clowder-${table.game}-${table.code}.json`;
}
