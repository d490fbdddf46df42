/** All numbers of the game on a line: which of them answer the constraint, and where one's own cards are. */
import { facts, fitsOnTop, hand, look, type Table } from "./seen";

export function NumberLine({ play }: { play: Table }) {
  const { highest, limit, arrow: way } = facts(play);
  const { free, low, high } = play.view.insight;
  const at = (number: number) => `${((number - 0.5) / highest) * 100}%`;
  const tens = Array.from({ length: Math.floor(highest / 10) }, (_, i) => (i + 1) * 10);
  const fits = (card: number) =>
    play.view.phase === "add"
      ? play.choices.some((choice) => "card" in choice && choice.card === card)
      : fitsOnTop(play, card);
  const mine = play.me === null || play.view.over ? [] : (hand(play, play.me) ?? []);
  return (
    <div
      class={`dc-line ${look(play, "line")}`}
      role="img"
      aria-label={play.voice.own("web-line", { highest, from: low, to: high, room: Math.max(0, high - low + 1) })}
    >
      <div class="dc-track">
        <span
          class={`dc-open ${free ? "free" : way}`}
          style={{ left: `${((low - 1) / highest) * 100}%`, right: `${100 - (high / highest) * 100}%` }}
        />
        {!free && limit !== null && <span class={`dc-limit ${way}`} style={{ left: at(limit) }} />}
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
