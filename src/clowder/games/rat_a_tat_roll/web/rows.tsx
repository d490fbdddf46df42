/** The rows of cards before the players: face down but for those one may look at. */
import { Card } from "@/kit/card";
import type { Dragging } from "@/kit/drag";
import { find, myTurn, othersInOrder } from "@/kit/play";
import { Row } from "@/kit/row";
import { aimed } from "./aim";
import { NumberFace } from "./cards";
import { CatEye, Icon } from "./icons";
import { cardMovement, slotName } from "./motion";
import { type Choice, facts, lookedAt, type Numbered, OWN, row, seatFacts, type Table } from "./seen";

interface Handling {
  act?: (() => void) | undefined;
  choice?: Choice | undefined;
  chosen?: boolean;
  drag?: Dragging | null;
}

/** The row of another player: what can be peeked at or swapped is tapped right there. */
export function TheirRow({ play, seat }: { play: Table; seat: number }) {
  const handling = (place: number): Handling => {
    const choice = play.choices.find(
      (each) => (each.kind === "peek" || each.kind === "swap") && each.who.seat === seat && each.place === place,
    );
    return choice ? { choice, act: () => play.choose(choice.id) } : {};
  };
  return <Places play={play} seat={seat} handling={handling} />;
}

/** My own row. */
export function MyRow({ play }: { play: Table }) {
  const seat = play.me!;
  const live = play.turn !== null && !play.view.over;
  return (
    <div class={`my-row ${live ? "live" : ""} ${play.look.has("row") ? "look-here" : ""}`} data-drop="my-row">
      <Places play={play} seat={seat} handling={(place) => ownHandling(play, place)} />
    </div>
  );
}

function ownHandling(play: Table, place: number): Handling {
  if (!myTurn(play)) return {};
  const own = find(play, "peek-own");
  if (own) return { choice: own, act: () => play.choose(own.id) };
  const under = find(play, "replace", (each) => each.place === place);
  if (under)
    return { choice: under, act: () => play.choose(under.id), drag: { to: ["board"], drop: () => play.choose(under.id) } };
  const offer = find(play, "offer", (each) => each.place === place);
  if (offer) return { choice: offer, act: () => offerOnly(play, offer), drag: ontoTheirs(play, offer) };
  const id = OWN + place - 1;
  if (facts(play).offered !== place) return { act: () => (play.draft.length ? offerInstead(play, id) : play.why(id)) };
  return { chosen: true, act: () => (play.draft.length ? play.undo() : play.why(id)) };
}

/** Offer a card; for which one is still open, whatever another was dropped on before. */
function offerOnly(play: Table, offer: Choice): void {
  aimed.value = null;
  play.compose(offer.id);
}

/** Not the card that was offered before: this one. */
function offerInstead(play: Table, id: number): void {
  if (play.composeAll) play.composeAll([id]);
  else play.compose(id);
}

/** Dropped on another player's card, mine is offered for that one. */
function ontoTheirs(play: Table, offer: Choice): Dragging {
  const theirs = othersInOrder(play).flatMap((seat) => row(play, seat).map((_, i) => slotName(seat, i + 1)));
  return {
    to: theirs,
    drop: (zone) => {
      aimed.value = { step: play.view.step, zone };
      play.compose(offer.id);
    },
  };
}

function Places({ play, seat, handling }: { play: Table; seat: number; handling: (place: number) => Handling }) {
  const lying = row(play, seat);
  const room = Math.max(facts(play).cards_each, lying.length);
  const label = play.voice.own("web-row", { who: { seat }, count: lying.length, all: facts(play).cards_each });
  return (
    <Row label={label} class="places" fan={false}>
      {Array.from({ length: room }, (_, i) => (
        <Place key={i} play={play} seat={seat} place={i + 1} card={lying[i]} {...handling(i + 1)} />
      ))}
    </Row>
  );
}

interface PlaceProps extends Handling {
  play: Table;
  seat: number;
  place: number;
  /** Null where it lies face down; undefined where no card lies yet. */
  card: Numbered | null | undefined;
}

function Place({ play, seat, place, card, act, choice, chosen, drag }: PlaceProps) {
  const slot = slotName(seat, place);
  if (card === undefined) {
    return (
      <span class="slot free" data-anchor={slot} aria-hidden="true">
        <b class="place-number">{place}</b>
      </span>
    );
  }
  const { flip, from, delay } = cardMovement(play, seat, place);
  const looked = lookedAt(play, seat, place) && !play.view.over;
  const changed = seatFacts(play, seat).changed === place;
  const remembered = card !== null && !looked && !play.view.over && facts(play).memory === "helper" && play.me !== null;
  const label = play.voice.own(seat === play.me ? "web-own-card" : "web-other-card", {
    place,
    who: { seat },
    card: play.voice.card(card),
  });
  const enlarged = looked && card && play.me !== null && play.me === play.view.actor;
  const names = ["slot", enlarged && "enlarged", card && "open", changed && "changed", remembered && "remembered"]
    .filter(Boolean)
    .join(" ");
  return (
    <span class={names} data-anchor={slot} data-drop={seat === play.me ? undefined : slot}>
      <span class="lying" data-flip={flip} data-from={from} data-delay={delay}>
        <Card
          label={play.voice.spoken(remembered ? play.voice.own("web-remembered", { card: label }) : label)}
          act={act}
          choice={choice?.id}
          playable={!!choice}
          chosen={chosen ?? false}
          drag={drag ?? null}
        >
          {card ? <NumberFace card={card} /> : undefined}
        </Card>
      </span>
      <b class="place-number" aria-hidden="true">
        {place}
      </b>
      {looked && (
        <span class="eye" aria-hidden="true">
          <Icon size="100%">
            <CatEye />
          </Icon>
        </span>
      )}
    </span>
  );
}
