/** After the end: everybody's cats, what each kind counts, and why the winner is the winner. */
import { SeatCat } from "@/kit/cat";
import { factsOf, type Table, TOKENS, type Token } from "./seen";
import { TokenPicture } from "./tokens";

const FACT: Record<Token, "strays" | "pedigrees" | "shows"> = { stray: "strays", pedigree: "pedigrees", show: "shows" };

export function Reckoning({ play }: { play: Table }) {
  const { view, voice } = play;
  const { result, insight } = view;
  if (!result) return null;
  const goal = factsOf(view).goal;
  const winner = result.winners[0]!;
  return (
    <div class="gat-reckoning">
      <p>
        {voice.own(`web-because-${result.reason}`, {
          who: { seat: winner },
          names: result.winners.map((seat) => ({ seat })),
          points: result.scores[winner]!,
          goal,
        })}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{voice.own("web-player")}</th>
            {TOKENS.map((token) => (
              <th scope="col" key={token} title={voice.own("web-each", { token, points: insight.worths[token] })}>
                <TokenPicture token={token} worth={insight.worths[token]} size={26} />
                <span aria-hidden="true">×{insight.worths[token]}</span>
                <span class="unseen">{voice.own("web-each", { token, points: insight.worths[token] })}</span>
              </th>
            ))}
            <th scope="col">{voice.own("web-total")}</th>
          </tr>
        </thead>
        <tbody>
          {result.ranking.map((seat) => (
            <tr key={seat} class={result.winners.includes(seat) ? "won" : ""}>
              <th scope="row">
                <span>
                  <SeatCat seat={seat} mood={result.winners.includes(seat) ? "happy" : "calm"} size={22} />
                  {voice.name(seat)}
                </span>
              </th>
              {TOKENS.map((token) => (
                <td key={token}>{view.seats[seat]!.facts[FACT[token]] ?? "–"}</td>
              ))}
              <td>
                <b>{result.scores[seat]}</b>
                <small>/{goal}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
