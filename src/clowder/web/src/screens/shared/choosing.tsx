/** More choices for a table: how many play, how strong the bots are, the game's options and what they change. */
import { useState } from "preact/hooks";
import { Dialog } from "@/kit/dialog";
import type { Clock, GameListed, OptionListed } from "@/protocol";
import { CLOCKS, PACES, REACTIONS, remember, tableFor, usual, type Wish, wishFor } from "@/state/wishes";
import { say } from "@/text/say";
import { Dropdown, Pick, ProblemLine, Switch, written } from "./fields";
import { nameToUse } from "./name-field";
import { Starting, useMaking } from "./starting";

interface Props {
  game: GameListed;
  company?: Wish["company"];
  close: () => void;
  /** When the table was made. */
  done?: () => void;
}

/** More of them, and a menu takes less room than a list. */
const LISTED = 3;

export function Choosing({ game, company = "bots", close, done }: Props) {
  const [wish, setWish] = useState(() => wishFor(game, company));
  const making = useMaking();
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part });
  const alone = wish.company === "bots";
  const make = async (event: Event) => {
    event.preventDefault();
    remember(game.game, wish);
    if (await making.make(tableFor(game.game, wish, nameToUse()))) done?.();
  };
  return (
    <Dialog title={game.name} close={close} class="choosing">
      <form onSubmit={(event) => void make(event)} data-game={game.game}>
        <Pick
          legend={say("web-company")}
          name="company"
          value={wish.company}
          offers={(["bots", "friends"] as const).map((value) => ({ value, label: say(`web-company-${value}`) }))}
          set={(value) => setWish(wishFor(game, value))}
        />
        <Pick
          legend={say(alone ? "web-how-many" : "web-how-many-seats")}
          name="players"
          value={wish.players}
          offers={game.players.map((value) => ({ value, label: value }))}
          set={(players) => change({ players })}
        />
        {alone && <Bots game={game} wish={wish} set={(levels) => change({ levels })} />}
        {game.options.filter(isOffered).map((option) => (
          <Option
            key={option.option}
            option={option}
            value={wish.options[option.option] ?? option.default}
            set={(value) => change({ options: { ...wish.options, [option.option]: value } })}
          />
        ))}
        <Dropdown
          label={say("web-clock")}
          name="clock"
          value={wish.clock}
          offers={CLOCKS.map((value) => ({ value, label: clockInWords(value) }))}
          set={(clock) => change({ clock })}
        />
        <Dropdown
          label={say("web-pace")}
          name="pace"
          value={wish.pace}
          offers={PACES.map((value) => ({ value, label: say(`web-pace-${value}`) }))}
          set={(pace) => change({ pace })}
        />
        {game.reactions && (
          <Dropdown
            label={say("web-reaction")}
            name="reaction"
            value={wish.reaction}
            offers={REACTIONS.map((value) => ({ value, label: reactionInWords(value) }))}
            set={(reaction) => change({ reaction })}
          />
        )}
        <Switch
          name="practice"
          label={say("web-hints")}
          more={say("web-hints-more")}
          on={wish.practice}
          set={(practice) => change(practice ? { practice, public: false } : { practice })}
        />
        {!alone && (
          <>
            <Switch
              name="public"
              label={say("web-public")}
              more={say("web-public-more")}
              on={wish.public}
              set={(open) => change(open ? { public: open, practice: false } : { public: open })}
            />
            <Switch
              name="pause"
              label={say("web-pause")}
              more={say("web-pause-more")}
              on={wish.absence === "pause"}
              set={(pause) => change({ absence: pause ? "pause" : "bot" })}
            />
          </>
        )}
        <ProblemLine text={making.problem} />
        <div class="dialog-actions">
          <button type="button" class="button quiet" onClick={() => setWish(usual(game, wish.company))}>
            {say("web-as-usual")}
          </button>
          <button type="submit" class="button" data-key="make" disabled={making.busy}>
            {say(alone ? "web-play-now" : "web-make-table")}
          </button>
        </div>
        <Starting busy={making.busy} />
      </form>
    </Dialog>
  );
}

function Bots({ game, wish, set }: { game: GameListed; wish: Wish; set: (levels: string[]) => void }) {
  const others = wish.players - 1;
  const offers = game.levels.map((value) => ({ value, label: say("web-level-name", { level: value }) }));
  return (
    <fieldset class="choices">
      <legend>{say("web-bots")}</legend>
      <p class="more">{say("web-levels-more")}</p>
      <div class="bot-levels">
        {wish.levels.slice(0, others).map((level, at) => (
          <Dropdown
            key={at}
            label={say("web-bot-number", { number: at + 1 })}
            unseen
            name={`level-${at}`}
            value={level}
            offers={offers}
            set={(value) => set(wish.levels.map((each, other) => (other === at ? value : each)))}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Option({ option, value, set }: { option: OptionListed; value: unknown; set: (value: unknown) => void }) {
  const offers = option.values.map((each) => ({
    value: each as unknown,
    label: option.choices[written(each)] ?? written(each),
  }));
  if (offers.length > LISTED)
    return <Dropdown label={option.about} name={option.option} value={value} offers={offers} set={set} />;
  return <Pick legend={option.about} name={option.option} value={value} offers={offers} set={set} tall />;
}

/** Whether a menu has something to choose for it. */
export function isOffered(option: OptionListed): boolean {
  return option.values.length > 1;
}

export function reactionInWords(seconds: Wish["reaction"] | undefined): string {
  return seconds == null ? say("web-reaction-all") : say("web-reaction-more", { seconds });
}

export function clockInWords({ kind = "none", seconds = 60, increment = 0 }: Clock): string {
  return say(`web-clock-${kind}`, { seconds, minutes: Math.round(seconds / 6) / 10, increment });
}
