/** The picture of the game in the lobby: a staircase of cards, one cat on its way up and two who wait their turn. */
import { CatHead } from "@/kit/cat";
import { INK } from "@/kit/ink";
import { Arrow } from "./cards";
import { Toy } from "./toys";

export default function Cover() {
  return (
    <svg viewBox="0 0 300 200" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <rect width="300" height="200" fill="#8fd0c6" />
      <circle cx="212" cy="70" r="92" fill="#a9ddd2" />
      <circle cx="212" cy="70" r="58" fill="#ffe9b0" />
      <path d="M0 172 Q80 158 150 168 T300 160 V200 H0 Z" fill="#2f8f8b" />
      <path d="M0 186 Q90 174 170 184 T300 178 V200 H0 Z" fill="#226f6c" />
      <g stroke={INK} stroke-width="3" stroke-linejoin="round">
        <Step x={14} y={146} tilt={-4} number="12" arrow="down" />
        <Step x={74} y={126} tilt={3} number="27" arrow="up" />
        <Step x={134} y={106} tilt={-3} number="48" arrow="down" />
        <Step x={196} y={88} tilt={3} number="73" arrow="up" />
      </g>
      <Climber />
      <Watchers />
      <path d="M268 -2 V38" stroke={INK} stroke-width="2" />
      <g transform="translate(268 49) rotate(-70) scale(1.1)">
        <Toy kind={2} />
      </g>
      <g transform="translate(34 52) rotate(12)">
        <Toy kind={8} />
      </g>
      <g transform="translate(108 34) rotate(-14) scale(.8)">
        <Toy kind={1} />
      </g>
      <g transform="translate(276 172) scale(1.3)">
        <Toy kind={5} />
      </g>
    </svg>
  );
}

/** A card as a step of the staircase. */
function Step({ x, y, tilt, number, arrow }: { x: number; y: number; tilt: number; number: string; arrow: "up" | "down" }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt} 30 42)`}>
      <rect width="60" height="84" rx="6" fill="#fffaf0" />
      <text
        x="5"
        y="31"
        font-size="33"
        font-weight="800"
        textLength="31"
        lengthAdjust="spacingAndGlyphs"
        fill={INK}
        stroke="none"
        style={{ fontFamily: "var(--display)" }}
      >
        {number}
      </text>
      <g transform="translate(38.5 8.5) scale(.55)">
        <Arrow arrow={arrow} />
      </g>
      <rect x="5" y="38" width="50" height="41" rx="4" fill={arrow === "up" ? "#bfe3da" : "#f9cdc9"} stroke="none" />
      <g transform="translate(30 58) scale(1.05)">
        <Toy kind={Number(number) % 10} />
      </g>
    </g>
  );
}

/** The ginger cat: up the stairs, after the fish. */
function Climber() {
  return (
    <g transform="translate(0 21)" stroke={INK} stroke-width="3" stroke-linejoin="round" stroke-linecap="round">
      <path d="M196 68 C178 66 176 44 186 36" fill="none" stroke-width="12" />
      <path d="M196 68 C178 66 176 44 186 36" fill="none" stroke="#f2994a" stroke-width="7" />
      <path d="M192 68 C190 48 204 36 222 36 C238 36 246 50 244 68 Z" fill="#f2994a" />
      <path d="M238 44 C246 42 250 38 253 32" fill="none" stroke-width="15" />
      <path d="M236 45 C246 42 250 38 253 32" fill="none" stroke="#f2994a" stroke-width="10" />
      <path d="M203 52 h9 M201 59 h9" stroke="#d9772b" stroke-width="4" />
      <ellipse cx="207" cy="67" rx="9" ry="5.5" fill="#ffe8d2" />
      <ellipse cx="232" cy="67" rx="9" ry="5.5" fill="#ffe8d2" />
      <g transform="translate(203 -6) scale(.54)" stroke="none">
        <CatHead coat="ginger" mood="happy" />
      </g>
    </g>
  );
}

/** The others: they peep over the lower steps, up to something. */
function Watchers() {
  return (
    <g transform="translate(0 6)" stroke={INK} stroke-width="3" stroke-linejoin="round">
      <g transform="translate(84 70) scale(.52)" stroke="none">
        <CatHead coat="tuxedo" mood="sly" />
      </g>
      <ellipse cx="93" cy="122" rx="8.5" ry="6.5" fill="#fdf8ee" />
      <ellipse cx="126" cy="123" rx="8.5" ry="6.5" fill="#fdf8ee" />
      <g transform="translate(18 95) scale(.5)" stroke="none">
        <CatHead coat="grey" mood="wide" />
      </g>
      <ellipse cx="25" cy="144" rx="8" ry="6" fill="#93a0ad" />
      <ellipse cx="60" cy="142" rx="8" ry="6" fill="#93a0ad" />
    </g>
  );
}
