/** The worth counter: what the hand comes to, on a dial from 0 to 31, and what makes it so. */
import type { Voice } from "@/text/voice";
import { SuitShape } from "./cards";
import { figure, GOOD, SCAT, type Worth } from "./worth";

const FROM = 140;
const SWEEP = 260;
const RADIUS = 42;

/** A point of the dial, for a worth in sixths. */
function at(sixths: number): string {
  const angle = ((FROM + (SWEEP * sixths) / SCAT) * Math.PI) / 180;
  return `${(50 + RADIUS * Math.cos(angle)).toFixed(1)} ${(50 + RADIUS * Math.sin(angle)).toFixed(1)}`;
}

function arc(from: number, until: number): string {
  return `M${at(from)} A${RADIUS} ${RADIUS} 0 ${(SWEEP * (until - from)) / SCAT > 180 ? 1 : 0} 1 ${at(until)}`;
}

export function Counter({ worth, voice, best = false, look = false }: { worth: Worth; voice: Voice; best?: boolean; look?: boolean }) {
  const how = best ? voice.own("web-at-best") : voice.own("web-how", { how: worth.how, suit: worth.suit });
  const said = figure(worth.sixths);
  const label = voice.own(best ? "web-worth-best" : "web-worth", { figure: said, how: voice.own("web-how", { how: worth.how, suit: worth.suit }) });
  return (
    <div class={`scat-counter ${worth.sixths >= GOOD ? "good" : ""} ${worth.how === "scat" || worth.how === "devil" ? "scat" : ""} ${look ? "look-here" : ""}`} role="img" aria-label={label} title={label}>
      <svg viewBox="0 0 100 86" aria-hidden="true" focusable="false">
        <path d={arc(0, SCAT)} class="scat-track" />
        <path d={arc(GOOD, SCAT)} class="scat-goal" />
        {worth.sixths > 0 && <path d={arc(0, worth.sixths)} class="scat-arc" />}
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
