/** After the end: everybody's cats, what each kind counts, and why the winner is the winner. */
import { Cat, coatOf } from "@/kit/cat";
import type { Play } from "@/kit/play";
import { ranked } from "@/kit/view";
import { factsOf, type Token, TOKENS, WORTH } from "./seen";
import { TokenPicture } from "./tokens";

const FACT: Record<Token, string> = { stray: "strays", pedigree: "pedigrees", show: "shows" };

export function Reckoning({ play }: { play: Play }) {
  const { view, voice } = play;
  const { result } = view;
  if (!result) return null;
  const goal = factsOf(view).goal;
  const order = ranked(result, false);
  const winner = result.winners[0]!;
  return (
    <div class="gat-reckoning">
      <p>{voice.own(`web-because-${result.reason}`, { who: { seat: winner }, points: result.scores[winner]!, goal })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{voice.own("web-player")}</th>
            {TOKENS.map((token) => (
              <th scope="col" key={token} title={voice.own("web-each", { token, points: WORTH[token] })}>
                <TokenPicture token={token} size={26} />
                <span aria-hidden="true">×{WORTH[token]}</span>
                <span class="unseen">{voice.own("web-each", { token, points: WORTH[token] })}</span>
              </th>
            ))}
            <th scope="col">{voice.own("web-total")}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <tr key={seat} class={result.winners.includes(seat) ? "won" : ""}>
              <th scope="row">
                <span>
                  <Cat coat={coatOf(seat)} mood={result.winners.includes(seat) ? "happy" : "calm"} size={22} />
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
