/** The picture of Devil's Scat in the lobby: a cat with horns shows three sixes, and the others do not like it. */

import { CatHead } from "@/kit/cat";
import { INK } from "@/kit/ink";
import { Devil, SuitShape } from "./cards";
import type { Suit } from "./seen";

function Six({ suit }: { suit: Suit }) {
  return (
    <g>
      <rect x="-22" y="-31" width="44" height="62" rx="6" fill="#fffaf0" stroke={INK} stroke-width="2.6" />
      <text
        x="-16"
        y="-8"
        font-size="24"
        font-weight="800"
        font-family="ui-rounded, Nunito, system-ui, sans-serif"
        fill={INK}
      >
        6
      </text>
      <g transform="translate(-13 -4) scale(.27)">
        <SuitShape suit={suit} />
      </g>
    </g>
  );
}

function Mitten({ x, y, turn = 0, fill }: { x: number; y: number; turn?: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} stroke={INK} stroke-width="2.6" stroke-linecap="round">
      <path d="M-14 3 C-15 -9 -7 -12 0 -12 C7 -12 15 -9 14 3 C13 13 -13 13 -14 3 Z" fill={fill} />
      <path d="M-4.5 10 V4 M4.5 10 V4" fill="none" />
    </g>
  );
}

export default function Cover() {
  return (
    <svg viewBox="0 0 300 200" aria-hidden="true" focusable="false">
      <rect width="300" height="200" fill="#5f2a50" />
      <circle cx="150" cy="84" r="92" fill="#7c3555" />
      <circle cx="150" cy="84" r="70" fill="#a8455a" />
      <circle cx="150" cy="84" r="50" fill="#d9714f" />
      <g>
        {SKY.map(([suit, x, y, size, turn]) => (
          <g key={`${x}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
            <SuitShape suit={suit} />
          </g>
        ))}
      </g>
      <path
        d="M196 150 C240 150 236 110 216 104 C202 100 198 116 208 120"
        fill="none"
        stroke={INK}
        stroke-width="13"
        stroke-linecap="round"
      />
      <path
        d="M196 150 C240 150 236 110 216 104 C202 100 198 116 208 120"
        fill="none"
        stroke="#4b4279"
        stroke-width="7.5"
        stroke-linecap="round"
      />
      <path d="M98 170 C98 128 118 112 150 112 C182 112 202 128 202 170 Z" fill="#4b4279" stroke={INK} stroke-width="3" />
      <g transform="translate(96 28) scale(1.08)">
        <Devil />
      </g>
      <g transform="translate(6 82) scale(.82)">
        <CatHead coat="ginger" mood="wide" />
      </g>
      <g transform="translate(212 82) scale(.82)">
        <CatHead coat="tuxedo" mood="cross" />
      </g>
      <path d="M0 164 C60 156 240 156 300 164 V200 H0 Z" fill="#c9823f" stroke={INK} stroke-width="3" />
      <path d="M0 182 C70 174 230 174 300 182" fill="none" stroke="#a8652b" stroke-width="2.5" />
      <Mitten x={26} y={168} fill="#f2994a" />
      <Mitten x={66} y={160} turn={10} fill="#f2994a" />
      <path
        d="M50 178 L44 184 M66 180 V187 M82 177 L88 183"
        fill="none"
        stroke="#fff1c9"
        stroke-width="3"
        stroke-linecap="round"
      />
      <Mitten x={234} y={167} fill="#fdf8ee" />
      <Mitten x={272} y={168} fill="#fdf8ee" />
      <g transform="translate(120 144) rotate(-20)">
        <Six suit="hearts" />
      </g>
      <g transform="translate(180 144) rotate(20)">
        <Six suit="gems" />
      </g>
      <g transform="translate(150 138)">
        <Six suit="stars" />
      </g>
      <Mitten x={116} y={172} turn={16} fill="#4b4279" />
      <Mitten x={184} y={172} turn={-16} fill="#4b4279" />
    </svg>
  );
}

const SKY: Array<[Suit, number, number, number, number]> = [
  ["hearts", 28, 26, 0.26, -14],
  ["skulls", 66, 50, 0.2, 12],
  ["stars", 84, 10, 0.18, 8],
  ["gems", 208, 12, 0.2, -10],
  ["swirls", 236, 42, 0.26, 10],
  ["stars", 272, 16, 0.2, 16],
];
