/** Something that is asked again and again: as long as somebody looks, or until it works. */
import { useEffect, useRef } from "preact/hooks";

/**
 * Do it now, whenever the page is looked at again, and every so many milliseconds in between; anew when `about` changes.
 */
export function useEvery(milliseconds: number, what: () => unknown, about: unknown = null): void {
  const latest = useRef(what);
  latest.current = what;
  useEffect(() => {
    const run = () => document.visibilityState === "visible" && latest.current();
    const timer = setInterval(run, milliseconds);
    document.addEventListener("visibilitychange", run);
    run();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", run);
    };
  }, [milliseconds, about]);
}

/** Milliseconds before what did not work is tried again. */
const AGAIN = 3_000;

/**
 * Do it, and again after a while, until it says that it worked; anew when `about` changes. `wanted` tells whether anybody
 * still waits for it.
 */
export function useUntilItWorks(what: (wanted: () => boolean) => Promise<boolean>, about: readonly unknown[]): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let left = false;
    const attempt = async () => {
      const worked = await what(() => !left).catch(() => false);
      if (!left && !worked) timer = setTimeout(attempt, AGAIN);
    };
    void attempt();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, about);
}
