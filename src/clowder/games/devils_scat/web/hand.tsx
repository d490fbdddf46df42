/** My own cards: the three of the hand, the one just drawn, and what they are worth. */
import { Card } from "@/kit/card";
import { find, type Play } from "@/kit/play";
import { Row } from "@/kit/row";
import { ScatFace } from "./cards";
import { Counter } from "./counter";
import { isShowing } from "./facts";
import { figure, type Printed, weigh, without, type Worth } from "./worth";

/** The id of the choice to discard a card, also where it is not legal: then it is asked why not. */
const DISCARD = 4;

export function Hand({ play }: { play: Play }) {
  const { view, me, voice } = play;
  if (me === null || isShowing(view)) return null;
  const places = view.seats[me]!.places;
  const hand = (places.hand?.cards ?? []) as Printed[];
  const drawn = (places.drawn?.cards ?? []) as Printed[];
  const cards = [...hand, ...drawn];
  if (!cards.length) return <p class="scat-watch">{voice.own("web-out")}</p>;
  if (cards.some((each) => each === null)) return null;
  const worth = drawn.length ? bestLeft(play, cards) : weigh(cards);
  return (
    <div class={`scat-hand ${play.look.has("hand") ? "look-here" : ""}`} data-drop="hand">
      <Counter worth={worth} voice={voice} best={drawn.length > 0} look={play.look.has("worth")} />
      <Row label={voice.place("hand")} class="hand scat-cards">
        {cards.map((card) => (
          <Mine key={card.card} play={play} card={card} left={drawn.length ? without(cards, card.card) : null} counts={!drawn.length && worth.counts.has(card.card)} isNew={drawn.includes(card)} />
        ))}
      </Row>
    </div>
  );
}

/** One card: with four of them, what its discard would leave; with three, whether it counts. */
function Mine({ play, card, left, counts, isNew }: { play: Play; card: Printed; left: Worth | null; counts: boolean; isNew: boolean }) {
  const { voice, view } = play;
  const choice = find(play, "discard", (each) => each.card.card === card.card);
  const discard = choice && (() => play.choose(choice.id));
  const words = [choice ? voice.choice(choice) : voice.card(card), choice && left && voice.own("web-leaves", { figure: figure(left.sixths) }), counts && voice.own("web-counts")];
  return (
    <span class={`scat-mine ${counts ? "counts" : ""} ${isNew ? "new" : ""}`}>
      <Card
        label={words.filter(Boolean).join(", ")}
        flip={`card-${card.card}`}
        from="deck"
        choice={choice?.id}
        playable={!!choice}
        dim={left !== null && play.choices.length > 0 && !choice}
        act={discard ?? (() => play.why(DISCARD + card.card))}
        drag={discard ? { to: ["discards", "board"], drop: discard } : null}
      >
        <ScatFace card={card} favoured={card.suit === view.table.facts.favoured} />
      </Card>
      {left && choice && (
        <span class={`scat-left ${left.how === "scat" || left.how === "devil" ? "scat" : ""}`} aria-hidden="true">
          → {figure(left.sixths)}
        </span>
      )}
    </span>
  );
}

/** The most that one of the discards I may make would leave. */
function bestLeft(play: Play, cards: Printed[]): Worth {
  const may = cards.filter((card) => find(play, "discard", (each) => each.card.card === card.card));
  const lefts = (may.length ? may : cards).map((card) => without(cards, card.card));
  return lefts.reduce((best, each) => (each.sixths > best.sixths ? each : best));
}
