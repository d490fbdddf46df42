/** A table for any game, from its view alone: areas with their facts and places, cards in words, choices as buttons. */
import { Card, Face, Heap } from "@/kit/card";
import type { GameTable, Play } from "@/kit/play";
import { Row } from "@/kit/row";
import type { Area, Choice, Card as Printed } from "@/kit/view";
import { isSeat } from "@/text/say";

/** The choices that one's own cards stand for, and those that the cards on the table do. */
export interface Offered {
  mine: Choice[];
  table: Choice[];
}

/**
 * Which choices can be made by tapping a card: one's own comes before one like it on the table. Nobody else's card plays
 * anything, and what is about somebody else is left to its button.
 */
export function offeredByCards({ view, me, choices }: Pick<Play, "view" | "me" | "choices">): Offered {
  if (me === null) return { mine: [], table: [] };
  const own = choices.filter((choice) => !namesOther(choice, me));
  const fitsOne = (choice: Choice, area: Area) => cardsIn(area).some((card) => fits(choice, card));
  const mine = own.filter((choice) => fitsOne(choice, view.seats[me]!));
  return { mine, table: own.filter((choice) => !mine.includes(choice)) };
}

/** The choice that is about this very card, if there is just one: all that the card says, the choice says, too. */
export function choiceFor(card: Printed, choices: readonly Choice[]): Choice | undefined {
  const about = choices.filter((choice) => fits(choice, card));
  return about.length === 1 ? about[0] : undefined;
}

function fits(choice: Choice, card: Printed): boolean {
  if (card === null) return false;
  const parts = Object.values(choice).filter((value) => typeof value === "object" && value !== null);
  return [choice, ...parts].some((part) => says(part, card));
}

function says(part: Record<string, unknown>, card: Printed): boolean {
  if (typeof card !== "object" || card === null) return part.card === card;
  const printed = Object.entries(card);
  return printed.length > 0 && printed.every(([name, value]) => JSON.stringify(part[name]) === JSON.stringify(value));
}

function namesOther(choice: Choice, me: number): boolean {
  return Object.values(choice).some((value) => isSeat(value) && value.seat !== null && value.seat !== me);
}

function cardsIn(area: Area): Printed[] {
  return Object.values(area.places).flatMap((place) => place.cards ?? []);
}

function Words({ text }: { text: string }) {
  const size = text.length <= 3 ? 40 : text.length <= 6 ? 26 : 15;
  return (
    <Face>
      <foreignObject x="4" y="4" width="92" height="132">
        <div class="card-words" style={{ fontSize: `${size}px` }}>
          {text}
        </div>
      </foreignObject>
    </Face>
  );
}

/** Every place of an area; its cards play what they stand for. */
function Places({ play, area, owner, choices = [] }: { play: Play; area: Area; owner: string; choices?: Choice[] }) {
  return (
    <div class="generic-places">
      {Object.entries(area.places).map(([name, place]) => {
        if (place.cards && !place.cards.length) return null;
        const label = play.voice.place(name);
        return (
          <div class="place" key={name}>
            <span class="place-name">{label}</span>
            {place.cards ? (
              <Row label={label} class="small" fan={false}>
                {place.cards.map((card, at) => {
                  const choice = choiceFor(card, choices);
                  const words = play.voice.card(card);
                  return (
                    <Card
                      key={at}
                      label={words}
                      flip={`${owner}-${name}-${at}`}
                      playable={!!choice}
                      choice={choice?.id}
                      act={choice && (() => play.choose(choice.id))}
                    >
                      {card === null ? undefined : <Words text={words} />}
                    </Card>
                  );
                })}
              </Row>
            ) : (
              <Heap count={place.count} label={`${label}: ${place.count}`} anchor={`${owner}-${name}`} />
            )}
          </div>
        );
      })}
    </div>
  );
}

function FactList({ play, area }: { play: Play; area: Area }) {
  const facts = play.voice.facts(area.facts);
  if (!facts.length) return null;
  return (
    <ul class="facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

export const generic: GameTable = {
  Board: ({ play }) => (
    <div class="generic">
      <FactList play={play} area={play.view.table} />
      <Places play={play} area={play.view.table} owner="table" choices={offeredByCards(play).table} />
    </div>
  ),
  Seat: ({ play, seat }) => {
    const area = play.view.seats[seat]!;
    return (
      <div class="generic">
        <FactList play={play} area={area} />
        {seat !== play.me && <Places play={play} area={area} owner={`seat-${seat}`} />}
      </div>
    );
  },
  Hand: ({ play }) =>
    play.me === null ? null : (
      <div class="generic">
        <Places
          play={play}
          area={play.view.seats[play.me]!}
          owner={`seat-${play.me}`}
          choices={offeredByCards(play).mine}
        />
      </div>
    ),
  offered: () => false,
};
