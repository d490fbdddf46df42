/** The picture of the game for the lobby: a rat runs round the board, and three cats would like to know where it stops. */

import { CatHead, type Coat, type Mood, Paw } from "@/kit/cat";
import { INK } from "@/kit/ink";
import { DieFace } from "./dice";
import { Rat, SpaceIcon, WildIcon } from "./icons";
import type { Kind } from "./seen";

const TINTS = [
  "#fbe6a2",
  "#fbcfa3",
  "#fbcfa3",
  "#fbcfa3",
  "#fbe6a2",
  "#b3e0da",
  "#b3e0da",
  "#b3e0da",
  "#fbe6a2",
  "#f9c3cc",
  "#f9c3cc",
  "#f9c3cc",
];
const KINDS: readonly Kind[] = ["wild", "choose", "reroll", "peek"];
/** The near half of the ring, seen from a little above: an ellipse around this point. */
const MIDDLE = { x: 150, y: 214 };
const [WIDE, HIGH, TRACK] = [168, 122, 34];

const WATCHERS: ReadonlyArray<{
  coat: Coat;
  mood: Mood;
  x: number;
  y: number;
  size: number;
  fur: string;
  paws: Array<[number, number]>;
}> = [
  {
    coat: "ginger",
    mood: "wide",
    x: 8,
    y: 53,
    size: 0.76,
    fur: "#f2994a",
    paws: [
      [30, 132],
      [62, 116],
    ],
  },
  {
    coat: "calico",
    mood: "wide",
    x: 138,
    y: 16,
    size: 0.8,
    fur: "#fbf3e4",
    paws: [
      [158, 92],
      [196, 95],
    ],
  },
  {
    coat: "tuxedo",
    mood: "sly",
    x: 224,
    y: 54,
    size: 0.74,
    fur: "#fdf8ee",
    paws: [
      [236, 116],
      [268, 130],
    ],
  },
];

function onRing(degrees: number, inwards: number): { x: number; y: number } {
  const turn = (degrees * Math.PI) / 180;
  return { x: MIDDLE.x + (WIDE - inwards) * Math.cos(turn), y: MIDDLE.y + (HIGH - inwards * 0.8) * Math.sin(turn) };
}

function field(i: number): string {
  const corners = [
    [i, 0],
    [i + 1, 0],
    [i + 1, TRACK],
    [i, TRACK],
  ] as const;
  return `M${corners
    .map(([at, inwards]) => onRing(180 + at * 15, inwards))
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join(" L")} Z`;
}

export default function Cover() {
  return (
    <svg viewBox="0 0 300 200" aria-hidden="true" focusable="false">
      <rect width="300" height="200" fill="#3f6fa8" />
      <g opacity=".16">
        {[
          [10, 8, -18],
          [86, 4, 12],
          [206, 6, -10],
          [262, 34, 20],
          [4, 66, 8],
        ].map(([x, y, turn]) => (
          <g key={x} transform={`translate(${x} ${y}) scale(.3) rotate(${turn} 50 50)`}>
            <Paw fill="#fffaf0" />
          </g>
        ))}
      </g>
      {WATCHERS.map(({ coat, mood, x, y, size }) => (
        <g key={coat} transform={`translate(${x} ${y}) scale(${size})`}>
          <CatHead coat={coat} mood={mood} />
        </g>
      ))}
      <ellipse cx={MIDDLE.x} cy={MIDDLE.y + 7} rx={WIDE + 3} ry={HIGH + 3} fill={INK} opacity=".35" />
      <ellipse cx={MIDDLE.x} cy={MIDDLE.y} rx={WIDE} ry={HIGH} fill="#fdf4e0" stroke={INK} stroke-width="4" />
      {TINTS.map((tint, i) => (
        <path key={i} d={field(i)} fill={tint} stroke={INK} stroke-width="2" stroke-linejoin="round" />
      ))}
      {TINTS.map((_, i) => {
        const { x, y } = onRing(180 + (i + 0.5) * 15, TRACK / 2);
        return (
          <g key={i} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(.86)`}>
            <SpaceIcon kind={KINDS[i % 4]!} />
          </g>
        );
      })}
      {WATCHERS.flatMap(({ coat, paws, fur }) =>
        paws.map(([x, y]) => (
          <g key={`${coat}${x}`} stroke={INK} stroke-width="2.2" stroke-linecap="round">
            <ellipse cx={x} cy={y} rx="10" ry="8" fill={fur} />
            <path d={`M${x - 3.4} ${y + 1} v5 M${x + 3.4} ${y + 1} v5`} stroke-width="1.8" />
          </g>
        )),
      )}
      <g transform="translate(82 62) rotate(6 30 30) scale(.64)">
        <Rat />
      </g>
      <g transform="translate(62 150) rotate(-16 19 27)">
        <Numbered number={0} frame="#2f8f8b" paper="#e2f2e4" />
      </g>
      <g transform="translate(200 150) rotate(14 19 27)">
        <Numbered number={9} frame="#c9485f" paper="#ffe1da" />
      </g>
      <g transform="translate(112 146) rotate(-12 20 20) scale(.38)">
        <DieFace number={5} />
      </g>
      <g transform="translate(154 156) rotate(16 19 19) scale(.36)">
        <rect x="5" y="5" width="90" height="90" rx="20" fill="#7a4596" stroke={INK} stroke-width="6" />
        <g transform="translate(50 50) scale(3)">
          <WildIcon face="swap" />
        </g>
      </g>
    </svg>
  );
}

function Numbered({ number, frame, paper }: { number: number; frame: string; paper: string }) {
  return (
    <g>
      <rect width="40" height="56" rx="5" fill={paper} stroke={INK} stroke-width="2.4" />
      <rect x="4" y="4" width="32" height="48" rx="3" fill="none" stroke={frame} stroke-width="1.8" />
      <text
        x="20"
        y="39"
        font-size="34"
        font-weight="800"
        text-anchor="middle"
        fill={INK}
        style={{ fontFamily: "var(--display)" }}
      >
        {number}
      </text>
    </g>
  );
}
