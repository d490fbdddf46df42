/** After the end: every row, added up. */
import { row, type Table } from "./seen";

export function Reckoning({ play }: { play: Table }) {
  const result = play.view.result!;
  const { voice } = play;
  const best = result.scores[result.winners[0]!]!;
  return (
    <div class="rat-reckoning">
      <p>
        {voice.own("web-won", {
          names: result.winners.map((seat) => voice.name(seat)).join(", "),
          count: result.winners.length,
          total: best,
          reason: result.reason,
        })}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{voice.own("web-player")}</th>
            <th scope="col">{voice.own("place-row")}</th>
            <th scope="col">{voice.own("web-total")}</th>
            <th scope="col">{voice.own("web-behind")}</th>
          </tr>
        </thead>
        <tbody>
          {result.ranking.map((seat) => (
            <tr key={seat} class={result.winners.includes(seat) ? "best" : ""}>
              <th scope="row">{voice.name(seat)}</th>
              <td class="sum">
                {row(play, seat)
                  .map((card) => card?.number)
                  .join(" + ")}
              </td>
              <td class="total">{result.scores[seat]}</td>
              <td>{result.winners.includes(seat) ? "★" : `+${result.scores[seat]! - best}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
