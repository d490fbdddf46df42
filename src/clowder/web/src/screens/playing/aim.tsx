/**
 * What the game is about, in one line, until whoever plays it for the first time has decided something: a tap on it, or a
 * game played to its end, and it is gone for good.
 */
import { useEffect, useRef } from "preact/hooks";
import type { Play } from "@/kit/play";
import { useGameListed } from "@/net/games";
import { aimRead, isAimRead } from "@/state/aims";
import { say } from "@/text/say";

export function Aim({ play }: { play: Play }) {
  const { game, over, step } = play.view;
  const asked = useRef(-1); // the step at which something was first asked of me
  if (asked.current < 0 && play.choices.length) asked.current = step;
  const decided = asked.current >= 0 && step > asked.current;
  const lesson = useGameListed(game)?.lesson;
  useEffect(() => {
    if (over && play.me !== null) aimRead(game);
  }, [over]);
  if (over || decided || play.me === null || isAimRead(game) || !play.voice.has("aim")) return null;
  return (
    <section class="aim" aria-label={say("web-aim")}>
      <button type="button" class="aim-line" data-key="aim-read" title={say("web-aim-read")} onClick={() => aimRead(game)}>
        <span>{play.voice.own("aim")}</span> <span aria-hidden="true">✕</span>
        <span class="unseen">{say("web-aim-read")}</span>
      </button>
      {lesson && <a href={`/learn/${game}`}>{say("web-learn")}</a>}
    </section>
  );
}
