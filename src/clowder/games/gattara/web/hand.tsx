/**
 * My cards. A tap plays one, or begins to aim it; it can also be dragged onto the board, or straight onto whom it is aimed
 * at.
 */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Card } from "@/kit/card";
import { find } from "@/kit/play";
import { Row } from "@/kit/row";
import { CardFace, cardName } from "./cards";
import { handOf, heldNames, type Table } from "./seen";
import type { Face } from "./view";

export function Hand({ play }: { play: Table }) {
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    // dropped on a player: as soon as the card lies there, it is aimed
    if (wanted.current === null) return;
    const aim = find(play, "aim", (choice) => choice.at.seat === wanted.current);
    if (!aim) return;
    wanted.current = null;
    play.choose(aim.id);
  });
  const aiming = find(play, "aim") !== undefined;
  useLayoutEffect(() => {
    // whoever plays by keyboard had the focus on the card, which is gone
    if (aiming && document.activeElement === document.body)
      document.querySelector<HTMLElement>(".gat-aim")?.focus({ preventScroll: true });
  }, [aiming]);
  if (play.me === null) return null;
  const { view, voice } = play;
  const hand = handOf(view, play.me) ?? [];
  const names = heldNames(hand);
  const drew = play.news.some((message) => message.key === "drew-cards" || message.key === "dealt");

  const held = (card: Face, at: number) => {
    const choice = play.choices.find((each) => "card" in each && each.card.face === card.face);
    const targets = choice?.kind === "play" ? choice.aims : [];
    const aims = targets.length > 1; // a single one needs no choosing
    const lay = () =>
      choice === undefined ? play.why(card.face) : aims ? play.compose(choice.id) : play.choose(choice.id);
    const drop = (zone: string) => {
      wanted.current = aims && zone !== "board" ? Number(zone.slice("seat-".length)) : null;
      lay();
    };
    const zones = aims ? ["board", ...targets.map(({ seat }) => `seat-${seat}`)] : ["board"];
    return (
      <span key={names[at]} class="gat-held" data-anchor={names[at]}>
        <Card
          label={cardName(voice, card)}
          flip={names[at]!}
          from={drew ? "pile" : "stack"}
          act={() => drop("board")}
          choice={choice?.id}
          playable={choice !== undefined}
          dim={play.choices.length > 0 && choice === undefined}
          drag={choice ? { to: zones, drop } : null}
        >
          <CardFace card={card} play={play} />
        </Card>
      </span>
    );
  };
  return (
    <div class={`gat-hand ${play.look.has("hand") ? "look-here" : ""}`}>
      <Row label={voice.place("hand")}>{hand.map(held)}</Row>
    </div>
  );
}
