/** At practice tables: what a good player thinks of the choices. It is there for the asking, and never in the way. */

import { useEffect, useRef, useState } from "preact/hooks";
import { CloseButton } from "@/kit/close-button";
import { percent } from "@/kit/numbers";
import type { Play } from "@/kit/play";
import type { View } from "@/kit/view";
import { ask, Refusal } from "@/net/api";
import type { LiveTable } from "@/net/live";
import type { Hint, HintedMove } from "@/protocol";
import { Icon } from "@/screens/shared/icons";
import { say } from "@/text/say";

/** So many choices are shown, the best ones. */
const SHOWN = 4;

export function Hints({ live, play }: { live: LiveTable; play: Play }) {
  const view = live.view.value;
  if (!live.table.value!.manners.practice || !view || !play.choices.length || play.draft.length) return null;
  return <HintButton key={view.step} live={live} play={play} view={view} />;
}

type Answer = { hint: Hint } | { problem: string } | "thinking" | null;

/** One step's hint: with the step it is gone. */
function HintButton({ live, play, view }: { live: LiveTable; play: Play; view: View }) {
  const [answer, setAnswer] = useState<Answer>(null);
  const button = useRef<HTMLButtonElement>(null);
  const gone = useRef(false);
  useEffect(
    () => () => {
      gone.current = true;
    },
    [],
  );
  const close = () => {
    setAnswer(null);
    button.current?.focus();
  };
  const get = async () => {
    if (answer) return close();
    setAnswer("thinking");
    const found = await ask<Hint>("POST", `tables/${live.id}/hint`, { token: live.token }).then(
      (hint) => ({ hint }),
      (why) => ({ problem: Refusal.of(why).message }),
    );
    if (!gone.current) setAnswer(found);
  };
  const open = answer !== null && answer !== "thinking";
  return (
    <div class="hints" onKeyDown={(event) => event.key === "Escape" && open && close()}>
      <button
        ref={button}
        type="button"
        class={`button quiet ${answer === "thinking" ? "thinking-hint" : ""}`}
        data-key="hint"
        title={say("web-hint")}
        aria-expanded={open}
        onClick={() => void get()}
      >
        <Icon name="lamp" size={18} />
        <span class="hint-label" data-may-clip>
          {say(answer === "thinking" ? "web-hint-thinking" : "web-hint")}
        </span>
      </button>
      <div role="status">
        {open && (
          <section class="hint-panel" aria-label={say("web-hint")}>
            <CloseButton close={close} class="small hint-close" />
            {"problem" in answer ? <p>{answer.problem}</p> : <Thoughts hint={answer.hint} play={play} view={view} />}
          </section>
        )}
      </div>
    </div>
  );
}

function Share({ move }: { move: HintedMove }) {
  const [low, high] = [Math.max(0, move.win - move.error), Math.min(1, move.win + move.error)];
  return (
    <>
      <span class="hint-bar" aria-hidden="true">
        <i style={{ width: `${move.win * 100}%` }} />
        <b style={{ left: `${low * 100}%`, width: `${(high - low) * 100}%` }} />
      </span>
      <span class="hint-share">
        <strong>{percent(move.win)}</strong> <span>± {Math.max(1, Math.round(move.error * 100))}</span>
      </span>
    </>
  );
}

function Thoughts({ hint, play, view }: { hint: Hint; play: Play; view: View }) {
  const best = hint.moves[0];
  return (
    <>
      {hint.even === 1 && best?.why && <p class="hint-why">{play.voice.own(best.why.key, best.why.args)}</p>}
      <p class={hint.even === 1 && best?.why ? "" : "hint-why"}>{say(hint.reason.key, hint.reason.args)}</p>
      <ol class="hint-moves">
        {hint.moves.slice(0, SHOWN).map((move, i) => {
          const choice = view.choices.find((each) => each.id === move.id);
          if (!choice) return null;
          return (
            <li key={move.id} class={i < hint.even && hint.moves.length > 1 ? "best" : ""}>
              <span class="hint-choice">{play.voice.choice(choice)}</span>
              {move.known ? <Share move={move} /> : <span class="hint-rare">{say("web-hint-rare")}</span>}
              {hint.even > 1 && i < hint.even && move.why && (
                <span class="hint-because">{play.voice.own(move.why.key, move.why.args)}</span>
              )}
            </li>
          );
        })}
      </ol>
      <p class="hint-how">{say("web-hint-how", { games: hint.simulations })}</p>
    </>
  );
}
