/** What is on the cards of Devil's Scat: five suits, each with a shape of its own, and the cats of the court. */

import { Face } from "@/kit/card";
import { CatHead, type Coat } from "@/kit/cat";
import { INK } from "@/kit/ink";
import type { Suit } from "./seen";
import type { Face as Printed } from "./view";

const GOLD = "#f2bf3b";

interface Look {
  fill: string;
  /** For letters: dark enough on paper. */
  ink: string;
  soft: string;
  coat: Coat;
}

export const LOOKS: Record<Suit, Look> = {
  hearts: { fill: "#e0637a", ink: "#a8284a", soft: "#fbdcdf", coat: "ginger" },
  stars: { fill: "#f2bf3b", ink: "#815600", soft: "#fcebbd", coat: "tabby" },
  gems: { fill: "#3fa39d", ink: "#17625e", soft: "#d3ece6", coat: "grey" },
  swirls: { fill: "#5aa9e6", ink: "#1f5a94", soft: "#d9eafa", coat: "siamese" },
  skulls: { fill: "#a47cc0", ink: "#5d2f78", soft: "#e8dcf0", coat: "calico" },
};

/** A suit's shape, in a box of 100 × 100. */
export function SuitShape({ suit }: { suit: Suit }) {
  const fill = LOOKS[suit].fill;
  const line = { fill, stroke: INK, "stroke-width": 6, "stroke-linejoin": "round", "stroke-linecap": "round" } as const;
  if (suit === "hearts")
    return (
      <path
        {...line}
        d="M50 91 C19 68 7 50 7 33 C7 18 18 9 30 9 C39 9 47 14 50 23 C53 14 61 9 70 9 C82 9 93 18 93 33 C93 50 81 68 50
          91 Z"
      />
    );
  if (suit === "stars")
    return <path {...line} d="M50 6 L62.5 36.5 L95 39 L70 60.5 L78 93 L50 75.5 L22 93 L30 60.5 L5 39 L37.5 36.5 Z" />;
  if (suit === "gems") {
    return (
      <g>
        <path {...line} d="M26 12 H74 L94 39 L50 93 L6 39 Z" />
        <path
          d="M6 39 H94 M26 12 L36 39 L50 93 L64 39 L74 12 M36 39 L50 12 L64 39"
          fill="none"
          stroke={INK}
          stroke-width="3.5"
          stroke-linejoin="round"
        />
      </g>
    );
  }
  if (suit === "swirls") {
    const spiral = "M49 52 a8 8 0 0 1 16 0 a17 17 0 0 1 -34 0 a26 26 0 0 1 52 0 a35 35 0 0 1 -70 0 c0 -20 14 -36 34 -39";
    return (
      <g fill="none" stroke-linecap="round">
        <path d={spiral} stroke={INK} stroke-width="16" />
        <path d={spiral} stroke={fill} stroke-width="8" />
      </g>
    );
  }
  return (
    <g>
      <path
        {...line}
        d="M13 52 L12 10 L35 23 C45 19 55 19 65 23 L88 10 L87 52 C87 63 81 71 72 75 V90 H28 V75 C19 71 13 63 13 52 Z"
      />
      <g fill={INK}>
        <ellipse cx="34" cy="50" rx="10" ry="11" />
        <ellipse cx="66" cy="50" rx="10" ry="11" />
        <path d="M50 62 L56 71 H44 Z" />
      </g>
      <path d="M42 79 V90 M58 79 V90" stroke={INK} stroke-width="4" stroke-linecap="round" />
    </g>
  );
}

/** A suit as a small picture between words; what it says is said beside it. */
export function SuitIcon({ suit, size = 20, out = false }: { suit: Suit; size?: number | string; out?: boolean }) {
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true" focusable="false" class="scat-suit">
      <g opacity={out ? 0.55 : 1}>
        <SuitShape suit={suit} />
      </g>
      {out && <path d="M10 10 L90 90" stroke="var(--warn)" stroke-width="14" stroke-linecap="round" />}
    </svg>
  );
}

/** Horns, for a head of 100 × 100. */
function Horns() {
  return (
    <g fill="#d8405f" stroke={INK} stroke-width="3.4" stroke-linejoin="round">
      <path d="M33 22 C24 14 22 2 28 -10 C32 0 38 8 46 17 Z" />
      <path d="M67 22 C76 14 78 2 72 -10 C68 0 62 8 54 17 Z" />
    </g>
  );
}

/** The devil of the three sixes, in a box of 100 × 110 that begins at -12. */
export function Devil() {
  return (
    <g>
      <CatHead coat="midnight" mood="sly" />
      <Horns />
    </g>
  );
}

/** What the cats of the court wear, for a head of 100 × 100. */
function Hat({ rank }: { rank: string }) {
  const line = { stroke: INK, "stroke-width": 3.4, "stroke-linejoin": "round" } as const;
  if (rank === "K")
    return <path {...line} d="M27 23 L22 -8 L38 6 L50 -14 L62 6 L78 -8 L73 23 C60 18 40 18 27 23 Z" fill={GOLD} />;
  if (rank === "Q") {
    return (
      <g {...line}>
        <path d="M30 22 C34 4 42 2 50 -10 C58 2 66 4 70 22 C58 17 42 17 30 22 Z" fill={GOLD} />
        <circle cx="50" cy="8" r="6" fill="#e0637a" />
      </g>
    );
  }
  return (
    <g {...line}>
      <path d="M72 6 C84 -2 92 -14 90 -24 C76 -22 66 -12 64 0 Z" fill="#fffaf0" />
      <path d="M24 22 C22 4 36 -6 52 -4 C70 -2 78 8 76 22 C60 15 40 15 24 22 Z" fill="#2f8f8b" />
    </g>
  );
}

/** The picture in the middle: a cat for a court card, the devil on a six, the suit itself on the others. */
function Picture({ rank, suit }: { rank: string; suit: Suit }) {
  const look = LOOKS[suit];
  const ears =
    "M14 132 C10 132 8 130 8 126 V64 C8 58 9 50 13 50 C17 50 24 56 29 60 H71 " +
    "C76 56 83 50 87 50 C91 50 92 58 92 64 V126 C92 130 90 132 86 132 Z";
  if (rank === "6") {
    return (
      <g>
        <path d={ears} fill={look.soft} />
        <g transform="translate(18 66) scale(.64)">
          <Devil />
        </g>
      </g>
    );
  }
  if (rank === "J" || rank === "Q" || rank === "K") {
    return (
      <g>
        <rect x="8" y="50" width="84" height="82" rx="10" fill={look.soft} />
        <g transform="translate(17 66) scale(.66)">
          <CatHead coat={look.coat} mood={rank === "J" ? "sly" : rank === "Q" ? "happy" : "calm"} />
          <Hat rank={rank} />
        </g>
      </g>
    );
  }
  const size = rank === "A" ? 0.68 : 0.52;
  return (
    <g>
      <path d={ears} fill={look.soft} />
      {rank === "A" && (
        <g stroke={look.fill} stroke-width="4" stroke-linecap="round">
          <path d="M50 56 V51 M18 68 L14 64 M82 68 L86 64 M13 95 H9 M87 95 H91 M20 122 L15 126 M80 122 L85 126" />
        </g>
      )}
      <g transform={`translate(${50 - 50 * size} ${95 - 50 * size}) scale(${size})`}>
        <SuitShape suit={suit} />
      </g>
    </g>
  );
}

/** A small crown: this suit is the favoured one. */
function Crown({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale})`}
      d="M4 36 L0 6 L13 18 L22 0 L31 18 L44 6 L40 36 Z"
      fill={GOLD}
      stroke={INK}
      stroke-width="4.5"
      stroke-linejoin="round"
    />
  );
}

/** A card's face: rank and suit on top, to be read from far; a picture below. */
export function ScatFace({ card, favoured }: { card: Printed; favoured?: boolean }) {
  const wide = card.rank.length > 1;
  return (
    <Face>
      <text x="7" y="42" font-size={wide ? 40 : 46} letter-spacing={wide ? -5 : 0} fill={LOOKS[card.suit].ink}>
        {card.rank}
      </text>
      <g transform="translate(59 10) scale(.34)">
        <SuitShape suit={card.suit} />
      </g>
      <Picture rank={card.rank} suit={card.suit} />
      {favoured && <Crown x={66} y={108} scale={0.6} />}
    </Face>
  );
}

/** The same for small cards before other players: rank and suit, and nothing else. */
export function SmallFace({ card }: { card: Printed }) {
  return (
    <Face tint={LOOKS[card.suit].soft}>
      <text
        x="50"
        y="64"
        text-anchor="middle"
        font-size={card.rank.length > 1 ? 62 : 70}
        letter-spacing="-5"
        fill={LOOKS[card.suit].ink}
      >
        {card.rank}
      </text>
      <g transform="translate(21 73) scale(.58)">
        <SuitShape suit={card.suit} />
      </g>
    </Face>
  );
}

/** The card that lies beside the deck and says which suit is favoured. */
export function FavouredFace({ suit }: { suit: Suit }) {
  return (
    <Face tint="#fff1c9">
      <rect x="5" y="5" width="90" height="130" rx="7" fill="none" stroke={GOLD} stroke-width="4" />
      <Crown x={31} y={14} scale={0.86} />
      <g transform="translate(20 46) scale(.6)">
        <SuitShape suit={suit} />
      </g>
      <text x="50" y="129" text-anchor="middle" font-size="22" fill={INK}>
        +1
      </text>
    </Face>
  );
}

/** A paw that knocks on the table. */
export function Fist() {
  return (
    <svg viewBox="0 0 100 100" class="scat-fist" aria-hidden="true" focusable="false">
      <path d="M12 90 H88" stroke="currentColor" stroke-width="7" stroke-linecap="round" />
      <g class="scat-fist-paw">
        <path
          d="M70 2 C86 20 86 40 78 58 C76 70 70 78 58 78 C44 80 28 78 22 68 C16 56 22 46 34 42 C40 28 46 14 52 2 Z"
          fill="#f2994a"
          stroke={INK}
          stroke-width="5"
          stroke-linejoin="round"
        />
        <path d="M36 76 V62 M51 78 V63 M64 74 V62" stroke={INK} stroke-width="5" stroke-linecap="round" />
        <path d="M56 14 L72 22 M52 26 L76 34" stroke="#d9772b" stroke-width="6" stroke-linecap="round" />
      </g>
    </svg>
  );
}

/** Where the deck was: the discards will be shuffled into a new one. */
export function ShuffleFace() {
  return (
    <Face tint="var(--surface-2)">
      <g fill="none" stroke="var(--ink)" stroke-width="7" stroke-linecap="round" stroke-linejoin="round">
        <path d="M24 58 A28 28 0 0 1 74 52 M76 36 V54 H58" />
        <path d="M76 82 A28 28 0 0 1 26 88 M24 104 V86 H42" />
      </g>
    </Face>
  );
}
