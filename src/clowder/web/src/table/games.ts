/** The games' own tables and covers, each loaded only when it is needed; their colours, at once. */
import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import type { GameTable } from "@/kit/play";
import { useUntilItWorks } from "@/net/every";
import { language, load } from "@/text/say";
import { generic } from "./generic";

const TABLES = import.meta.glob<{ default: GameTable }>("../../../games/*/web/index.tsx");
const COVERS = import.meta.glob<{ default: ComponentType }>("../../../games/*/web/cover.tsx");
import.meta.glob("../../../games/*/web/colours.css", { eager: true });

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

/** A game's table and its texts, once they are here; without a network it is tried again. */
export function useGame(name: string): GameTable | null {
  const [game, setGame] = useState<GameTable | null>(null);
  const spoken = language.value;
  useUntilItWorks(
    async (wanted) => {
      const [table] = await Promise.all([tableOf(name), load(spoken, name)]);
      if (wanted()) setGame(table);
      return true;
    },
    [name, spoken],
  );
  return game;
}
