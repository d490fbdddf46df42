/** The cover: a night over the roofs, a cat with a magnet, and every cat in town on its way to it. */

import { CatHead, type Coat, type Mood } from "@/kit/cat";
import { INK } from "@/kit/ink";

const LINE = { stroke: INK, "stroke-width": 2.6, "stroke-linejoin": "round" as const, "stroke-linecap": "round" as const };

const FUR: Partial<Record<Coat, string>> = {
  ginger: "#f2994a",
  tuxedo: "#3b3548",
  grey: "#93a0ad",
  siamese: "#f0e0c4",
  calico: "#fbf3e4",
  snow: "#f7f3ee",
  tabby: "#b98a5d",
};
const SOCKS: Partial<Record<Coat, string>> = { tuxedo: "#fdf8ee", siamese: "#7b5a49", calico: "#e58a3c" };

export default function Cover() {
  return (
    <svg viewBox="0 0 300 200" aria-hidden="true" focusable="false">
      <rect width="300" height="200" fill="#4a3468" />
      <circle cx="150" cy="84" r="104" fill="#583f7a" />
      <circle cx="150" cy="84" r="72" fill="#684b8c" />
      <circle cx="246" cy="40" r="25" fill="#fdf0c2" />
      <circle cx="238" cy="34" r="4" fill="#f0dc9c" />
      <circle cx="253" cy="48" r="6" fill="#f0dc9c" />
      <path
        d={[
          [24, 26],
          [66, 12],
          [196, 14],
          [286, 84],
          [14, 92],
          [280, 14],
        ]
          .map(([x, y]) => `M${x} ${y} l1.6 4 4 1.6 -4 1.6 -1.6 4 -1.6 -4 -4 -1.6 4 -1.6 Z`)
          .join(" ")}
        fill="#fdf0c2"
      />
      <Town />
      <g fill="none" stroke="#f2bf3b" stroke-width="2.6" stroke-linecap="round" stroke-dasharray="1 8">
        <path
          d="M126 44 C96 10 54 26 34 56 M174 44 C204 10 246 26 266 56
          M132 36 C130 20 134 10 140 2 M168 36 C170 20 166 10 160 2"
        />
      </g>
      <Flying coat="siamese" mood="wide" x={62} y={64} turn={-18} size={0.86} />
      <Flying coat="snow" mood="wide" x={240} y={76} turn={-14} size={0.86} back crown />
      <Flying coat="tuxedo" mood="cross" x={50} y={126} turn={-30} size={0.72} />
      <Flying coat="calico" mood="happy" x={250} y={134} turn={-32} size={0.72} back />
      <Flying coat="tabby" mood="wide" x={150} y={21} turn={74} size={0.62} />
      <g transform="translate(150 76) rotate(-4)">
        <path
          d="M-40 -32 V6 A40 40 0 0 0 40 6 V-32 H15 V6 A15 15 0 0 1 -15 6 V-32 Z"
          fill="#e0637a"
          {...LINE}
          stroke-width="3"
        />
        <path d="M-40 -32 H-15 V-14 H-40 Z M15 -32 H40 V-14 H15 Z" fill="#fffaf0" {...LINE} stroke-width="3" />
        <path d="M-33 -6 V6 A33 33 0 0 0 -16 34" fill="none" stroke="#f7b3bf" stroke-width="4" stroke-linecap="round" />
      </g>
      <g transform="translate(150 150)">
        <path d="M-44 54 C-46 22 -30 8 0 8 C30 8 46 22 44 54 Z" fill="#f2994a" {...LINE} stroke-width="3" />
        <path d="M-34 22 C-46 8 -46 -18 -38 -40" fill="none" stroke={INK} stroke-width="19" stroke-linecap="round" />
        <path d="M34 22 C46 8 46 -18 38 -40" fill="none" stroke={INK} stroke-width="19" stroke-linecap="round" />
        <path
          d="M-34 22 C-46 8 -46 -18 -38 -40 M34 22 C46 8 46 -18 38 -40"
          fill="none"
          stroke="#f2994a"
          stroke-width="13.6"
          stroke-linecap="round"
        />
        <path d="M-42 -44 V-38 M-35 -46 V-39 M42 -44 V-38 M35 -46 V-39" fill="none" {...LINE} stroke-width="2.2" />
      </g>
      <g transform="translate(109 102) scale(.82)">
        <CatHead coat="ginger" mood="happy" />
      </g>
      <Bubble />
    </svg>
  );
}

function Town() {
  return (
    <g>
      <g fill="#37264f">
        <path d="M0 200 V142 L22 124 L46 142 V150 H62 V132 H84 V160 L104 148 L124 160 V200 Z" />
        <path d="M300 200 V136 L282 120 L262 136 V152 H246 V126 H226 V158 L206 144 L184 158 V200 Z" />
        <path d="M70 132 V118 H76 V132 M234 126 V112 H240 V126" />
      </g>
      <path
        d="M14 150 h8 v10 h-8 Z M30 150 h8 v10 h-8 Z M70 142 h6 v9 h-6 Z M272 146 h8 v10 h-8 Z M288 146 h8 v10 h-8 Z M233
          138 h6 v9 h-6 Z M100 168 h7 v9 h-7 Z M202 166 h7 v9 h-7 Z"
        fill="#f2bf3b"
      />
      <path d="M-4 204 V184 C60 174 240 174 304 184 V204 Z" fill="#2f8f8b" {...LINE} />
      <path
        d="M20 200 C22 194 24 190 30 184 M64 200 C64 192 66 186 70 181 M236 200 C236 192 234 186 230 181 M280 200 C278
          194 276 190 270 184"
        fill="none"
        {...LINE}
        stroke-width="2"
        opacity=".5"
      />
    </g>
  );
}

/** A cat in the air, towards the right, or the left. Its head is at the middle. */
function Flying({
  coat,
  mood,
  x,
  y,
  turn,
  size,
  back = false,
  crown = false,
}: {
  coat: Coat;
  mood: Mood;
  x: number;
  y: number;
  turn: number;
  size: number;
  back?: boolean;
  crown?: boolean;
}) {
  const fur = FUR[coat]!;
  const socks = SOCKS[coat] ?? fur;
  const limb = (d: string, colour: string) => (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={d} stroke={INK} stroke-width="12" />
      <path d={d} stroke={colour} stroke-width="7" />
    </g>
  );
  return (
    <g transform={`translate(${x} ${y}) scale(${back ? -size : size} ${size}) rotate(${turn})`}>
      {limb("M-50 4 C-64 -2 -62 -18 -74 -20", socks)}
      {limb("M-44 14 L-60 24", socks)}
      {limb("M-2 16 L20 24", socks)}
      <ellipse cx="-27" cy="5" rx="28" ry="16" fill={fur} {...LINE} />
      {limb("M-36 18 L-50 32", socks)}
      {limb("M-10 18 L8 32", socks)}
      {coat === "tabby" && (
        <path d="M-40 -6 V6 M-30 -9 V5 M-20 -9 V3" stroke="#8a6140" stroke-width="4" stroke-linecap="round" />
      )}
      {coat === "calico" && <path d="M-46 -2 C-40 -12 -28 -11 -24 -4 C-28 6 -42 6 -46 -2 Z" fill="#e58a3c" />}
      <g transform={`rotate(${-turn * 0.6}) translate(-25 -26) scale(.5)`}>
        <CatHead coat={coat} mood={mood} />
        {crown && (
          <path
            d="M33 21 L30 -2 L42 9 L50 -6 L58 9 L70 -2 L67 21 Z"
            fill="#f2bf3b"
            stroke={INK}
            stroke-width="4"
            stroke-linejoin="round"
          />
        )}
      </g>
    </g>
  );
}

/** A Meow, as loud as a picture can be. */
function Bubble() {
  return (
    <g transform="translate(93 35) rotate(-10) scale(.8)">
      <path
        d="M-22 -12 L-9 -11 L-2 -19 L5 -11 L19 -15 L17 -3 L27 3 L15 8 L10 18 L1 11 L-15 16 L-15 6 L-28 2 L-18 -3 Z"
        fill="#fffaf0"
        {...LINE}
      />
      <path d="M-9 -5 V4 M0 -6 V3 M9 -5 V4" stroke="#7a4596" stroke-width="5" stroke-linecap="round" />
      <path d="M-9 10 V10.2 M0 9 V9.2 M9 10 V10.2" stroke="#7a4596" stroke-width="5.4" stroke-linecap="round" />
    </g>
  );
}
