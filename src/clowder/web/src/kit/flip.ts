/**
 * Things move from where they were to where they are (FLIP, with the Web Animations API).
 *
 * An element with `data-flip="NAME"` is followed by its name. One that is new comes from the place its `data-from` names:
 * the element with that `data-anchor`; with `data-delay` it sets out so many milliseconds later. Names are the viewer's
 * own: a card that lies face down is named after its slot, never after what it is.
 */
import { calm, timeOf } from "./times";

const EASE = "cubic-bezier(.2,.8,.25,1)";

let before: Map<string, DOMRect> | null = null;

/** Call right before what is shown changes: where everything is now is remembered. */
export function aboutToChange(): void {
  if (typeof document === "undefined" || before || calm.value) return;
  before = new Map();
  for (const element of document.querySelectorAll<HTMLElement>("[data-flip],[data-anchor]")) {
    const rect = element.getBoundingClientRect();
    if (element.dataset.flip) before.set(element.dataset.flip, rect);
    if (element.dataset.anchor) before.set(`@${element.dataset.anchor}`, rect);
  }
}

/** Call when the change is in the document: everything that moved is seen to move. */
export function animateChange(root: HTMLElement): void {
  const was = before;
  before = null;
  if (!was || calm.value) return;
  // First all places, then all motions: a motion that was begun makes the next look at a place a new layout.
  const motions = [...root.querySelectorAll<HTMLElement>("[data-flip]")].flatMap((element) => {
    const start = startOf(element, was);
    return start ? [{ element, start }] : [];
  });
  if (!motions.length) return;
  const duration = timeOf("--time-move");
  for (const { element, start } of motions) {
    element.animate(
      [
        { transform: start, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      {
        duration,
        easing: EASE,
        composite: "replace",
        delay: Number(element.dataset.delay ?? 0),
        fill: "backwards",
      },
    );
  }
}

/** What takes something to where it was, or comes from; null if it did not move. */
function startOf(element: HTMLElement, was: Map<string, DOMRect>): string | null {
  const name = element.dataset.flip ?? "";
  const old = was.get(name) ?? (element.dataset.from ? was.get(`@${element.dataset.from}`) : undefined);
  if (!old || old.width === 0) return null;
  const now = element.getBoundingClientRect();
  const dx = old.left + old.width / 2 - (now.left + now.width / 2);
  const dy = old.top + old.height / 2 - (now.top + now.height / 2);
  if (Math.abs(dx) + Math.abs(dy) < 3 || now.width === 0) return null;
  const scale = was.has(name) ? old.width / now.width : Math.min(1, Math.max(0.35, old.width / now.width));
  return `translate(${dx}px, ${dy}px) scale(${scale})`;
}

/** Everything is where it belongs, at once: whoever taps has seen enough. What never ends goes on. */
export function finishMotion(root: HTMLElement): void {
  for (const motion of root.getAnimations({ subtree: true })) {
    if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish();
  }
}

/** Nothing changed after all. */
export function forgetChange(): void {
  before = null;
}
