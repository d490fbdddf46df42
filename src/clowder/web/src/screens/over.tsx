/** After the end: who won and why, and what one can do now. */
import type { GameTable, Play } from "@/kit/play";
import type { LiveTable } from "@/net/live";
import { say } from "@/text/say";

export function Over({ play, game }: { live: LiveTable; play: Play; game: GameTable }) {
  const result = play.view.result;
  if (!result) return <p class="question">{say("web-given-up")}</p>;
  return (
    <section class="result">
      <h2>{result.winners.map((seat) => play.voice.name(seat)).join(", ")}</h2>
      {game.Reckoning && <game.Reckoning play={play} />}
    </section>
  );
}
