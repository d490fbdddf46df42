/** My own cards. */
import { Card } from "@/kit/card";
import { Row } from "@/kit/row";
import { CardFace } from "./cards";
import { facts, group, hand, look, type Table, words } from "./seen";
import type { DiscatView, Face } from "./view";

type CardChoice = Exclude<DiscatView["choices"][number], { kind: "stop" | "keep" }>;

/** A card that is a whole turn, or is exchanged, is gone at once; the others are put together first. */
const playsAtOnce = (choice: CardChoice) => choice.kind === "exchange" || choice.ends_turn;

export function Hand({ play }: { play: Table }) {
  if (play.me === null) return null;
  const cards = hand(play, play.me) ?? [];
  return (
    <div class={`dc-own ${look(play, "hand")}`}>
      <Row label={play.voice.place("hand")} class="hand dc-hand">
        {cards.map((card) => (
          <HandCard key={card.card} play={play} card={card} />
        ))}
      </Row>
    </div>
  );
}

function HandCard({ play, card }: { play: Table; card: Face }) {
  const choice = play.choices.find((each): each is CardChoice => "card" in each && each.card === card.card);
  const asked = play.choices.length > 0;
  const act = choice
    ? () => (playsAtOnce(choice) ? play.choose(choice.id) : play.compose(choice.id))
    : asked
      ? () => play.why(card.card)
      : undefined;
  const limits = facts(play).limit !== null || group(play).length > 0;
  return (
    <Card
      flip={`card-${card.card}`}
      from="pile"
      label={choice ? play.voice.spoken(play.voice.choice(choice)) : words(play, card)}
      choice={choice?.id}
      playable={!!choice}
      dim={asked && !choice && limits}
      act={act}
      drag={choice ? { to: choice.kind === "exchange" ? ["pile", "board"] : ["board", "pile"], drop: () => act?.() } : null}
    >
      <CardFace {...card} />
    </Card>
  );
}
