/** After the end: the last round point by point, and what everybody has now. */
import { Score } from "./seat";
import { figure, reasonsOf, type Table } from "./seen";

export function Reckoning({ play }: { play: Table }) {
  const { voice, view } = play;
  const { facts } = view.table;
  const result = view.result;
  if (!result) return null;
  const columns = reasonsOf(...view.seats);
  const seats = result.ranking;
  return (
    <div class="scat-reckoning">
      {result.winners.map((seat) => (
        <p key={seat}>
          {voice.own(`web-won-${result.reason}`, { who: { seat }, points: result.scores[seat], target: facts.target })}
        </p>
      ))}
      <table>
        <caption>{voice.own("web-last-round", { round: facts.round })}</caption>
        <thead>
          <tr>
            <th scope="col">{voice.own("web-column", { column: "player" })}</th>
            <th scope="col">{voice.own("web-column", { column: "hand" })}</th>
            {columns.map((reason) => (
              <th scope="col" key={reason}>
                {voice.own("web-column", { column: reason })}
              </th>
            ))}
            <th scope="col">{voice.own("web-column", { column: facts.scoring })}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => {
            const own = view.seats[seat]!.facts;
            return (
              <tr key={seat} class={result.winners.includes(seat) ? "won" : ""}>
                <th scope="row">{voice.name(seat)}</th>
                <td>{figure(own)}</td>
                {columns.map((reason) => (
                  <td key={reason} class={own[reason] === 1 ? "gain" : own[reason] === -1 ? "loss" : ""}>
                    {!own[reason] ? "·" : own[reason] === 1 ? "+1" : "−1"}
                  </td>
                ))}
                <td>
                  <Score play={play} seat={seat} small />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
