/** The constraint: a sign with a big arrow and a number, held up by the cat that set it. */
import { Cat, type Mood, useCoat } from "@/kit/cat";
import { Arrow, digits, PAWS } from "./cards";
import { facts, look, type Table } from "./seen";

export function Sign({ play }: { play: Table }) {
  const { limit, arrow, creator, bonus_paid: paid, last_turns: left } = facts(play);
  const { voice, view } = play;
  const open = view.insight.free && !view.over;
  const holder = open ? view.actor : (creator?.seat ?? null);
  // With an empty pile there is no bonus to be drawn; what matters now is who runs out of cards.
  const ending = view.table.places.pile.count === 0;
  const ahead =
    view.over || left !== null
      ? null
      : ending
        ? voice.own("web-pile-empty")
        : voice.own("fact-bonus_paid", { value: paid });
  const say = open ? voice.own(limit === null ? "web-sign-first" : "web-sign-free") : voice.own("web-sign-than", { arrow });
  return (
    <section
      class={`dc-sign ${open ? "open" : arrow} ${look(play, "limit")}`}
      key={open ? "open" : limit}
      data-flip={`sign-${open ? "open" : limit}`}
      data-from={holder === null ? undefined : `seat-${holder}`}
      aria-label={voice.own("web-sign")}
    >
      {holder !== null && <Holder seat={holder} mood={open ? "happy" : "sly"} />}
      <div class="dc-sign-board">
        {open ? (
          <span class="dc-sign-arrows">
            <SignArrow arrow="up" />
            <SignArrow arrow="down" />
          </span>
        ) : (
          <SignArrow arrow={arrow!} />
        )}
        <p class="dc-sign-words">
          <span class="dc-than">{say}</span> {!open && <strong>{digits(limit!)}</strong>}
        </p>
        {!open && <SignArrow arrow={arrow!} />}
      </div>
      {!open && creator && (
        <p class="dc-sign-note">
          {voice.own("fact-creator", { value: creator })}
          {ahead && ` · ${ahead}`}
        </p>
      )}
    </section>
  );
}

function SignArrow({ arrow }: { arrow: "up" | "down" }) {
  return (
    <svg viewBox="-1 -1 32 40" class={`dc-arrow ${arrow}`} aria-hidden="true" focusable="false">
      <Arrow arrow={arrow} />
    </svg>
  );
}

/** A cat that looks over the edge of the sign, its paws on it. */
function Holder({ seat, mood }: { seat: number; mood: Mood }) {
  const coat = useCoat(seat);
  return (
    <span class="dc-holder" aria-hidden="true">
      <Cat coat={coat} mood={mood} size="100%" />
      <svg viewBox="0 0 140 22" class="dc-paws" focusable="false">
        {[14, 126].map((x) => (
          <g key={x} fill={PAWS[coat]} stroke="#2a2238" stroke-width="3">
            <rect x={x - 12} y="3" width="24" height="17" rx="8.5" />
            <path d={`M${x - 4} 12 v6 M${x + 4} 12 v6`} stroke-width="2" />
          </g>
        ))}
      </svg>
    </span>
  );
}
