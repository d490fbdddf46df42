/**
 * What lies before a player: the personal pile with its top card, the bonus pile, the hand from behind, and the points so
 * far.
 */
import { Card } from "@/kit/card";
import { signed } from "@/kit/numbers";
import { CardFace } from "./cards";
import { facts, hand, look, type Table, words } from "./seen";
import type { Face, Message } from "./view";

export function Seat({ play, seat }: { play: Table; seat: number }) {
  const { voice, view } = play;
  const area = view.seats[seat]!;
  const { personal, bonus, top } = area.places;
  const held = area.places.hand.count;
  const open = seat === play.me ? null : hand(play, seat);
  const rules = facts(play).creator?.seat === seat && !view.over;
  const points = area.facts.points;
  const mine = seat === play.me;
  return (
    <div class={`dc-seat ${mine ? look(play, "mine") : look(play, "others")}`}>
      <div class="dc-lying">
        <Personal play={play} seat={seat} count={personal.count} top={top.cards[0]} rules={rules} />
        <div class="dc-tally">
          <span class={`dc-points ${mine ? look(play, "points") : ""}`} title={voice.own("fact-points", { value: points })}>
            <strong>{signed(points)}</strong> <span class="dc-unit">{voice.own("web-points", { count: points })}</span>
          </span>
          <span class="dc-stock">
            {!mine && !open && <Backs seat={seat} count={held} label={voice.own("web-held", { count: held })} />}
            {bonus.count > 0 && (
              <Bonus
                cards={bonus.cards}
                worth={view.insight.bonus_worth}
                label={voice.own("web-bonus", { count: bonus.count, worth: view.insight.bonus_worth })}
              />
            )}
          </span>
        </div>
      </div>
      {open && open.length > 0 && (
        <div class="dc-open-hand" style={{ "--dc-held": open.length }} role="group" aria-label={voice.place("hand")}>
          {open.map((card) => (
            <Card key={card.card} flip={`card-${card.card}`} from="pile" label={words(play, card)}>
              <CardFace {...card} />
            </Card>
          ))}
        </div>
      )}
      <News play={play} seat={seat} />
    </div>
  );
}

function Personal({
  play,
  seat,
  count,
  top,
  rules,
}: {
  play: Table;
  seat: number;
  count: number;
  top: Face | null | undefined;
  rules: boolean;
}) {
  const label = play.voice.own("web-personal", { count });
  if (top === undefined) return <span class="dc-personal empty" role="img" aria-label={label} title={label} />;
  return (
    <span class={`dc-personal ${rules ? "rules" : ""} ${count > 1 ? "deep" : ""}`} data-anchor={`seat-${seat}-personal`}>
      <Card
        flip={top ? `card-${top.card}` : `seat-${seat}-top`}
        from={`seat-${seat}`}
        label={top ? `${words(play, top)}. ${label}` : label}
      >
        {top ? <CardFace {...top} /> : undefined}
      </Card>
      <span class="dc-count" aria-hidden="true">
        {count}
      </span>
    </span>
  );
}

/** Cards of a hand, from behind: slots, one after the other. */
function Backs({ seat, count, label }: { seat: number; count: number; label: string }) {
  return (
    <span class="dc-backs" role="img" aria-label={label} title={label}>
      {Array.from({ length: count }, (_, i) => (
        <i key={i} data-flip={`seat-${seat}-hand-${i}`} data-from="pile" />
      ))}
    </span>
  );
}

/** The bonus pile lies face down; everybody saw its cards. */
function Bonus({ cards, worth, label }: { cards: Face[]; worth: number; label: string }) {
  return (
    <span class="dc-bonus" role="img" aria-label={label} title={label}>
      {cards.map(({ card }) => (
        <i key={card} data-flip={`card-${card}`}>
          ★
        </i>
      ))}
      <b aria-hidden="true">×{worth}</b>
    </span>
  );
}

/** What this player just did, if it was more than laying cards: a word that rises and fades. The log says it to all. */
function News({ play, seat }: { play: Table; seat: number }) {
  const told = play.news.filter(({ key, args }) => "who" in args && args.who.seat === seat && BRIEF[key]);
  const last = told.at(-1);
  if (!last || play.draft.length) return null;
  return (
    <span class={`dc-news ${last.key}`} key={`${last.step}-${last.key}`} aria-hidden="true">
      {play.voice.own(`web-news-${BRIEF[last.key]}`, last.args)}
    </span>
  );
}

const BRIEF: Partial<Record<Message["key"], string>> = {
  passes: "pass",
  bonus: "bonus",
  "exchanged-unseen": "exchange",
  exchanged: "exchange",
  five: "five",
  "bonus-pile": "four",
};
