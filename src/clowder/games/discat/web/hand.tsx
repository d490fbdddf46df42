/** My own cards. */
import { Card } from "@/kit/card";
import type { Play } from "@/kit/play";
import { Row } from "@/kit/row";
import type { Choice } from "@/kit/view";
import { CardFace, type Printed } from "./cards";
import { facts, group, hand, look, words } from "./facts";

/** A card that opens the game, or is exchanged, is gone at once; the others are put together first. */
export function playsAtOnce(play: Play, choice: Choice): boolean {
  return choice.kind === "exchange" || play.view.phase === "first" || (choice.kind === "add" && group(play).length === 4);
}

export function Hand({ play }: { play: Play }) {
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

function HandCard({ play, card }: { play: Play; card: Printed }) {
  const choice = play.choices.find((each) => each.card === card.card);
  const asked = play.choices.length > 0;
  const act = choice ? () => (playsAtOnce(play, choice) ? play.choose(choice.id) : play.compose(choice.id)) : asked ? () => play.why(card.card) : undefined;
  const limits = facts(play).limit !== null || group(play).length > 0;
  return (
    <Card
      flip={`card-${card.card}`}
      from="pile"
      label={choice ? play.voice.choice(choice) : words(play, card)}
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
