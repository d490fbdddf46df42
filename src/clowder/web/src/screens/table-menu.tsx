/** What can be done at a table beside playing. */
import type { LiveTable } from "@/net/live";
import { say } from "@/text/say";

export function Menu({ live }: { live: LiveTable }) {
  const game = live.table.value!.game;
  return (
    <a class="button quiet small" href={`/rules/${game}`} target="_blank" rel="noopener">
      {say("web-rules")}
    </a>
  );
}
