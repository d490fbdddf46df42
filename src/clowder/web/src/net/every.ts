/** Something that is asked again and again, as long as somebody looks. */
import { useEffect, useRef } from "preact/hooks";

/** Do it now, whenever the page is looked at again, and every so many milliseconds in between; anew when `about` changes. */
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
