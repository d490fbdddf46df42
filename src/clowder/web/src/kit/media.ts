/** What the style sheets know of the screen, for what they cannot do alone. */
import { useEffect, useState } from "preact/hooks";

/** Whether a media query holds, now and later. */
export function useMedia(asked: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(asked).matches);
  useEffect(() => {
    const query = matchMedia(asked);
    const changed = () => setHolds(query.matches);
    changed();
    query.addEventListener("change", changed);
    return () => query.removeEventListener("change", changed);
  }, [asked]);
  return holds;
}
