/**
 * A card on the table or in a hand. What is on it is the game's business; how it lies, lights up, is tapped and dragged is
 * here.
 */
import type { ComponentChildren } from "preact";
import { Paw } from "./cat";
import { type Dragging, useDrag } from "./drag";

export interface CardProps {
  /** For readers of screens, and on hover: the card in words. */
  label: string;
  /** The viewer's own name for this card or, if it lies face down, for its slot: it is followed by it when it moves. */
  flip?: string;
  /** Where it comes from if it is new: the name of a `data-anchor`. */
  from?: string;
  /** A tap. Without it the card is only looked at. */
  act?: (() => void) | undefined;
  /** The id of the choice a tap plays or composes. */
  choice?: number | undefined;
  /** It can be played now. */
  playable?: boolean;
  /** It is part of what is being composed. */
  chosen?: boolean;
  /** It cannot be played now (a tap says why). */
  dim?: boolean;
  drag?: Dragging | null;
  /** The face, an <svg> of 100 × 140; without it the card lies face down. */
  children?: ComponentChildren;
  class?: string;
}

export function Card({ label, flip, from, act, choice, playable, chosen, dim, drag, children, class: extra }: CardProps) {
  const ref = useDrag<HTMLButtonElement>(drag ?? null);
  const names = [
    "card",
    playable && "playable",
    chosen && "chosen",
    dim && "dim",
    drag && "draggable",
    !children && "back",
    extra,
  ];
  const shared = { class: names.filter(Boolean).join(" "), "data-flip": flip, "data-from": from, "data-choice": choice };
  const face = children ?? <CardBack />;
  if (!act) {
    return (
      <span {...shared} role="img" aria-label={label} title={label}>
        {face}
      </span>
    );
  }
  return (
    <button
      {...shared}
      ref={ref}
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={chosen ? true : undefined}
      onClick={act}
    >
      {face}
    </button>
  );
}

/** The back of every card. */
export function CardBack() {
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true" focusable="false" class="face">
      <rect width="100" height="140" rx="9" class="back-field" />
      <rect x="7" y="7" width="86" height="126" rx="6" class="back-frame" />
      {[0, 1, 2, 3, 4, 5].map((i) => (
        <g
          key={i}
          transform={`translate(${i % 2 ? 54 : 18} ${14 + (i >> 1) * 39}) scale(.28) rotate(${i % 2 ? 14 : -14} 50 50)`}
          class="back-paw"
        >
          <Paw />
        </g>
      ))}
    </svg>
  );
}

/** The paper a face is drawn on. */
export function Face({ children, tint }: { children: ComponentChildren; tint?: string }) {
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true" focusable="false" class="face">
      <rect width="100" height="140" rx="9" fill={tint ?? "var(--paper)"} />
      {children}
    </svg>
  );
}

/** A heap of cards of which only the count shows. */
export function Heap({
  count,
  label,
  anchor,
  children,
}: {
  count: number;
  label: string;
  anchor?: string;
  children?: ComponentChildren;
}) {
  return (
    <span class={`heap ${count === 0 ? "empty" : ""}`} data-anchor={anchor} role="img" aria-label={label} title={label}>
      {count > 0 && (children ?? <CardBack />)}
      <span class="heap-count" aria-hidden="true">
        {count}
      </span>
    </span>
  );
}
