/** All numbers of the game on a line: which of them answer the constraint, and where one's own cards are. */
import type { Play } from "@/kit/play";
import { constraint, facts, hand, look } from "./facts";
import { complies } from "./suggest";

export function NumberLine({ play }: { play: Play }) {
  const { highest } = facts(play);
  const set = constraint(play);
  const at = (number: number) => `${((number - 0.5) / highest) * 100}%`;
  const from = set.limit !== null && set.arrow === "up" ? set.limit : 0;
  const to = set.limit !== null && set.arrow === "down" ? set.limit - 1 : highest;
  const tens = Array.from({ length: Math.floor(highest / 10) }, (_, i) => (i + 1) * 10);
  const fits = (card: number) => (play.view.phase === "add" ? play.choices.some((choice) => choice.card === card) : complies(card, set));
  const mine = play.me === null || play.view.over ? [] : (hand(play, play.me) ?? []);
  return (
    <div class={`dc-line ${look(play, "line")}`} role="img" aria-label={play.voice.own("web-line", { highest, from: from + 1, to, room: Math.max(0, to - from) })}>
      <div class="dc-track">
        <span class={`dc-open ${set.arrow ?? "free"}`} style={{ left: `${(from / highest) * 100}%`, right: `${100 - (to / highest) * 100}%` }} />
        {set.limit !== null && <span class={`dc-limit ${set.arrow}`} style={{ left: at(set.limit) }} />}
        {mine.map(({ card, arrow }) => (
          <span key={card} class={`dc-pin ${fits(card) ? "fits" : ""}`} style={{ left: at(card) }}>
            <svg viewBox="0 0 20 20">
              <path d={arrow === "up" ? "M10 3 L18 17 H2 Z" : "M10 17 L18 3 H2 Z"} />
            </svg>
          </span>
        ))}
      </div>
      <div class="dc-numbers" aria-hidden="true">
        {[1, ...tens].map((number) => (
          <span key={number} style={{ left: at(number) }}>
            {number}
          </span>
        ))}
      </div>
    </div>
  );
}
