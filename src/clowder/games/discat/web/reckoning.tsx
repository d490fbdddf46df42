/** After the end: what everybody's cards count, and why that wins. */
import { SeatCat } from "@/kit/cat";
import { signed } from "@/kit/numbers";
import type { Table } from "./seen";

export function Reckoning({ play }: { play: Table }) {
  const { voice, view } = play;
  const result = view.result;
  if (!result) return null;
  const order = result.ranking;
  const [first] = result.winners;
  return (
    <div class="dc-reckoning">
      <p>
        {voice.own(`web-won-${result.reason}`, {
          who: { seat: first! },
          names: result.winners.map((seat) => ({ seat })),
          lead: result.scores[order[0]!]! - result.scores[order[1]!]!,
        })}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{voice.own("web-column-player")}</span>
            </th>
            <th scope="col">{voice.own("web-column-personal")}</th>
            <th scope="col">{voice.own("web-column-bonus")}</th>
            <th scope="col">{voice.own("web-column-hand")}</th>
            <th scope="col">{voice.own("web-column-sum")}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => {
            const bonus = view.seats[seat]!.places.bonus.count;
            const counted = view.insight.counted[seat]!;
            const won = result.winners.includes(seat);
            return (
              <tr key={seat} class={won ? "won" : ""}>
                <th scope="row">
                  <SeatCat seat={seat} mood={won ? "happy" : "calm"} size={26} />
                  <span data-may-clip>{voice.name(seat)}</span>
                </th>
                <td>{signed(counted.personal)}</td>
                <td>{bonus ? `${bonus} × ${view.insight.bonus_worth}` : "–"}</td>
                <td>{counted.hand ? signed(counted.hand) : "–"}</td>
                <td>
                  <strong>{signed(result.scores[seat]!)}</strong>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
