/**
 * Drag and drop with any pointer: finger, pen, mouse. A card is lifted when the pointer moves far enough (upwards or
 * sideways; a finger that scrolls a row of cards sideways does just that), and falls on the `data-drop` zone below it.
 */
import { useEffect, useRef } from "preact/hooks";

const LIFT = 10;

export interface Dragging {
  /** Zones it may fall on: the names of `data-drop`. */
  to: readonly string[];
  drop(zone: string): void;
}

/** Give the element that is returned a ref: it can be dragged while `what` is there. */
export function useDrag<T extends HTMLElement>(what: Dragging | null) {
  const ref = useRef<T>(null);
  const latest = useRef(what);
  latest.current = what;
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let start: { x: number; y: number; id: number } | null = null;
    let lifted = false;

    const zoneAt = (event: PointerEvent): HTMLElement | null => {
      for (const under of document.elementsFromPoint(event.clientX, event.clientY)) {
        const zone = (under as HTMLElement).closest<HTMLElement>("[data-drop]");
        if (zone && !element.contains(zone) && latest.current?.to.includes(zone.dataset.drop ?? "")) return zone;
      }
      return null;
    };
    const mark = (zone: HTMLElement | null) => {
      for (const each of document.querySelectorAll(".drop-here")) if (each !== zone) each.classList.remove("drop-here");
      zone?.classList.add("drop-here");
    };
    const end = () => {
      start = null;
      lifted = false;
      mark(null);
      document.body.classList.remove("dragging");
      element.classList.remove("lifted");
      element.style.translate = "";
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
    };
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      const dx = event.clientX - start.x;
      const dy = event.clientY - start.y;
      if (!lifted && Math.hypot(dx, dy) > LIFT) {
        lifted = true;
        element.classList.add("lifted");
        document.body.classList.add("dragging");
      }
      if (!lifted) return;
      event.preventDefault();
      element.style.translate = `${dx}px ${dy}px`;
      mark(zoneAt(event));
    };
    const up = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      const zone = lifted ? zoneAt(event) : null;
      if (lifted) swallowClick(element);
      end();
      if (zone) latest.current?.drop(zone.dataset.drop ?? "");
    };
    const down = (event: PointerEvent) => {
      if (!latest.current || event.button) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      addEventListener("pointermove", move, { passive: false });
      addEventListener("pointerup", up);
      addEventListener("pointercancel", end);
    };
    element.addEventListener("pointerdown", down);
    return () => {
      element.removeEventListener("pointerdown", down);
      end();
    };
  }, [what !== null]); // a card that cannot be played is another element than one that can
  return ref;
}

/** Letting go is no tap. */
function swallowClick(element: HTMLElement): void {
  const swallow = (click: Event) => {
    click.stopPropagation();
    click.preventDefault();
  };
  element.addEventListener("click", swallow, { capture: true });
  setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), 60);
}
