/** The lobby: four games, and a table one click away. */
import { useEffect, useState } from "preact/hooks";
import { ask } from "@/net/api";
import type { MadeTable } from "@/net/protocol";
import { go } from "@/router";
import { Bar } from "./bar";

export function Lobby() {
  const [games, setGames] = useState<any[]>([]);
  useEffect(() => void ask<any[]>("GET", "games").then(setGames), []);
  const start = async (game: string) => {
    const made = await ask<MadeTable>("POST", "tables", { body: { game, players: 3, name: "Ada", bots: ["house-cat", "kitten"], start: true } });
    go(`/table/${made.table}`);
  };
  return (
    <div class="page">
      <Bar />
      <main>
        {games.map((game) => (
          <button type="button" class="button" key={game.game} onClick={() => void start(game.game)}>
            {game.name}
          </button>
        ))}
      </main>
    </div>
  );
}
