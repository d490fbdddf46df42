/**
 * The cards. What it does is in the corner (+2, −1, or the sign of a yellow card), whom it is for in the other, the cats
 * in the middle, a bubble if it is a Meow card; in words below, where the card is large enough to read them (table.css).
 * The style sheet writes these words: the card has its name already, and nobody should be read both.
 */
import { Face } from "@/kit/card";
import { INK } from "@/kit/ink";
import type { Voice } from "@/kit/voice";
import { Sign, TargetArt } from "./icons";
import { Picture } from "./pictures";
import type { Effect, Table } from "./seen";
import type { Face as Printed } from "./view";

const COLOURS = {
  green: { field: "#e3f2d9", strong: "#2f7a41" },
  red: { field: "#fbe0d8", strong: "#b23a26" },
  yellow: { field: "#fdf0c2", strong: "#f2bf3b" },
};

/** Yellow cards that go by a name. */
const NAMED: ReadonlySet<Effect> = new Set(["mirror", "bastet", "rebel", "zen"]);

/** The card in words: what it does and, for a yellow one, its name. */
export function cardName(voice: Voice, card: Printed): string {
  const does = voice.own("web-card", { ...card });
  if (card.amount === null) return `${voice.card({ ...card })}: ${does}`;
  return card.meow ? `${does} (${voice.own("web-meow")})` : does;
}

export function CardFace({ card, play: { view, voice } }: { card: Printed; play: Table }) {
  const { field, strong } = COLOURS[card.colour];
  const cats = card.amount !== null;
  return (
    <Face tint={strong}>
      <rect x="4.5" y="4.5" width="91" height="131" rx="6" fill={field} />
      <path d="M0 9 A9 9 0 0 1 9 0 H46 V24 A10 10 0 0 1 36 34 H0 Z" fill={strong} />
      {cats ? (
        <text x="22" y="26.5" font-size="27" text-anchor="middle" fill="#fffaf0" letter-spacing="-1">
          {card.effect === "lose" ? "−" : "+"}
          {card.amount}
        </text>
      ) : (
        <g transform="translate(10 4.5)">
          <Sign effect={card.effect} />
        </g>
      )}
      {card.target && (
        <g transform="translate(53 7)">
          <TargetArt target={card.target} />
        </g>
      )}
      <g class="gat-picture">
        <Picture card={card} worths={view.insight.worths} />
        {card.meow && <Meow text={voice.own("web-meow")} />}
      </g>
      <foreignObject x="5" y="86" width="90" height="50" class="gat-words">
        <div>
          {NAMED.has(card.effect) && <b data-words={voice.own("web-title", { ...card })} />}
          <i data-words={voice.own("web-card", { ...card })} />
        </div>
      </foreignObject>
    </Face>
  );
}

/** Somebody says Meow. */
function Meow({ text }: { text: string }) {
  return (
    <g transform="translate(33 6) rotate(-7) scale(.9)">
      <path
        d="M-24 -9 L-14 -8 L-9 -13 L-3 -9 L5 -13 L10 -8 L22 -11 L20 -3 L26 2 L17 4 L13 10 L6 6 L-2 11 L-8 6 L-20 9 L-19 3
          L-27 -1 Z"
        fill="#fffaf0"
        stroke={INK}
        stroke-width="1.8"
        stroke-linejoin="round"
      />
      <foreignObject x="-26" y="-8.5" width="52" height="16" class="gat-meow">
        <div data-words={text} />
      </foreignObject>
    </g>
  );
}
