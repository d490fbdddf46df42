/** What lies before a player: three cards, known or not, the one just drawn, and how the game stands. */
import { Card } from "@/kit/card";
import { Paw } from "@/kit/cat";
import { Fist, SmallFace } from "./cards";
import { isShowing, type Table } from "./seen";
import type { Face } from "./view";

export function Seat({ play, seat }: { play: Table; seat: number }) {
  const { view, voice } = play;
  const { facts, places } = view.seats[seat]!;
  const hand = places.hand.cards;
  const drawn = places.drawn.cards;
  const round = view.table.facts.round;
  const hasCards = hand.length > 0 && seat !== play.me && !isShowing(view);
  const look = play.look.has(`seat-${seat}`) || (play.look.has("points") && seat === play.me);
  return (
    <div class={`scat-seat ${look ? "look-here" : ""}`}>
      {hasCards && (
        <span class="scat-before">
          {hand.map((card, at) => (
            <Lying
              key={card ? `card-${card.card}` : at}
              play={play}
              card={card}
              flip={`round-${round}-seat-${seat}-${at}`}
            />
          ))}
          {drawn.map((card) => (
            <Lying key="drawn" play={play} card={card} flip={`round-${round}-seat-${seat}-drawn`} isNew />
          ))}
        </span>
      )}
      <Score play={play} seat={seat} />
      {view.table.facts.dealer.seat === seat && <Dealer label={voice.own("web-dealer")} />}
      {facts.knocked && !isShowing(view) && <KnockTag play={play} />}
    </div>
  );
}

/** A card before somebody else: its face, if everybody knows it. Face down it is named after its slot. */
function Lying({ play, card, flip, isNew = false }: { play: Table; card: Face | null; flip: string; isNew?: boolean }) {
  return (
    <span class={`scat-lying ${card ? "known" : ""} ${isNew ? "new" : ""}`}>
      <Card label={play.voice.spoken(play.voice.card(card))} flip={card ? `card-${card.card}` : flip} from="deck">
        {card ? <SmallFace card={card} /> : undefined}
      </Card>
    </span>
  );
}

/** Points on the way to the target, or the lives that are left. */
export function Score({ play, seat, small = false }: { play: Table; seat: number; small?: boolean }) {
  const { voice, view } = play;
  const { points, lives } = view.seats[seat]!.facts;
  const target = view.table.facts.target;
  if (target === null || points === null) {
    const said = voice.own("fact-lives", { value: lives });
    return (
      <span class="scat-lives" role="img" aria-label={said} title={said}>
        {Array.from({ length: view.insight.lives }, (_, i) => (
          <svg key={i} viewBox="0 0 100 100" class={i < (lives ?? 0) ? "" : "lost"} aria-hidden="true">
            <Paw />
          </svg>
        ))}
      </span>
    );
  }
  const close = view.insight.nearly.includes(seat);
  const said = voice.own("web-points", { points, target }) + (close ? `. ${voice.own("web-nearly")}` : "");
  return (
    <span class={`scat-points ${close ? "close" : ""} ${small ? "small" : ""}`} role="img" aria-label={said} title={said}>
      <span aria-hidden="true">
        <b>{points}</b>/{target}
      </span>
      <i aria-hidden="true" style={{ "--share": Math.min(1, points / target) }} />
    </span>
  );
}

/** This player knocked. */
export function KnockTag({ play }: { play: Table }) {
  const said = play.voice.own("fact-knocked");
  return (
    <span class="scat-tag" role="img" aria-label={said} title={said}>
      <Fist />
      <span aria-hidden="true">{said}</span>
    </span>
  );
}

/** A little pack of cards: this player deals the round. */
function Dealer({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 100 100" class="scat-dealer" role="img" aria-label={label}>
      <title>{label}</title>
      <rect x="34" y="12" width="52" height="70" rx="9" fill="#8378bd" stroke="var(--ink)" stroke-width="7" />
      <rect x="14" y="22" width="52" height="70" rx="9" fill="#4b4279" stroke="var(--ink)" stroke-width="7" />
      <g transform="translate(22 38) scale(.36)" fill="#f2bf3b">
        <Paw fill="#f2bf3b" />
      </g>
    </svg>
  );
}
