/** The worth counter: what the hand comes to, on a dial from 0 to 31, and what makes it so. */
import type { Voice } from "@/kit/voice";
import { SuitShape } from "./cards";
import { figure } from "./seen";
import type { Insight, Worth } from "./view";

const FROM = 140;
const SWEEP = 260;
const RADIUS = 42;

/** A point of the dial, for a share of the most that a hand can be worth. */
function at(share: number): string {
  const angle = ((FROM + SWEEP * share) * Math.PI) / 180;
  return `${(50 + RADIUS * Math.cos(angle)).toFixed(1)} ${(50 + RADIUS * Math.sin(angle)).toFixed(1)}`;
}

function arc(from: number, until: number): string {
  return `M${at(from)} A${RADIUS} ${RADIUS} 0 ${SWEEP * (until - from) > 180 ? 1 : 0} 1 ${at(until)}`;
}

export function Counter({
  worth,
  insight,
  voice,
  best = false,
  look = false,
}: {
  worth: Worth;
  insight: Insight;
  voice: Voice;
  best?: boolean;
  look?: boolean;
}) {
  const how = best ? voice.own("web-at-best") : voice.own("web-how", { how: worth.how, suit: worth.suit });
  const said = figure(worth);
  const label = voice.own(best ? "web-worth-best" : "web-worth", {
    figure: said,
    how: voice.own("web-how", { how: worth.how, suit: worth.suit }),
  });
  const share = (worth.worth + worth.sixths / 6) / insight.most;
  const isScat = worth.how === "scat" || worth.how === "devil";
  const names = ["scat-counter", worth.worth >= insight.good && "good", isScat && "scat", look && "look-here"];
  return (
    <div class={names.filter(Boolean).join(" ")} role="img" aria-label={label} title={label}>
      <svg viewBox="0 0 100 86" aria-hidden="true" focusable="false">
        <path d={arc(0, 1)} class="scat-track" />
        <path d={arc(insight.good / insight.most, 1)} class="scat-goal" />
        {share > 0 && <path d={arc(0, share)} class="scat-arc" />}
        <text x="50" y={worth.suit ? 49 : 58} class="scat-figure">
          {said}
        </text>
        {worth.suit && (
          <g transform="translate(38 55) scale(.24)">
            <SuitShape suit={worth.suit} />
          </g>
        )}
      </svg>
      <span class="scat-how" aria-hidden="true">
        {how}
      </span>
    </div>
  );
}
