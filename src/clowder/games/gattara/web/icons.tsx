/** Small signs: whom a card is for, what a yellow card does, where play goes. */

import { INK } from "@/kit/ink";
import type { Effect, Target } from "./seen";

/** A cat seen from afar, in a box of 14 × 13. */
const TINY = "M1 12 V1 L4.6 4 H9.4 L13 1 V12 C13 13 1 13 1 12 Z";

/** Whom a card is for, in a box of 40 × 26. */
export function TargetArt({ target }: { target: Target }) {
  const cat = { d: TINY, fill: "#fffaf0", stroke: INK, "stroke-width": 1.8, "stroke-linejoin": "round" as const };
  const arrow = {
    fill: "none",
    stroke: INK,
    "stroke-width": 3,
    "stroke-linecap": "round" as const,
    "stroke-linejoin": "round" as const,
  };
  switch (target) {
    case "self":
      return (
        <g>
          <path {...cat} transform="translate(20 5) scale(1.3)" fill={INK} />
          <path d="M29 11 m-3.6 1.6 q1.8 -3.6 3.6 0 q1.8 -3.6 3.6 0 q0 2.4 -3.6 5 q-3.6 -2.6 -3.6 -5 Z" fill="#f3a9bd" />
        </g>
      );
    case "next":
      return (
        <g>
          <path d="M2 13 H14 M9 7.5 L15 13 L9 18.5" {...arrow} />
          <path {...cat} transform="translate(20 5) scale(1.3)" />
        </g>
      );
    case "previous":
      return (
        <g>
          <path d="M38 13 H26 M31 7.5 L25 13 L31 18.5" {...arrow} />
          <path {...cat} transform="translate(2 5) scale(1.3)" />
        </g>
      );
    case "any":
      return (
        <g>
          <path {...cat} transform="translate(18.6 6.5) scale(1.02)" />
          <circle cx="25.7" cy="13" r="11" fill="none" stroke={INK} stroke-width="2" />
          <path d="M25.7 0 V5 M25.7 21 V26 M12.7 13 H17.5 M34 13 H39" {...arrow} stroke-width="2.2" />
        </g>
      );
    case "all":
      return (
        <g>
          <path {...cat} transform="translate(0 8) scale(.95)" />
          <path {...cat} transform="translate(26 8) scale(.95)" />
          <path {...cat} transform="translate(11 4) scale(1.25)" />
        </g>
      );
  }
}

/** What a yellow card does, as the sign in its corner, in a box of 26 × 26. */
const SIGNS: Partial<Record<Effect, string>> = {
  direction: "M4 12 A9 9 0 0 1 20 7 M20 1 V8 H13 M22 14 A9 9 0 0 1 6 19 M6 25 V18 H13",
  skip: "M4 5 L12 13 L4 21 M12 5 L20 13 L12 21 M23 4 V22",
  mirror: "M13 1.5 A8.2 8.2 0 1 1 12.9 1.5 Z M13 18 V25 M10 9.5 L13.5 6.5",
  bastet: "M5 5 L21 21 M21 5 L5 21",
  rebel: "M6 24 V3 H21 L17 8.5 L21 14 H6",
  zen:
    "M13 22 C4 22 2 15 2 11 C7 11 10 13 13 17 C16 13 19 11 24 11 C24 15 22 22 13 22 " +
    "M13 15 C9 11 10 6 13 3 C16 6 17 11 13 15",
  draw: "M5 10 H17 V24 H5 Z M11 6 V1 M11 1 L7 5 M11 1 L15 5",
  swap: "M3 9 H21 M16 4 L21 9 L16 14 M23 18 H5 M10 13 L5 18 L10 23",
};

export function Sign({ effect }: { effect: Effect }) {
  return (
    <path
      d={SIGNS[effect] ?? ""}
      fill="none"
      stroke={INK}
      stroke-width="3.6"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  );
}

/** An arrow the way play goes. */
export function Turning({ back, size = 20 }: { back: boolean; size?: number }) {
  return (
    <svg viewBox="0 0 26 26" width={size} height={size} aria-hidden="true" focusable="false">
      <g
        transform={back ? "translate(26 0) scale(-1 1)" : undefined}
        fill="none"
        stroke="currentColor"
        stroke-width="3.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      >
        <path d="M21.5 16 A9.5 9.5 0 1 1 20 6.5" />
        <path d="M21.5 1 V8 H14.5" />
      </g>
    </svg>
  );
}

/** Cross-hairs: a card is aimed at somebody. */
export function Aim({ size = 22 }: { size?: number }) {
  return (
    <svg viewBox="0 0 26 26" width={size} height={size} aria-hidden="true" focusable="false">
      <circle cx="13" cy="13" r="8" fill="none" stroke="currentColor" stroke-width="3" />
      <path d="M13 1 V7 M13 19 V25 M1 13 H7 M19 13 H25" stroke="currentColor" stroke-width="3" stroke-linecap="round" />
      <circle cx="13" cy="13" r="2.4" fill="currentColor" />
    </svg>
  );
}
