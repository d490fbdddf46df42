/** The card that decided a game is seen before the result comes. */
import { useEffect, useRef, useState } from "preact/hooks";
import { timeOf } from "@/kit/times";
import type { TableShown } from "@/protocol";

/** Whether a game is over, and its table has rested. Who comes when it is over already need not wait. */
export function useRested(status: TableShown["status"] | undefined): boolean {
  const [rested, setRested] = useState(false);
  const wasPlayed = useRef(false);
  if (status === "playing") wasPlayed.current = true;
  const over = status === "over";
  useEffect(() => {
    if (!over) return setRested(false);
    const timer = setTimeout(() => setRested(true), timeOf("--time-rest"));
    return () => clearTimeout(timer);
  }, [over]);
  return over && (rested || !wasPlayed.current);
}
