/** All the cats there are, to choose one's own. */
import { Cat, COATS, type Coat } from "@/kit/cat";
import { Dialog } from "@/kit/dialog";
import { say } from "@/text/say";
import { ProblemLine } from "./fields";

interface Props {
  mine: Coat | null;
  /** By cat: who at this table looks like that and keeps it. */
  taken?: ReadonlyMap<Coat, string>;
  more: string;
  busy?: boolean;
  problem?: string | null;
  choose: (coat: Coat) => void;
  close: () => void;
}

export function Cats({ mine, taken, more, busy = false, problem = null, choose, close }: Props) {
  return (
    <Dialog title={say("web-your-cat")} close={close}>
      <p>{more}</p>
      <div class="cats" role="group" aria-label={say("web-your-cat")}>
        {COATS.map((coat) => (
          <button
            type="button"
            key={coat}
            class={`cat-choice ${coat === mine ? "on" : ""}`}
            data-cat={coat}
            aria-pressed={coat === mine}
            disabled={busy || taken?.has(coat)}
            onClick={() => choose(coat)}
          >
            <Cat coat={coat} mood={coat === mine ? "happy" : taken?.has(coat) ? "asleep" : "calm"} size={64} />
            <span>{say("web-cat", { cat: coat })}</span>
            {taken?.has(coat) && <small class="more">{taken.get(coat)}</small>}
          </button>
        ))}
      </div>
      <ProblemLine text={problem} />
    </Dialog>
  );
}
