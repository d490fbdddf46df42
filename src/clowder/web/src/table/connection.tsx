/** How the line to the server is, when it is not well: calm, and only then. */
import { useLate } from "@/kit/late";
import type { LiveTable } from "@/net/live";
import { say } from "@/text/say";

const PATIENCE = 1_200;

export function Connection({ live }: { live: LiveTable }) {
  const trouble = live.line.value === "waiting" || live.line.value === "connecting";
  const late = useLate(trouble, live.line.value === "waiting" ? 0 : PATIENCE);
  return (
    <div class="connection-place" role="status">
      {late && (
        <div class="connection">
          <span class="pulse" aria-hidden="true" />
          <span>{say(live.inFlight.value ? "web-line-lost-move" : "web-line-lost")}</span>
          {live.line.value === "waiting" && (
            <button type="button" class="button small" onClick={() => live.connect()}>
              {say("web-try-now")}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
