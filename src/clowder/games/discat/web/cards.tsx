/**
 * The cards: a big number, an arrow, and a cat after a toy. The first digit is the cat, the second the toy: so cards that
 * make a group look alike. Where the arrow points up, the toy hangs above the cat; where it points down, it lies below.
 */

import { Face } from "@/kit/card";
import { CatHead, type Coat } from "@/kit/cat";
import { INK } from "@/kit/ink";
import { Toy } from "./toys";
import type { Face as Printed } from "./view";

export const UP = "#2f8f8b";
export const DOWN = "#e0637a";

/** By the first digit. */
const CATS: readonly Coat[] = [
  "snow",
  "ginger",
  "tuxedo",
  "grey",
  "siamese",
  "calico",
  "midnight",
  "tabby",
  "snow",
  "tuxedo",
];
const ROOMS = [
  "#cfe3f5",
  "#d3ead2",
  "#fbe3a6",
  "#f9d2c3",
  "#cfe8e6",
  "#dcd3f0",
  "#fbd9a8",
  "#c9dff0",
  "#f3cfe0",
  "#f7dc7e",
];

export const digits = (card: number): string => String(card).padStart(2, "0");

/** An arrow in a box of 30 × 38. */
export function Arrow({ arrow, fill }: { arrow: "up" | "down"; fill?: string }) {
  const d = "M15 2 L29 19 H21.5 V36 H8.5 V19 H1 Z";
  return (
    <path
      d={d}
      transform={arrow === "up" ? undefined : "rotate(180 15 19)"}
      fill={fill ?? (arrow === "up" ? UP : DOWN)}
      stroke={INK}
      stroke-width="3"
      stroke-linejoin="round"
    />
  );
}

export function CardFace({ card, arrow }: Printed) {
  const first = Math.floor(card / 10);
  const up = arrow === "up";
  return (
    <Face>
      <text x="6" y="48" font-size="54" textLength="57" lengthAdjust="spacingAndGlyphs" fill={INK}>
        {digits(card)}
      </text>
      <g transform="translate(67 10) scale(.93)">
        <Arrow arrow={arrow} />
      </g>
      <rect x="5" y="57" width="90" height="78" rx="6" fill={ROOMS[first]} />
      {up ? (
        <g>
          <path d="M75 57 V72" stroke={INK} stroke-width="1.8" />
          <g transform="translate(75 82)">
            <Toy kind={card % 10} />
          </g>
          <path d="M56 127 L67 109" stroke={INK} stroke-width="17" stroke-linecap="round" />
          <path d="M56 127 L67 109" stroke={PAWS[CATS[first]!]} stroke-width="12" stroke-linecap="round" />
          <path d="M64.5 102.5 v4 M69.5 103.5 v4" stroke={INK} stroke-width="2" stroke-linecap="round" />
        </g>
      ) : (
        <g transform="translate(25 119)">
          <Toy kind={card % 10} />
        </g>
      )}
      <g transform={up ? "translate(4 73) scale(.62)" : "translate(29 57) scale(.62)"}>
        <CatHead coat={CATS[first]!} mood={up ? "wide" : "sly"} />
        {first === 8 && <Shades />}
        {first === 9 && <Crown />}
      </g>
      {!up && (
        <g stroke={INK} stroke-width="2.4" fill={PAWS[CATS[first]!]}>
          <ellipse cx="29" cy="60" rx="7.5" ry="6" />
          <ellipse cx="85" cy="60" rx="7.5" ry="6" />
        </g>
      )}
      <rect x="5" y="57" width="90" height="78" rx="6" fill="none" stroke={INK} stroke-opacity=".35" stroke-width="1.6" />
    </Face>
  );
}

/** The colour of a cat's paws. */
export const PAWS: Record<Coat, string> = {
  ginger: "#f2994a",
  tuxedo: "#fdf8ee",
  grey: "#93a0ad",
  siamese: "#7b5a49",
  calico: "#fbf3e4",
  midnight: "#4b4279",
  snow: "#f7f3ee",
  tabby: "#b98a5d",
};

function Shades() {
  return (
    <g fill={INK} stroke={INK} stroke-width="3" stroke-linejoin="round">
      <path d="M22 45 H47 Q47 61 34 61 Q23 61 22 45 Z M53 45 H78 Q77 61 66 61 Q53 61 53 45 Z M46 47 H54" />
    </g>
  );
}

function Crown() {
  return (
    <path
      d="M33 21 L30 -1 L42 9 L50 -5 L58 9 L70 -1 L67 21 Z"
      fill="#f2bf3b"
      stroke={INK}
      stroke-width="3.4"
      stroke-linejoin="round"
    />
  );
}
