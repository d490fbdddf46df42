/** Our cats: one head, drawn from shapes, in many coats and moods. Everything in Clowder that is a cat is drawn here. */

import { createContext } from "preact";
import { useContext, useId } from "preact/hooks";
import type { SeatShown } from "@/protocol";
import { INK } from "./ink";

export type Coat = SeatShown["cat"];
export type Mood = "calm" | "happy" | "sly" | "wide" | "asleep" | "cross";

interface Fur {
  base: string;
  shade: string;
  inner: string;
  muzzle: string;
  eye: string;
}

const FURS: Record<Coat, Fur> = {
  ginger: { base: "#f2994a", shade: "#d9772b", inner: "#ffc9a8", muzzle: "#ffe8d2", eye: "#3f7d4f" },
  tuxedo: { base: "#3b3548", shade: "#2a2536", inner: "#8d7f9b", muzzle: "#fdf8ee", eye: "#e9c046" },
  grey: { base: "#93a0ad", shade: "#73808d", inner: "#dcc3c6", muzzle: "#e7ecef", eye: "#e2a33b" },
  siamese: { base: "#f0e0c4", shade: "#7b5a49", inner: "#b78b79", muzzle: "#8d6a57", eye: "#4a9bd4" },
  calico: { base: "#fbf3e4", shade: "#e58a3c", inner: "#f6bfb1", muzzle: "#ffffff", eye: "#5b8f57" },
  midnight: { base: "#4b4279", shade: "#362f5c", inner: "#8b7fc0", muzzle: "#6f66a3", eye: "#f3d25b" },
  snow: { base: "#f7f3ee", shade: "#d9d2c8", inner: "#f5c3c3", muzzle: "#ffffff", eye: "#5aa3c9" },
  tabby: { base: "#b98a5d", shade: "#8a6140", inner: "#e9bfa4", muzzle: "#efdcc3", eye: "#87a53a" },
};

/** All coats: told apart by pattern as well as by colour. */
export const COATS = Object.keys(FURS) as Coat[];

/** One coat after the other, where it is nobody's. */
export function coatOf(number: number): Coat {
  return COATS[number % COATS.length]!;
}

/** What those at the table look like, by seat. */
export const CoatsAtTable = createContext<readonly Coat[]>([]);

/** The coat of whoever sits there; at a table that does not tell, as the seats have them at first. */
export function useCoat(seat: number): Coat {
  return useContext(CoatsAtTable)[seat] ?? coatOf(seat);
}

/** A cat's head in a box of 100 × 100, to be used inside an <svg>. */
export function CatHead({ coat, mood = "calm" }: { coat: Coat; mood?: Mood }) {
  const fur = FURS[coat];
  const clip = useId();
  const ink = INK;
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      <defs>
        <clipPath id={clip}>
          <path d={HEAD} />
        </clipPath>
      </defs>
      <path d={HEAD} fill={fur.base} />
      <g clip-path={`url(#${clip})`}>
        <path d="M18 34 L23 13 L40 26 Z" fill={fur.inner} opacity=".9" />
        <path d="M82 34 L77 13 L60 26 Z" fill={fur.inner} opacity=".9" />
        <Pattern coat={coat} fur={fur} />
        <ellipse cx="50" cy="72" rx="21" ry="16" fill={fur.muzzle} />
      </g>
      <path d={HEAD} fill="none" stroke={ink} stroke-width="3.4" />
      <CatEyes mood={mood} colour={fur.eye} ink={ink} />
      <path d="M45.5 63 h9 l-4.5 5.2 Z" fill="#e0637a" stroke={ink} stroke-width="2" />
      <path
        d={
          mood === "happy" || mood === "sly"
            ? "M39 70 q5.5 8 11 0 q5.5 8 11 0"
            : mood === "cross"
              ? "M42 76 q8 -6 16 0"
              : "M42 71 q4 5 8 0 q4 5 8 0"
        }
        fill="none"
        stroke={ink}
        stroke-width="2.4"
      />
      <path d="M29 68 L9 64 M29 73 L10 76 M71 68 L91 64 M71 73 L90 76" stroke={ink} stroke-width="1.6" opacity=".75" />
    </g>
  );
}

const HEAD =
  "M17 47 C14 30 14 15 18 7 C20 4 24 5 26 7 L39 20 C46 18 54 18 61 20 L74 7 C76 5 80 4 82 7 " +
  "C86 15 86 30 83 47 C89 58 88 73 79 82 C70 91 59 93 50 93 C41 93 30 91 21 82 C12 73 11 58 17 47 Z";

function Pattern({ coat, fur }: { coat: Coat; fur: Fur }) {
  if (coat === "ginger" || coat === "tabby") {
    return (
      <g stroke={fur.shade} stroke-width="4.5" fill="none">
        <path d="M50 18 V34 M40 20 L42 33 M60 20 L58 33 M12 60 H24 M13 69 L24 67 M88 60 H76 M87 69 L76 67" />
      </g>
    );
  }
  if (coat === "tuxedo")
    return <path d="M50 26 C46 44 36 52 30 62 C34 84 66 84 70 62 C64 52 54 44 50 26 Z" fill={fur.muzzle} />;
  if (coat === "siamese") {
    return (
      <g fill={fur.shade}>
        <ellipse cx="50" cy="66" rx="25" ry="24" opacity=".85" />
        <path d="M14 48 L17 4 L40 22 C28 26 22 34 20 46 Z M86 48 L83 4 L60 22 C72 26 78 34 80 46 Z" />
      </g>
    );
  }
  if (coat === "calico") {
    return (
      <g>
        <path d="M10 55 C8 30 14 8 22 6 L46 22 C44 40 34 52 10 55 Z" fill={fur.shade} />
        <path d="M56 20 L80 5 C90 14 90 40 84 50 C70 46 60 36 56 20 Z" fill="#3b3548" />
      </g>
    );
  }
  if (coat === "midnight") {
    return (
      <g fill="#f3d25b">
        <path d="M50 22 a8 8 0 1 0 7 12 a6.5 6.5 0 1 1 -7 -12 Z" />
      </g>
    );
  }
  if (coat === "grey") return <path d="M36 20 L42 38 L50 26 L58 38 L64 20 Z" fill={fur.shade} />;
  return <path d="M20 84 C30 78 70 78 80 84 L80 96 H20 Z" fill={fur.shade} opacity=".5" />;
}

function CatEyes({ mood, colour, ink }: { mood: Mood; colour: string; ink: string }) {
  if (mood === "asleep" || mood === "happy") {
    const d = mood === "asleep" ? "M28 52 q7 6 14 0 M58 52 q7 6 14 0" : "M28 54 q7 -9 14 0 M58 54 q7 -9 14 0";
    return <path d={d} fill="none" stroke={ink} stroke-width="3.2" />;
  }
  const open = mood === "wide" ? 9 : mood === "sly" || mood === "cross" ? 5 : 7.4;
  return (
    <g>
      {[35, 65].map((x) => (
        <g key={x}>
          <ellipse cx={x} cy="51" rx="8" ry={open} fill={colour} stroke={ink} stroke-width="2.4" />
          <ellipse cx={x} cy="51" rx={mood === "wide" ? 4.6 : 2.4} ry={open - 1.6} fill={ink} />
          <circle cx={x + 2} cy={49 - open / 4} r="1.5" fill="#fff" />
        </g>
      ))}
      {mood === "cross" && <path d="M26 41 L42 46 M74 41 L58 46" stroke={ink} stroke-width="3" />}
    </g>
  );
}

interface CatProps {
  coat: Coat;
  mood?: Mood;
  size?: number | string;
  class?: string;
}

/** A cat's head as a picture of its own; it says nothing that is not said beside it, so readers of screens skip it. */
export function Cat({ coat, mood, size = 40, class: name }: CatProps) {
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} class={name} aria-hidden="true" focusable="false">
      <CatHead coat={coat} mood={mood ?? "calm"} />
    </svg>
  );
}

/** The cat of whoever sits there. */
export function SeatCat({ seat, ...how }: { seat: number } & Omit<CatProps, "coat">) {
  return <Cat coat={useCoat(seat)} {...how} />;
}

/** A paw print, in a box of 100 × 100. */
export function Paw({ fill = "currentColor" }: { fill?: string }) {
  return (
    <g fill={fill}>
      <ellipse cx="50" cy="66" rx="23" ry="19" />
      <ellipse cx="21" cy="45" rx="9.5" ry="12.5" transform="rotate(-22 21 45)" />
      <ellipse cx="40" cy="27" rx="10" ry="13.5" transform="rotate(-7 40 27)" />
      <ellipse cx="62" cy="27" rx="10" ry="13.5" transform="rotate(7 62 27)" />
      <ellipse cx="80" cy="45" rx="9.5" ry="12.5" transform="rotate(22 80 45)" />
    </g>
  );
}
