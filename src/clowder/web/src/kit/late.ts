/** Something takes its time, and it is not yet time to say so. */
import { useEffect, useState } from "preact/hooks";

/** Whether it has been on for so many milliseconds. */
export function useLate(on: boolean, milliseconds: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!on) return setLate(false);
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [on, milliseconds]);
  return on && late;
}
