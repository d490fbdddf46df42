/** The group that is being played, the top card first; before that, the groups one could play; or that somebody passes. */
import { Card } from "@/kit/card";
import { Paw, SeatCat } from "@/kit/cat";
import { Arrow, CardFace, digits } from "./cards";
import { facts, group, look, type Table, words } from "./seen";

const MOST_CHIPS = 4;

export function Group({ play }: { play: Table }) {
  const { phase, actor, over } = play.view;
  const named = group(play);
  if (over) return null;
  return (
    <div class={`dc-group ${look(play, "group")}`}>
      {named.length > 0 ? (
        <Named play={play} />
      ) : phase === "exchange" && actor !== null ? (
        <Passing play={play} seat={actor} />
      ) : (
        <Suggestions play={play} />
      )}
    </div>
  );
}

/** The cards named so far. While they are composed, any of them that may go on top can be tapped to be there. */
function Named({ play }: { play: Table }) {
  const { voice } = play;
  const cards = group(play);
  const [top] = cards;
  const composing = play.draft.length === cards.length && play.composeAll !== undefined && play.choices.length > 0;
  const lift = (at: number) => play.composeAll?.([play.draft[at]!, ...play.draft.filter((_, i) => i !== at)]);
  return (
    <>
      <div class="dc-cards" role="group" aria-label={voice.place("group")}>
        {cards.map((card, at) => {
          const movable = composing && at > 0 && play.view.insight.tops.includes(card.card);
          return (
            <Card
              key={card.card}
              flip={`card-${card.card}`}
              from={`seat-${play.view.actor}`}
              label={movable ? voice.own("web-to-top", { ...card }) : words(play, card)}
              chosen={at === 0}
              act={movable ? () => lift(at) : undefined}
              class={at === 0 ? "dc-on-top" : ""}
            >
              <CardFace {...card} />
            </Card>
          );
        })}
      </div>
      <p class="dc-caption">
        <strong>{voice.own("web-group-worth", { cards: cards.length, points: play.view.insight.points })}</strong> ·{" "}
        {voice.own("web-group-then", { ...top! })}
      </p>
    </>
  );
}

function Passing({ play, seat }: { play: Table; seat: number }) {
  const { limit, arrow } = facts(play);
  return (
    <div class="dc-passing">
      <SeatCat seat={seat} mood="asleep" size={52} />
      <p>{play.voice.own("story-passes", { who: { seat }, limit, arrow })}</p>
    </div>
  );
}

/** Chips: a tap composes the whole group. */
function Suggestions({ play }: { play: Table }) {
  const { voice, me } = play;
  const mine = me !== null && play.choices[0]?.kind === "top";
  const groups = mine && play.composeAll ? play.view.insight.groups.slice(0, MOST_CHIPS) : [];
  if (!groups.length) {
    return (
      <p class="dc-empty">
        {mine ? (
          voice.own("web-here")
        ) : (
          <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
            <Paw />
          </svg>
        )}
      </p>
    );
  }
  return (
    <div class="dc-suggested" role="group" aria-label={voice.own("web-suggested")}>
      <p class="dc-small" aria-hidden="true">
        {voice.own("web-suggested")}
      </p>
      <div class="dc-chips">
        {groups.map(({ cards }) => {
          const ids = cards.map(
            ({ card }) => play.choices.find((choice) => "card" in choice && choice.card === card)?.id ?? card,
          );
          const label = voice.own("web-suggest", {
            top: digits(cards[0]!.card),
            others: cards
              .slice(1)
              .map(({ card }) => digits(card))
              .join(", "),
          });
          return (
            <button
              type="button"
              class="dc-chip"
              key={ids.join()}
              data-group={ids.join()}
              title={label}
              onClick={() => play.composeAll?.(ids)}
            >
              <svg viewBox="-1 -1 32 40" aria-hidden="true" focusable="false">
                <Arrow arrow={cards[0]!.arrow} />
              </svg>
              {cards.map(({ card }, at) => (
                <span key={card} class={at === 0 ? "first" : ""}>
                  {at > 0 && "+ "}
                  {digits(card)}
                </span>
              ))}
            </button>
          );
        })}
      </div>
    </div>
  );
}
