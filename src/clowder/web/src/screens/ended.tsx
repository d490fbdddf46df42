/** How a game ended, for those who only watch: who won, why, and how it came about. */
import { Cat, coatOf } from "@/kit/cat";
import type { GameTable, Play } from "@/kit/play";
import type { Result } from "@/kit/view";
import { say } from "@/text/say";
import { winnersInWords } from "./over";

export function Ended({ play, game, result }: { play: Play; game: GameTable; result: Result | null }) {
  if (!result) return <p class="question">{say("web-given-up")}</p>;
  const { voice } = play;
  return (
    <section class="ended">
      <div class="ended-who">
        <span class="ended-cats">
          {result.winners.map((seat) => (
            <Cat key={seat} coat={coatOf(seat)} mood="happy" size="100%" />
          ))}
        </span>
        <span>
          <h2>{winnersInWords({ ...play, me: null }, result)}</h2>
          <p>{voice.reason(result)}</p>
        </span>
      </div>
      {game.Reckoning && (
        <details>
          <summary>{say("web-replay-reckoning")}</summary>
          <game.Reckoning play={play} />
        </details>
      )}
    </section>
  );
}
