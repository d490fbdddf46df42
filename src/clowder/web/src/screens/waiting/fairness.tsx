/** A fair shuffle: what the server promised, and a word of one's own for the seed. */
import { useState } from "preact/hooks";
import { ask } from "@/net/api";
import type { LiveTable } from "@/net/live";
import { useAttempt } from "@/screens/shared/attempt";
import { ProblemLine } from "@/screens/shared/fields";
import { Icon } from "@/screens/shared/icons";
import { say } from "@/text/say";

export function Fairness({ live }: { live: LiveTable }) {
  const table = live.table.value!;
  const me = live.you.value?.seat ?? null;
  const [word, setWord] = useState("");
  const { busy, problem, attempt } = useAttempt();
  const add = async (event: Event) => {
    event.preventDefault();
    if (await attempt(() => ask("PUT", `tables/${table.table}/word`, { body: { word } }))) setWord("");
  };
  const words = table.seats.filter((seat) => seat.word);
  return (
    <details class="panel fairness">
      <summary>
        <Icon name="fair" /> {say("web-fair")}
      </summary>
      <p>{say("web-fair-more")}</p>
      <p class="promise">
        <span>{say("web-promise")}</span> <code>{table.promise}</code>
      </p>
      {words.length > 0 && (
        <ul class="words">
          {words.map((seat) => (
            <li key={seat.name}>
              <strong>{seat.name}</strong> “{seat.word}”
            </li>
          ))}
        </ul>
      )}
      {me !== null && (
        <form class="field-row" onSubmit={(event) => void add(event)}>
          <input
            type="text"
            data-key="word"
            maxLength={100}
            value={word}
            placeholder={say("web-word")}
            aria-label={say("web-word")}
            onInput={(event) => setWord(event.currentTarget.value)}
          />
          <button type="submit" class="button quiet" data-key="add-word" disabled={busy || !word.trim()}>
            {say(table.seats[me]?.word ? "web-change-word" : "web-add-word")}
          </button>
        </form>
      )}
      <ProblemLine text={problem} />
    </details>
  );
}
