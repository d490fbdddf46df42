/** Several people, one device: who plays, and what. */
import { useState } from "preact/hooks";
import { Dialog } from "@/kit/dialog";
import type { GameListed } from "@/protocol";
import { Dropdown, Pick, ProblemLine } from "@/screens/shared/fields";
import { LONGEST_NAME } from "@/screens/shared/name-field";
import { Starting, useMaking } from "@/screens/shared/starting";
import { myName } from "@/state/settings";
import { sharedTable, USUAL_LEVEL } from "@/state/wishes";
import { say } from "@/text/say";

const FEWEST = 2;

export function Sharing({ games, close }: { games: readonly GameListed[]; close: () => void }) {
  const [name, setName] = useState(games[0]!.game);
  const [people, setPeople] = useState([myName.value, ""]);
  const [bots, setBots] = useState(0);
  const making = useMaking();
  const game = games.find((each) => each.game === name)!;
  const most = Math.max(...game.players);
  const room = game.players.map((players) => players - people.length).filter((free) => free >= 0);
  const others = room.includes(bots) ? bots : (room[0] ?? 0);
  const rename = (at: number, value: string) => setPeople(people.map((each, other) => (other === at ? value : each)));
  const make = (event: Event) => {
    event.preventDefault();
    const named = people.map((each, at) => each.trim() || say("web-player-number", { number: at + 1 }));
    void making.make(sharedTable(name, named, others, USUAL_LEVEL));
  };
  return (
    <Dialog title={say("web-sharing")} close={close}>
      <form onSubmit={make} data-game={name} class="sharing">
        <p>{say("web-sharing-how")}</p>
        <Dropdown
          label={say("web-game")}
          name="game"
          value={name}
          offers={games.map((each) => ({ value: each.game, label: each.name }))}
          set={setName}
        />
        <fieldset class="choices">
          <legend>{say("web-who-plays")}</legend>
          <ol class="names">
            {people.map((each, at) => (
              <li key={at}>
                <input
                  type="text"
                  data-key={`name-${at}`}
                  maxLength={LONGEST_NAME}
                  value={each}
                  placeholder={say("web-player-number", { number: at + 1 })}
                  aria-label={say("web-player-number", { number: at + 1 })}
                  onInput={(event) => rename(at, event.currentTarget.value)}
                />
                {people.length > FEWEST && (
                  <button
                    type="button"
                    class="button quiet round"
                    aria-label={say("web-remove-name", { name: each || say("web-player-number", { number: at + 1 }) })}
                    onClick={() => setPeople(people.filter((_, other) => other !== at))}
                  >
                    ✕
                  </button>
                )}
              </li>
            ))}
          </ol>
          {people.length < most && (
            <button type="button" class="button quiet" data-key="one-more" onClick={() => setPeople([...people, ""])}>
              + {say("web-one-more")}
            </button>
          )}
        </fieldset>
        {room.length > 1 && (
          <Pick
            legend={say("web-and-bots")}
            name="bots"
            value={others}
            offers={room.map((value) => ({ value, label: value }))}
            set={setBots}
          />
        )}
        <ProblemLine text={people.length > most && say("web-too-many-people", { most })} />
        <ProblemLine text={making.problem} />
        <div class="dialog-actions">
          <button type="submit" class="button" data-key="make" disabled={making.busy || !room.length}>
            {say("web-start")}
          </button>
        </div>
        <Starting busy={making.busy} />
      </form>
    </Dialog>
  );
}
