/** What was settled for a table, in words: the game's options and the manners, and what they change. */
import type { GameListed, OptionListed, SeatShown, TableSettings, TableShown } from "@/protocol";
import { clockInWords, isOffered, reactionInWords } from "@/screens/shared/choosing";
import { written } from "@/screens/shared/fields";
import { say } from "@/text/say";

export function Terms({ table, game }: { table: TableShown; game: GameListed | null }) {
  const { manners } = table;
  const options =
    game?.options.filter(
      (option) => isOffered(option) || written(table.options[option.option]) !== written(option.default),
    ) ?? [];
  return (
    <ul class="terms">
      {options.map((option) => {
        const value = table.options[option.option];
        return (
          <li key={option.option}>
            <strong>{option.about}</strong>{" "}
            <span>{option.choices[written(value)] ?? inWords(value, isSeat(option) ? table.seats : [])}</span>
          </li>
        );
      })}
      {table.own_deck && <li>{say("web-own-deck")}</li>}
      <li>
        <strong>{say("web-clock")}</strong> <span>{clockInWords(manners.clock)}</span>
      </li>
      <li>
        <strong>{say("web-absence")}</strong>{" "}
        <span>{say(`web-absence-${manners.absence}`, { seconds: manners.grace, level: manners.stand_in })}</span>
      </li>
      <li>
        <strong>{say("web-pace")}</strong> <span>{paceInWords(manners.pace)}</span>
      </li>
      {game?.reactions && !manners.hot_seat && (
        <li>
          <strong>{say("web-reaction")}</strong> <span>{reactionInWords(manners.reaction)}</span>
        </li>
      )}
      <li>
        <strong>{say("web-visible")}</strong>{" "}
        <span>
          {say(manners.hot_seat ? "web-visible-hot-seat" : manners.public ? "web-visible-public" : "web-visible-private")}
        </span>
      </li>
      {manners.practice && (
        <li>
          <strong>{say("web-hints")}</strong> <span>{say("web-hints-more")}</span>
        </li>
      )}
    </ul>
  );
}

/** Whether an option is a seat, or left to chance. */
const isSeat = (option: OptionListed): boolean => option.default === "random" && option.values.length === 1;

/** Tables of before have seconds. */
export function paceInWords(pace: TableSettings["pace"]): string {
  return typeof pace === "string" ? say(`web-pace-${pace}`) : say("web-pace-seconds", { seconds: pace ?? 0 });
}

/** A value that no menu offers: a seat, a list. */
function inWords(value: unknown, seats: readonly SeatShown[]): string {
  const name = typeof value === "number" && seats[value]?.name;
  if (name) return name;
  return Array.isArray(value) ? value.join(", ") : written(value);
}
