/** The games of the catalogue in the reader's language: asked for once, and again until the server answers. */
import { signal } from "@preact/signals";
import type { GameListed } from "@/protocol";
import { type Language, language } from "@/text/say";
import { ask } from "./api";
import { useUntilItWorks } from "./every";

const games = signal<readonly GameListed[] | null>(null);
/** Whether the server did not answer when it was last asked for them. */
export const silent = signal(false);
const known = new Map<Language, readonly GameListed[]>();

/** The games, once they are here. While a new language is on its way they are told in the old one. */
export function useGames(): readonly GameListed[] | null {
  const wanted = language.value;
  useUntilItWorks(
    async (stillWanted) => {
      try {
        const found = known.get(wanted) ?? (await ask<GameListed[]>("GET", "games"));
        known.set(wanted, found);
        silent.value = false;
        if (stillWanted()) games.value = found;
        return true;
      } catch {
        silent.value = true;
        return false;
      }
    },
    [wanted],
  );
  return games.value;
}

export function useGameListed(name: string): GameListed | null {
  return useGames()?.find((game) => game.game === name) ?? null;
}

/** How a game is called; nothing, as long as that is not known. */
export function nameIn(games: readonly GameListed[] | null, game: string): string {
  return games?.find((each) => each.game === game)?.name ?? "";
}
