/** Whoever walks by keyboard, or listens, begins at the head of a new screen instead of nowhere. */
import { useEffect, useRef } from "preact/hooks";

const PATIENCE = 5_000;

export function useArrival(path: string): void {
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false; // the browser itself begins at the top of a page it has loaded
      return;
    }
    const until = Date.now() + PATIENCE;
    let frame = 0;
    const look = () => {
      const head = document.querySelector<HTMLElement>(
        "#app .table [data-focus-home], #app main:not([aria-busy]) h1, #app main:not([aria-busy])",
      );
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (!lost) return; // somebody, or the screen itself, has chosen a place
      if (head) {
        head.tabIndex = -1;
        head.focus({ preventScroll: true });
      } else if (Date.now() < until) frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [path]);
}
