/** What somebody says with a picture: a cat of their own coat, or its paws, drawn here. */
import { CatHead, type Coat, Paw } from "./cat";
import { INK } from "./ink";

const RED = "#c4455f";
const GOLD = "#f2bf3b";

/** What lies over a cat's head, or is drawn in its place, in a box of 100 × 100. */
const DRAWN = {
  meow: (coat: Coat) => (
    <>
      <CatHead coat={coat} mood="calm" />
      <OpenMouth />
      <path d="M84 66 q7 6 0 14 M91 60 q12 12 0 26" {...LINE} />
    </>
  ),
  purr: (coat: Coat) => (
    <>
      <CatHead coat={coat} mood="happy" />
      <Heart x={80} y={8} size={24} />
      <Heart x={2} y={20} size={17} />
    </>
  ),
  hiss: (coat: Coat) => (
    <>
      <CatHead coat={coat} mood="cross" />
      <path d="M38 72 Q50 66 62 72 L58 86 Q50 90 42 86 Z" fill={RED} stroke={INK} stroke-width="2.4" />
      <path d="M41 72 l3 7 3 -7.6 M59 72 l-3 7 -3 -7.6" fill="#fff" stroke={INK} stroke-width="1.4" />
      <path d="M6 30 l8 4 M4 44 l8 1 M94 30 l-8 4 M96 44 l-8 1" {...LINE} />
    </>
  ),
  laugh: (coat: Coat) => (
    <>
      <CatHead coat={coat} mood="happy" />
      <path d="M35 69 H65 Q64 86 50 86 Q36 86 35 69 Z" fill={RED} stroke={INK} stroke-width="2.4" stroke-linejoin="round" />
      <Tear x={20} />
      <Tear x={80} />
    </>
  ),
  wow: (coat: Coat) => (
    <>
      <CatHead coat={coat} mood="wide" />
      <ellipse cx="50" cy="78" rx="6.5" ry="8.5" fill={RED} stroke={INK} stroke-width="2.4" />
      <path d="M88 4 v16 M88 26 v1 M97 8 l-3 10" {...LINE} />
    </>
  ),
  thanks: (coat: Coat) => (
    <>
      <CatHead coat={coat} mood="happy" />
      <g transform="translate(58 56) scale(.44)" stroke={INK} stroke-width="6">
        <Paw fill="#fffaf0" />
      </g>
      <Heart x={4} y={6} size={22} />
    </>
  ),
  hurry: (coat: Coat) => (
    <>
      <CatHead coat={coat} mood="sly" />
      <g stroke={INK} stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round">
        <path d="M64 56 H94 M64 97 H94" />
        <path d="M67 57 H91 Q91 69 81 76.5 Q91 84 91 96 H67 Q67 84 77 76.5 Q67 69 67 57 Z" fill="#fffaf0" />
        <path d="M72 66 H86 Q83 72 79 75 Q75 72 72 66 Z M70 95 Q72 88 79 86 Q86 88 88 95 Z" fill={GOLD} stroke="none" />
      </g>
    </>
  ),
  "well-played": (coat: Coat) => (
    <>
      <CatHead coat={coat} mood="happy" />
      {[16, 54].map((x) => (
        <g
          key={x}
          transform={`translate(${x} 64) scale(.36) rotate(${x < 50 ? 24 : -24} 50 50)`}
          stroke={INK}
          stroke-width="7"
        >
          <Paw fill="#fffaf0" />
        </g>
      ))}
      <path d="M50 56 v-8 M38 58 l-5 -6 M62 58 l5 -6" stroke={GOLD} stroke-width="4" stroke-linecap="round" />
    </>
  ),
};

const LINE = { fill: "none", stroke: "currentColor", "stroke-width": 3.4, "stroke-linecap": "round" } as const;

export type EmoteName = keyof typeof DRAWN;

/** All there are, as the server names them. */
export const EMOTES = Object.keys(DRAWN) as EmoteName[];

/** The picture; it says nothing to readers of screens, whatever is around it does. */
export function Emote({ name, coat, size = 36 }: { name: string; coat: Coat; size?: number }) {
  const draw = DRAWN[name as EmoteName] ?? DRAWN.meow;
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} class="emote-picture" aria-hidden="true" focusable="false">
      {draw(coat)}
    </svg>
  );
}

function OpenMouth() {
  return <path d="M42 71 Q50 67 58 71 Q59 84 50 85 Q41 84 42 71 Z" fill={RED} stroke={INK} stroke-width="2.4" />;
}

function Heart({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size / 24})`}
      d="M12 21 C4 14 1 10 1 6.5 C1 3 4 1 7 1 C9 1 11 2.4 12 4.4 C13 2.4 15 1 17 1 C20 1 23 3 23 6.5 C23 10 20 14 12 21 Z"
      fill="#e0637a"
      stroke={INK}
      stroke-width="2.6"
    />
  );
}

function Tear({ x }: { x: number }) {
  return <path d={`M${x} 56 q-6 9 0 12 q6 -3 0 -12 Z`} fill="#5aa9e6" stroke={INK} stroke-width="1.6" />;
}
