/** The games whose aim need not be told any more in this browser: it was tapped away, or one was played to its end. */
import { kept } from "./kept";

const read = kept<readonly string[]>("aims", []);

export const isAimRead = (game: string): boolean => read.value.includes(game);

export function aimRead(game: string): void {
  if (!isAimRead(game)) read.value = [...read.value, game];
}
