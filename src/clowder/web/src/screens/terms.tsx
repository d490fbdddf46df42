/** What was settled for a table, in words: the game's options and the manners, and what they change. */
import type { Clock, GameListed, TableShown } from "@/net/protocol";
import { say } from "@/text/say";
import { clockInWords, isOffered } from "./choosing";
import { written } from "./fields";

const USUAL_REACTION = 4;

export function Terms({ table, game }: { table: TableShown; game: GameListed | null }) {
  const { manners } = table;
  const options = game?.options.filter((option) => isOffered(option) || written(table.options[option.option]) !== written(option.default)) ?? [];
  return (
    <ul class="terms">
      {options.map((option) => {
        const value = table.options[option.option];
        return (
          <li key={option.option}>
            <strong>{option.about}</strong> <span>{option.choices[written(value)] ?? inWords(value)}</span>
          </li>
        );
      })}
      {table.own_deck && <li>{say("web-own-deck")}</li>}
      <li>
        <strong>{say("web-clock")}</strong> <span>{clockInWords(manners.clock as Clock)}</span>
      </li>
      <li>
        <strong>{say("web-absence")}</strong> <span>{say(`web-absence-${manners.absence}`, { seconds: manners.grace, level: manners.stand_in })}</span>
      </li>
      {manners.reaction !== USUAL_REACTION && !manners.hot_seat && (
        <li>
          <strong>{say("web-reaction")}</strong> <span>{say("web-reaction-more", { seconds: manners.reaction })}</span>
        </li>
      )}
      <li>
        <strong>{say("web-visible")}</strong> <span>{say(manners.hot_seat ? "web-visible-hot-seat" : manners.public ? "web-visible-public" : "web-visible-private")}</span>
      </li>
      {manners.practice && (
        <li>
          <strong>{say("web-hints")}</strong> <span>{say("web-hints-more")}</span>
        </li>
      )}
    </ul>
  );
}

/** A value that no menu offers: a seat, a list. */
function inWords(value: unknown): string {
  return Array.isArray(value) ? value.join(", ") : written(value);
}
