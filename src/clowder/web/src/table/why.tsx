/** Why something cannot be done, in a phrase, with the rule that says so. */

import { useEffect } from "preact/hooks";
import { CloseButton } from "@/kit/close-button";
import type { Problem } from "@/protocol";
import { say } from "@/text/say";

const STAYS = 8_000;

export function Why({ problem, game, close }: { problem: Problem | null; game: string; close: () => void }) {
  useEffect(() => {
    if (!problem) return;
    const timer = setTimeout(close, STAYS);
    return () => clearTimeout(timer);
  }, [problem]);
  return (
    <div class="why-place" role="alert">
      {problem && (
        <div class="why" key={problem.text}>
          <span>{problem.text.replace(` (${problem.clause})`, "")}</span>
          {problem.clause && (
            <a class="clause" href={`/rules/${game}#${problem.clause}`} target="_blank" rel="noopener">
              {say("web-rule", { clause: problem.clause })}
            </a>
          )}
          <CloseButton close={close} class="small" />
        </div>
      )}
    </div>
  );
}
