/**
 * The cats behind the screen, each in a box of 40 × 40: told apart by shape (round, six-sided, a rosette), coat, and pips
 * for their worth.
 */

import { CatHead, type Coat, type Mood } from "@/kit/cat";
import { INK } from "@/kit/ink";
import type { Token } from "./seen";

const COAT: Record<Token, Coat> = { stray: "tabby", pedigree: "siamese", show: "snow" };
const FIELD: Record<Token, string> = { stray: "#f3d9b0", pedigree: "#a9d6ec", show: "#f2bf3b" };

const ROSETTE = petals(10, 18, 15.4);

function petals(count: number, far: number, near: number): string {
  const at = (turn: number, r: number) => `${(20 + r * Math.sin(turn)).toFixed(1)} ${(20 - r * Math.cos(turn)).toFixed(1)}`;
  const step = (2 * Math.PI) / count;
  const petal = (i: number) => ` Q${at(i * step, far + 3.4)} ${at((i + 0.5) * step, near)}`;
  return `M${at(-step / 2, near)}${Array.from({ length: count }, (_, i) => petal(i)).join("")} Z`;
}

/** To be used inside an <svg>. */
export function TokenArt({ token, worth, mood = "calm" }: { token: Token; worth: number; mood?: Mood }) {
  const shape = { fill: FIELD[token], stroke: INK, "stroke-width": 2, "stroke-linejoin": "round" as const };
  return (
    <g>
      {token === "stray" && <circle cx="20" cy="20" r="18" {...shape} />}
      {token === "pedigree" && <path d="M11 3 H29 L38.5 20 L29 37 H11 L1.5 20 Z" {...shape} />}
      {token === "show" && <path d={ROSETTE} {...shape} />}
      <g transform="translate(7 4.5) scale(.26)">
        <CatHead coat={COAT[token]} mood={mood} />
        {token === "show" && (
          <path
            d="M33 21 L30 -2 L42 9 L50 -6 L58 9 L70 -2 L67 21 Z"
            fill="#e0637a"
            stroke={INK}
            stroke-width="4"
            stroke-linejoin="round"
          />
        )}
        {token === "pedigree" && (
          <path
            d="M50 96 L30 86 V106 Z M50 96 L70 86 V106 Z"
            fill="#e0637a"
            stroke={INK}
            stroke-width="4.5"
            stroke-linejoin="round"
          />
        )}
      </g>
      <g fill="#fffaf0" stroke={INK} stroke-width="1.5">
        {Array.from({ length: worth }, (_, i) => (
          <circle key={i} cx={20 + (i - (worth - 1) / 2) * 7} cy="34" r="3" />
        ))}
      </g>
    </g>
  );
}

/** A token as a picture; what it is, is said beside it. */
export function TokenPicture({
  token,
  worth,
  mood,
  size = 28,
}: {
  token: Token;
  worth: number;
  mood?: Mood;
  size?: number | string;
}) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" focusable="false" class="gat-token">
      <TokenArt token={token} worth={worth} mood={mood ?? "calm"} />
    </svg>
  );
}

/** What hides the cats of the others: a folding screen, and the tips of two ears. */
export function Screen({ size = 26 }: { size?: number }) {
  return (
    <svg viewBox="0 0 40 32" width={size * 1.25} height={size} aria-hidden="true" focusable="false">
      <path d="M12 9 L14 1 L20 6 L26 1 L28 9" fill="#b98a5d" stroke={INK} stroke-width="2" stroke-linejoin="round" />
      <g stroke={INK} stroke-width="2" stroke-linejoin="round">
        <path d="M2 10 L14 7 V27 L2 30 Z" fill="#7a4596" />
        <path d="M14 7 L26 7 V27 L14 27 Z" fill="#9a66b5" />
        <path d="M26 7 L38 10 V30 L26 27 Z" fill="#7a4596" />
      </g>
      <text x="20" y="22" text-anchor="middle" font-size="14" font-weight="800" fill="#fffaf0">
        ?
      </text>
    </svg>
  );
}
