/** Something that the server is asked to do: one thing at a time, and why not, if it refuses. */
import { useState } from "preact/hooks";
import { Refusal } from "@/net/api";

export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = async <T>(what: () => Promise<T>): Promise<T | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    setProblem(null);
    try {
      return await what();
    } catch (why) {
      setProblem(Refusal.of(why).message);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, attempt, forget: () => setProblem(null) };
}
