/** What is printed on the board and the dice, each drawn around 0, 0 and about 24 wide; and the rat. */
import { INK } from "@/kit/ink";
import type { Kind, WildFace } from "./seen";

const line = { stroke: INK, "stroke-width": 2, "stroke-linejoin": "round", "stroke-linecap": "round" } as const;

export function SpaceIcon({ kind }: { kind: Kind }) {
  if (kind === "wild") return <WildMark />;
  if (kind === "choose") return <TwoCards />;
  return kind === "reroll" ? <Token /> : <CatEye />;
}

/** A re-roll token: an arrow that goes round. */
export function Token() {
  return (
    <g {...line}>
      <circle r="11.5" fill="#f2bf3b" />
      <path d="M5.2 -3.6 A6.4 6.4 0 1 0 6.3 1.6" fill="none" stroke-width="2.6" />
      <path d="M7.8 -7.2 L6.6 -1.2 L1.2 -4 Z" fill={INK} stroke-width="1.2" />
    </g>
  );
}

/** Choose: one card face up, one face down. */
function TwoCards() {
  return (
    <g {...line}>
      <rect x="-11" y="-9" width="12" height="17" rx="2.2" fill="#4b4279" transform="rotate(-10 -5 0)" />
      <rect x="-1" y="-8" width="12" height="17" rx="2.2" fill="#fffaf0" transform="rotate(9 5 0)" />
      <path d="M3.4 -2.4 q1.6 -2.4 3.4 -.6 q1 1.8 -1.6 3 v1.4 M5 4.4 v.2" fill="none" stroke-width="1.8" />
    </g>
  );
}

/** Peek: a cat's eye. */
export function CatEye() {
  return (
    <g {...line}>
      <path d="M-12 0 C-7 -9 7 -9 12 0 C7 9 -7 9 -12 0 Z" fill="#d8e27a" />
      <ellipse rx="2.8" ry="6.4" fill={INK} stroke="none" />
      <circle cx="1.6" cy="-2.4" r="1.3" fill="#fff" stroke="none" />
    </g>
  );
}

/** Wild: a die with a star. */
function WildMark() {
  return (
    <g {...line}>
      <rect x="-10" y="-10" width="20" height="20" rx="5" fill="#7a4596" transform="rotate(8)" />
      <path
        d="M0 -7 L2 -2.4 L7 -2 L3.2 1.4 L4.4 6.4 L0 3.7 L-4.4 6.4 L-3.2 1.4 L-7 -2 L-2 -2.4 Z"
        fill="#f2bf3b"
        stroke="none"
        transform="rotate(8)"
      />
    </g>
  );
}

/** What the wild die says: an arrow down to the lowest card, up to the highest, or two that pass each other. */
export function WildIcon({ face }: { face: WildFace }) {
  const arrow = { ...line, stroke: "#fffaf0", "stroke-width": 3.4, fill: "none" } as const;
  if (face === "swap") return <path {...arrow} d="M-9 -4 H7 M3 -8.5 L8 -4 L3 .5 M9 5 H-7 M-3 9.5 L-8 5 L-3 .5" />;
  return (
    <path
      {...arrow}
      d="M0 -9 V5 M-6 -.5 L0 6 L6 -.5 M-7 10.5 H7"
      transform={face === "highest" ? "rotate(180)" : undefined}
    />
  );
}

/** The rat that runs round the board, in a box of 100 × 100. */
export function Rat() {
  return (
    <g stroke={INK} stroke-width="4" stroke-linejoin="round" stroke-linecap="round">
      <path d="M74 88 C98 92 100 66 84 60" fill="none" stroke-width="9" />
      <path d="M74 88 C98 92 100 66 84 60" fill="none" stroke="#ee8fa0" stroke-width="3.6" />
      <path d="M50 44 C74 44 82 66 80 82 C79 93 66 96 50 96 C34 96 21 93 20 82 C18 66 26 44 50 44 Z" fill="#a79bbd" />
      <ellipse cx="50" cy="82" rx="18" ry="12" fill="#e2dbea" stroke="none" />
      <circle cx="26" cy="24" r="16" fill="#a79bbd" />
      <circle cx="26" cy="24" r="8" fill="#f6b4c0" stroke="none" />
      <circle cx="74" cy="24" r="16" fill="#a79bbd" />
      <circle cx="74" cy="24" r="8" fill="#f6b4c0" stroke="none" />
      <path d="M50 14 C72 14 82 34 75 47 C69 58 58 66 50 66 C42 66 31 58 25 47 C18 34 28 14 50 14 Z" fill="#b9aecc" />
      <path d="M45.5 64 h9 v8 h-9 Z" fill="#fffaf0" stroke-width="2.4" />
      <g fill={INK} stroke="none">
        <circle cx="39" cy="37" r="5.4" />
        <circle cx="61" cy="37" r="5.4" />
      </g>
      <g fill="#fff" stroke="none">
        <circle cx="40.8" cy="35.2" r="1.9" />
        <circle cx="62.8" cy="35.2" r="1.9" />
      </g>
      <ellipse cx="50" cy="55" rx="5.6" ry="4.6" fill="#e0637a" stroke-width="2.6" />
      <path d="M40 55 L22 51 M40 59 L24 62 M60 55 L78 51 M60 59 L76 62" stroke-width="1.8" />
      <path d="M36 80 q-4 8 4 8 M64 80 q4 8 -4 8" fill="none" stroke-width="3" />
    </g>
  );
}

/** One of these as a picture of its own. It says nothing that is not said beside it. */
export function Icon({
  children,
  size = 24,
  class: name,
}: {
  children: preact.ComponentChildren;
  size?: number | string;
  class?: string;
}) {
  return (
    <svg viewBox="-14 -14 28 28" width={size} height={size} class={name} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
