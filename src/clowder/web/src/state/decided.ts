/** Where I decided last, at the table where I last did: after a reload the log still shows what is new since then. */
import { kept } from "./kept";

const last = kept<{ table: string; seat: number | null; step: number } | null>("decided", null);

export function noteDecision(table: string, seat: number | null, step: number): void {
  last.value = { table, seat, step };
}

/** The step, if it is known. */
export function decidedAt(table: string, seat: number | null): number | null {
  const found = last.peek();
  return found?.table === table && found.seat === seat ? found.step : null;
}
