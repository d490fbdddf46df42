/** How a game ended, for those who only watch: who won, why, and how it came about. */
import { SeatCat } from "@/kit/cat";
import type { GameTable, Play } from "@/kit/play";
import { Scroller } from "@/kit/scroller";
import type { Result } from "@/kit/view";
import { say } from "@/text/say";

export function Ended({ play, game, result }: { play: Play; game: GameTable; result: Result | null }) {
  if (!result) return <p class="question">{say("web-given-up")}</p>;
  const { voice } = play;
  return (
    <section class="ended">
      <div class="ended-who">
        <span class="ended-cats">
          {result.winners.map((seat) => (
            <SeatCat key={seat} seat={seat} mood="happy" size="100%" />
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
          <Scroller class="reckoning" label={say("web-replay-reckoning")}>
            <game.Reckoning play={play} />
          </Scroller>
        </details>
      )}
    </section>
  );
}

export function winnersInWords({ voice, me }: Play, { winners }: Result): string {
  if (winners.length === 1) return say(winners[0] === me ? "web-you-win" : "web-wins", { name: voice.name(winners[0]!) });
  return say("web-shared-win", { names: winners.map((seat) => (seat === me ? say("you") : voice.name(seat))) });
}
