/** The picture on each card, in a box of 100 × 50. */
import { CatHead, type Coat, type Mood } from "@/kit/cat";
import { INK } from "@/kit/ink";
import type { Effect } from "./seen";
import { TokenArt } from "./tokens";
import type { Face, Worths } from "./view";

const LINE = { stroke: INK, "stroke-width": 2.2, "stroke-linejoin": "round" as const, "stroke-linecap": "round" as const };

export function Picture({ card, worths }: { card: Face; worths: Worths }) {
  return PICTURES[card.effect](card, worths);
}

const PICTURES: Record<Effect, (card: Face, worths: Worths) => preact.JSX.Element> = {
  gain: (card, worths) => (
    <g>
      <path
        d="M19 -3 l2.2 4.4 4.4 2.2 -4.4 2.2 -2.2 4.4 -2.2 -4.4 -4.4 -2.2 4.4 -2.2 Z M82 39 l2 4 4 2 -4 2 -2 4 -2 -4 -4 -2
          4 -2 Z"
        fill="#f2bf3b"
        {...LINE}
        stroke-width="1.4"
      />
      <Tokens card={card} worths={worths} mood="happy" />
    </g>
  ),
  take: (card, worths) => (
    <g>
      <g transform="translate(-11 0)">
        <Tokens card={card} worths={worths} mood="wide" />
      </g>
      <Arm />
    </g>
  ),
  lose: (card, worths) => (
    <g>
      <g fill="none" {...LINE} opacity=".55">
        <path d="M27 31 H15 M31 40 H21 M27 22 H19" />
      </g>
      <g transform="rotate(9 50 25) translate(8 0)">
        <Tokens card={card} worths={worths} mood="cross" />
      </g>
    </g>
  ),
  direction: () => (
    <g>
      <g fill="none" stroke-linecap="round">
        {[INK, "#f2bf3b"].map((colour, i) => (
          <path
            key={colour}
            d="M24 32 A28 21 0 0 1 70 9 M76 18 A28 21 0 0 1 30 41"
            stroke={colour}
            stroke-width={i ? 4.4 : 9}
          />
        ))}
      </g>
      <path d="M66 1 L80 9 L66 17 Z M34 33 L20 41 L34 49 Z" fill="#f2bf3b" {...LINE} />
      <circle cx="50" cy="25" r="13" fill="#e0637a" {...LINE} />
      <path
        d="M40 19 C48 21 55 28 57 36 M46 13 C54 17 60 23 62 29 M38 27 C43 29 47 33 48 37"
        fill="none"
        stroke="#fbd3da"
        stroke-width="2"
        stroke-linecap="round"
      />
    </g>
  ),
  skip: () => (
    <g>
      <ellipse cx="46" cy="43" rx="31" ry="7" fill="#e0637a" {...LINE} />
      <Head coat="grey" mood="asleep" x={22} y={1} size={47} />
      <g fill="none" {...LINE} stroke="#7a4596">
        <path d="M72 24 h5 l-5 6 h5" />
        <path d="M77 6 h8 l-8 9 h8" stroke-width="2.8" />
      </g>
    </g>
  ),
  mirror: () => (
    <g transform="translate(2 0) scale(.96)">
      <path d="M50 44 V50" stroke={INK} stroke-width="9" stroke-linecap="round" />
      <path d="M50 42 V49" stroke="#f2bf3b" stroke-width="4.6" stroke-linecap="round" />
      <ellipse cx="50" cy="23" rx="26" ry="23.5" fill="#f2bf3b" {...LINE} />
      <ellipse cx="50" cy="23" rx="20.5" ry="18.5" fill="#cfe8f5" {...LINE} />
      <Head coat="calico" mood="sly" x={34} y={7} size={32} />
      <path d="M36 14 L44 6 M35 21 L41 15" stroke="#fff" stroke-width="2.4" stroke-linecap="round" />
    </g>
  ),
  bastet: () => (
    <g>
      <circle cx="50" cy="23" r="23" fill="#f2994a" {...LINE} />
      <g stroke="#f2994a" stroke-width="3" stroke-linecap="round">
        <path d="M22 9 L17 6 M21 24 H15 M78 9 L83 6 M79 24 H85 M23 39 L18 43 M77 39 L82 43" />
      </g>
      <path d="M30 51 C30 37 40 34 50 34 C60 34 70 37 70 51 Z" fill="#f2bf3b" {...LINE} />
      <path d="M38 51 C39 43 44 42 50 42 C56 42 61 43 62 51" fill="#2f8f8b" {...LINE} />
      <Head coat="midnight" mood="wide" x={29} y={-1} size={42} />
      <circle cx="66" cy="9" r="3.6" fill="none" stroke="#f2bf3b" stroke-width="2.4" />
    </g>
  ),
  rebel: () => (
    <g>
      <path d="M64 20 V-3" {...LINE} stroke-width="2.8" />
      <path d="M64 -3 C71 -6 76 1 85 -2 V10 C76 13 71 6 64 9 Z" fill="#e0637a" {...LINE} />
      <Head coat="tuxedo" mood="cross" x={13} y={9} size={34} />
      <Head coat="ginger" mood="sly" x={53} y={10} size={34} />
      <Head coat="tabby" mood="cross" x={31} y={14} size={38} />
    </g>
  ),
  zen: () => (
    <g>
      <ellipse cx="50" cy="20" rx="25" ry="23" fill="#fdf3d0" stroke="#d99a1a" stroke-width="1.8" stroke-dasharray="3 4" />
      <Head coat="snow" mood="asleep" x={31} y={1} size={38} />
      <path
        d="M50 50 C38 50 22 46 16 34 C26 33 34 36 38 41 C40 36 45 33 50 32 C55 33 60 36 62 41 C66 36 74 33 84 34 C78 46
          62 50 50 50 Z"
        fill="#f3a9bd"
        {...LINE}
      />
      <path d="M38 41 C40 46 44 49 50 50 C56 49 60 46 62 41" fill="none" {...LINE} />
    </g>
  ),
  draw: () => (
    <g>
      <Back x={16} y={14} turn={-22} />
      <Back x={26} y={9} turn={-6} />
      <g transform="translate(9 -9)">
        <Back x={40} y={6} turn={14} />
      </g>
      <Arm />
    </g>
  ),
  swap: () => (
    <g transform="translate(11 4) scale(.78)">
      <Back x={4} y={13} turn={-14} />
      <Back x={13} y={10} turn={4} />
      <Back x={63} y={10} turn={-4} />
      <Back x={72} y={13} turn={14} />
      <g fill="none" stroke-linecap="round" stroke-linejoin="round">
        {[INK, "#f2994a"].map((colour, i) => (
          <path
            key={colour}
            d="M41 17 H60 M55 11 L61 17 L55 23 M60 34 H41 M46 28 L40 34 L46 40"
            stroke={colour}
            stroke-width={i ? 3.6 : 8}
          />
        ))}
      </g>
    </g>
  ),
};

function Head({ coat, mood, x, y, size }: { coat: Coat; mood: Mood; x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
      <CatHead coat={coat} mood={mood} />
    </g>
  );
}

/** As many cats as the card tells, up to three; its number tells the rest. */
function Tokens({ card, worths, mood }: { card: Face; worths: Worths; mood: Mood }) {
  const { token } = card;
  if (!token) return null;
  const many = Math.min(card.amount ?? 1, 3);
  const size = [48, 42, 34][many - 1]!;
  const step = [0, 37, 30][many - 1]!;
  const left = (i: number) => 50 - size / 2 + (i - (many - 1) / 2) * step;
  const top = (i: number) => 25 - size / 2 + (i % 2) * 3;
  return (
    <g>
      {Array.from({ length: many }, (_, i) => (
        <g key={i} transform={`translate(${left(i)} ${top(i)}) scale(${size / 40})`}>
          <TokenArt token={token} worth={worths[token]} mood={mood} />
        </g>
      ))}
    </g>
  );
}

/** A paw that reaches in from the side. */
function Arm() {
  return (
    <g stroke-linecap="round">
      <path d="M101 46 C92 45 84 41 75 34" stroke={INK} stroke-width="17" fill="none" />
      <path d="M101 46 C92 45 84 41 75 34" stroke="#f2994a" stroke-width="12.4" fill="none" />
      <path d="M94 39 L91 49 M87 36 L83 45" stroke="#d9772b" stroke-width="3" />
      <circle cx="72" cy="32" r="10" fill="#f2994a" {...LINE} />
      <path d="M63 30 L69 32 M65 37 L70 35 M66 24 L71 28" fill="none" {...LINE} />
    </g>
  );
}

function Back({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} 12 17)`}>
      <rect width="24" height="34" rx="3.5" fill="#4b4279" {...LINE} />
      <rect x="3.5" y="3.5" width="17" height="27" rx="2" fill="none" stroke="#f2bf3b" stroke-width="1.3" />
    </g>
  );
}
