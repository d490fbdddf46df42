/** The games' own tables and covers, each loaded only when it is needed. */
import type { ComponentType } from "preact";
import type { GameTable } from "@/kit/play";
import { generic } from "./generic";

const TABLES = import.meta.glob<{ default: GameTable }>("../../../games/*/web/index.tsx");
const COVERS = import.meta.glob<{ default: ComponentType }>("../../../games/*/web/cover.tsx");

/** The table of a game; the generic one, if the game has none of its own. */
export async function tableOf(game: string): Promise<GameTable> {
  const own = TABLES[`../../../games/${game}/web/index.tsx`];
  return own ? (await own()).default : generic;
}

/** The picture of a game, if it has one: an <svg> of 300 × 200. */
export async function coverOf(game: string): Promise<ComponentType | null> {
  const own = COVERS[`../../../games/${game}/web/cover.tsx`];
  return own ? (await own()).default : null;
}
