/** The faces of the number cards: the lower the number, the happier the cat. */
import { Face } from "@/kit/card";
import { CatHead, coatOf, type Mood } from "@/kit/cat";
import { Token } from "./icons";
import type { Numbered } from "./seen";

const MOODS: readonly Mood[] = ["asleep", "happy", "happy", "sly", "calm", "calm", "wide", "cross", "cross", "cross"];

/** Low, middling, high: the paper and its frame. */
function band(number: number): { paper: string; frame: string } {
  if (number <= 3) return { paper: "#e2f2e4", frame: "#2f8f8b" };
  return number <= 6 ? { paper: "#fff3d3", frame: "#d9962b" } : { paper: "#ffe1da", frame: "#c9485f" };
}

export function NumberFace({ card }: { card: Numbered }) {
  const { paper, frame } = band(card.number);
  return (
    <Face tint={paper}>
      <rect x="5" y="5" width="90" height="130" rx="6" fill="none" stroke={frame} stroke-width="3.5" />
      <text x="31" y="56" font-size="60" text-anchor="middle" fill="#2a2238">
        {card.number}
      </text>
      {card.reroll && (
        <g transform="translate(73 29) scale(1.35)">
          <Token />
        </g>
      )}
      <g transform="translate(15 60) scale(.72)">
        <CatHead coat={coatOf(card.number * 3)} mood={MOODS[card.number] ?? "calm"} />
      </g>
    </Face>
  );
}
