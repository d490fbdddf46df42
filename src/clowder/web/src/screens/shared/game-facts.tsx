/** What to expect of a game: players and minutes. */
import type { GameListed } from "@/protocol";
import { say } from "@/text/say";
import { Icon } from "./icons";

export function GameFacts({ game }: { game: GameListed }) {
  const [least, most] = [Math.min(...game.players), Math.max(...game.players)];
  return (
    <p class="game-facts">
      <span>
        <Icon name="people" size={17} />{" "}
        {say("web-players", { range: least === most ? String(least) : `${least}–${most}`, most })}
      </span>
      {game.minutes && game.minutes_alone && (
        <span>
          <Icon name="clock" size={17} /> {say("web-minutes-long", { alone: game.minutes_alone, minutes: game.minutes })}
        </span>
      )}
    </p>
  );
}
