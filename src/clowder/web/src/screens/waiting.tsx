/** Before the start: who sits where, bots, options, the invitation. */
import { ask } from "@/net/api";
import type { LiveTable } from "@/net/live";
import { say } from "@/text/say";
import { Bar } from "./bar";

export function Waiting({ live }: { live: LiveTable }) {
  const table = live.table.value!;
  return (
    <div class="page">
      <Bar title={table.game} />
      <main>
        <p>{table.code}</p>
        <button type="button" class="button" onClick={() => void ask("POST", `tables/${table.table}/start`)}>
          {say("web-start")}
        </button>
      </main>
    </div>
  );
}
