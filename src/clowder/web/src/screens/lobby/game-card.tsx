/** One game in the lobby: its picture, what to expect, and the ways into it. */
import type { GameListed } from "@/protocol";
import { Cover } from "@/screens/shared/cover";
import { GameFacts } from "@/screens/shared/game-facts";
import { Icon } from "@/screens/shared/icons";
import { type Wish, wishFor } from "@/state/wishes";
import { say } from "@/text/say";

interface Props {
  game: GameListed;
  busy: boolean;
  play: (company: Wish["company"]) => void;
  more: () => void;
}

export function GameCard({ game, busy, play, more }: Props) {
  const wish = wishFor(game, "bots");
  const title = `game-${game.game}`;
  return (
    <article class="game" data-game={game.game} aria-labelledby={title}>
      <Cover game={game.game} />
      <div class="game-words">
        <h2 id={title}>{game.name}</h2>
        <GameFacts game={game} />
        <p class="feel">{game.tagline}</p>
        <div class="game-ways">
          <button type="button" class="button play-now" data-key="play-now" disabled={busy} onClick={() => play("bots")}>
            <span>{say("web-play-now")}</span>
            <small>{say("web-against", { count: wish.players - 1, level: sameLevel(wish) })}</small>
          </button>
          <button
            type="button"
            class="button quiet"
            data-key="with-friends"
            disabled={busy}
            onClick={() => play("friends")}
          >
            <Icon name="people" /> {say("web-with-friends")}
          </button>
        </div>
        <p class="game-links">
          {game.lesson && (
            <a href={`/learn/${game.game}`} aria-label={say("web-learn-game", { game: game.name })}>
              {say("web-learn")}
            </a>
          )}
          <a href={`/rules/${game.game}`} aria-label={say("web-rules-of", { game: game.name })}>
            {say("web-rules")}
          </a>
          <button
            type="button"
            class="link"
            data-key="more-choices"
            aria-label={say("web-more-choices-for", { game: game.name })}
            onClick={more}
          >
            {say("web-more-choices")}
          </button>
        </p>
      </div>
    </article>
  );
}

function sameLevel(wish: Wish): string {
  const levels = new Set(wish.levels.slice(0, wish.players - 1));
  return levels.size === 1 ? [...levels][0]! : "mixed";
}
