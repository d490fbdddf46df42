/** A table for any game, from its view alone: areas with their facts and places, cards in words, choices as buttons. */
import { Card, Face, Heap } from "@/kit/card";
import type { GameTable, Play } from "@/kit/play";
import { Row } from "@/kit/row";
import type { Area, Choice, Card as Printed } from "@/kit/view";

/** The choice that is about this very card, if there is one: all that the card says, the choice says, too. */
export function choiceFor(card: Printed, choices: Choice[]): Choice | undefined {
  if (card === null) return undefined;
  return choices.find((choice) => says(choice, card) || Object.values(choice).some((value) => typeof value === "object" && value !== null && says(value, card)));
}

function says(told: Record<string, unknown>, card: Printed): boolean {
  if (typeof card !== "object" || card === null) return told.card === card;
  const printed = Object.entries(card);
  return printed.length > 0 && printed.every(([name, value]) => JSON.stringify(told[name]) === JSON.stringify(value));
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

function Cards({ play, area, owner, only }: { play: Play; area: Area; owner: string; only?: (place: string) => boolean }) {
  return (
    <>
      {Object.entries(area.places)
        .filter(([name]) => only?.(name) ?? true)
        .map(([name, place]) => (
          <div class="place" key={name}>
            <span class="place-name">{play.voice.place(name)}</span>
            {place.cards ? (
              <Row label={play.voice.place(name)} class="small" fan={false}>
                {place.cards.map((card, at) => {
                  const choice = choiceFor(card, play.choices);
                  const label = play.voice.card(card);
                  return (
                    <Card key={at} label={label} flip={`${owner}-${name}-${at}`} playable={!!choice} choice={choice?.id} act={choice && (() => play.choose(choice.id))}>
                      {card === null ? undefined : <Words text={label} />}
                    </Card>
                  );
                })}
              </Row>
            ) : (
              <Heap count={place.count} label={`${play.voice.place(name)}: ${place.count}`} anchor={`${owner}-${name}`} />
            )}
          </div>
        ))}
    </>
  );
}

function Facts({ play, area }: { play: Play; area: Area }) {
  return (
    <ul class="facts">
      {play.voice.facts(area.facts).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

export const generic: GameTable = {
  Board: ({ play }) => (
    <div class="generic">
      <Facts play={play} area={play.view.table} />
      <Cards play={play} area={play.view.table} owner="table" />
    </div>
  ),
  Seat: ({ play, seat }) => {
    const area = play.view.seats[seat]!;
    return (
      <div class="generic">
        <Facts play={play} area={area} />
        {seat !== play.me && <Cards play={play} area={area} owner={`seat-${seat}`} />}
      </div>
    );
  },
  Hand: ({ play }) => (play.me === null ? null : <Cards play={play} area={play.view.seats[play.me]!} owner={`seat-${play.me}`} />),
  offered: () => false,
};
