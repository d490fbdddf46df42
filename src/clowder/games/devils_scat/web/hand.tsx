/** My own cards: the three of the hand, the one just drawn, and what they are worth. */
import { Card } from "@/kit/card";
import { find } from "@/kit/play";
import { Row } from "@/kit/row";
import { ScatFace } from "./cards";
import { Counter } from "./counter";
import { figure, isShowing, type Table } from "./seen";
import type { Face, Moves } from "./view";

/** The id of the choice to discard a card, also where it is not legal: then it is asked why not. */
const DISCARD: Moves["DISCARD"] = 4;

export function Hand({ play }: { play: Table }) {
  const { view, me, voice } = play;
  if (me === null || isShowing(view)) return null;
  const places = view.seats[me]!.places;
  const drawn = places.drawn.cards;
  const all = [...places.hand.cards, ...drawn];
  if (!all.length) return <p class="scat-watch">{voice.own("web-out")}</p>;
  const cards = all.filter((each) => each !== null);
  const worth = drawn.length ? view.insight.at_best : view.insight.hands[me];
  if (cards.length < all.length || !worth) return null;
  return (
    <div class={`scat-hand ${play.look.has("hand") ? "look-here" : ""}`} data-drop="hand">
      <Counter worth={worth} insight={view.insight} voice={voice} best={drawn.length > 0} look={play.look.has("worth")} />
      <Row label={voice.place("hand")} class="hand scat-cards">
        {cards.map((card) => (
          <Mine
            key={card.card}
            play={play}
            card={card}
            isFour={drawn.length > 0}
            counts={!drawn.length && worth.counts.includes(card.card)}
            isNew={drawn.includes(card)}
          />
        ))}
      </Row>
    </div>
  );
}

/** One card: with four of them, what its discard would leave; with three, whether it counts. */
function Mine({
  play,
  card,
  isFour,
  counts,
  isNew,
}: {
  play: Table;
  card: Face;
  isFour: boolean;
  counts: boolean;
  isNew: boolean;
}) {
  const { voice, view } = play;
  const choice = find(play, "discard", (each) => each.card.card === card.card);
  const left = choice && view.insight.left.find((each) => each.card === card.card)?.worth;
  const discard = choice && (() => play.choose(choice.id));
  const words = [
    choice ? voice.choice(choice) : voice.card(card),
    left && voice.own("web-leaves", { figure: figure(left) }),
    counts && voice.own("web-counts"),
  ];
  return (
    <span class={`scat-mine ${counts ? "counts" : ""} ${isNew ? "new" : ""}`}>
      <Card
        label={voice.spoken(words.filter(Boolean).join(", "))}
        flip={`card-${card.card}`}
        from="deck"
        choice={choice?.id}
        playable={!!choice}
        dim={isFour && play.choices.length > 0 && !choice}
        act={discard ?? (() => play.why(DISCARD + card.card))}
        drag={discard ? { to: ["discards", "board"], drop: discard } : null}
      >
        <ScatFace card={card} favoured={card.suit === view.table.facts.favoured} />
      </Card>
      {left && (
        <span class={`scat-left ${left.how === "scat" || left.how === "devil" ? "scat" : ""}`} aria-hidden="true">
          → {figure(left)}
        </span>
      )}
    </span>
  );
}
