/** The round is over: all hands open, what they are worth, and each point or lost life with its reason. */
import { useEffect } from "preact/hooks";
import { Card } from "@/kit/card";
import { SeatCat } from "@/kit/cat";
import { noise } from "@/kit/sound";
import { Devil, ScatFace, SuitIcon, SuitShape } from "./cards";
import { KnockTag, Score } from "./seat";
import { figure, reasonsOf, SUITS, type Table } from "./seen";

export function RoundEnd({ play }: { play: Table }) {
  const seats = play.view.insight.standing;
  return (
    <section class={`scat-end hands-${seats.length}`} data-anchor="deck">
      <Headline play={play} />
      <ol class={`scat-rows ${play.look.has("points") ? "look-here" : ""}`}>
        {seats.map((seat) => (
          <Shown key={seat} play={play} seat={seat} />
        ))}
      </ol>
    </section>
  );
}

/** Who won the round, or lost something; a Scat is a feast. */
function Headline({ play }: { play: Table }) {
  const { voice, view } = play;
  const { facts } = view.table;
  const scat = facts.scat ?? facts.devils_scat;
  useEffect(() => {
    if (scat) noise("win");
  }, [scat?.seat]);
  if (scat) {
    const isDevil = facts.devils_scat !== null;
    return (
      <header class={`scat-feast ${isDevil ? "devil" : ""} ${play.look.has("feast") ? "look-here" : ""}`} key={facts.round}>
        <Confetti isDevil={isDevil} />
        {isDevil ? (
          <svg viewBox="-4 -14 108 110" class="scat-star" aria-hidden="true">
            <Devil />
          </svg>
        ) : (
          <SeatCat seat={scat.seat!} mood="happy" size="100%" class="scat-star" />
        )}
        <div>
          <h2>{voice.own(isDevil ? "web-devils-scat" : "web-scat")}</h2>
          <p>{voice.own(isDevil ? "web-has-devils-scat" : "web-has-scat", { who: scat })}</p>
        </div>
      </header>
    );
  }
  const winner = facts.winner?.seat ?? null;
  const said =
    facts.scoring === "classic"
      ? voice.own("web-lowest")
      : winner === null
        ? voice.own("story-round-tied")
        : voice.own("story-round-won", { who: { seat: winner } });
  return (
    <header class="scat-headline">
      <p class="scat-round">{voice.own("fact-round", { value: facts.round })}</p>
      <h2>{said}</h2>
    </header>
  );
}

/** One player's hand, worth and reasons. */
function Shown({ play, seat }: { play: Table; seat: number }) {
  const { voice, view, me } = play;
  const area = view.seats[seat]!;
  const { facts } = area;
  const cards = area.places.hand.cards.filter((each) => each !== null);
  const worth = view.insight.hands[seat];
  const won = (view.table.facts.winner ?? view.table.facts.scat ?? view.table.facts.devils_scat)?.seat === seat;
  const favoured = view.table.facts.favoured;
  const reasons = reasonsOf(area);
  return (
    <li class={`scat-row ${won ? "won" : ""} ${seat === me ? "me" : ""}`}>
      <SeatCat
        seat={seat}
        mood={won ? "happy" : (facts.change ?? 0) < 0 ? "cross" : "calm"}
        size="100%"
        class="scat-row-cat"
      />
      <div class="scat-row-who">
        <strong>{voice.name(seat)}</strong>
        <Score play={play} seat={seat} small />
        {facts.knocked && <KnockTag play={play} />}
      </div>
      <span class="scat-row-cards">
        {cards.map((card, at) => (
          <span
            key={card.card}
            class={`scat-shown ${worth?.counts.includes(card.card) ? "" : "idle"}`}
            style={{ "--at": at }}
          >
            <Card
              label={voice.spoken(voice.card(card))}
              flip={seat === me ? `card-${card.card}` : `round-${view.table.facts.round}-seat-${seat}-${at}`}
              from={`seat-${seat}`}
            >
              <ScatFace card={card} favoured={card.suit === favoured} />
            </Card>
          </span>
        ))}
      </span>
      <span class="scat-row-worth" role="img" aria-label={voice.own("fact-worth", { ...facts, value: facts.worth })}>
        {figure(facts)}
        {worth?.suit ? (
          <SuitIcon suit={worth.suit} size={16} />
        ) : (
          <small>{voice.own("web-how", { how: worth?.how, suit: null })}</small>
        )}
      </span>
      <ul class={`scat-reasons ${reasons.length ? "" : "none"}`}>
        {reasons.map((reason) => (
          <li key={reason} class={(facts[reason] ?? 0) > 0 ? "gain" : "loss"}>
            {voice.own(`fact-${reason}`, { value: facts[reason] })}
          </li>
        ))}
        {!reasons.length && <li>{voice.own("web-nothing", { scoring: view.table.facts.scoring })}</li>}
      </ul>
    </li>
  );
}

function Confetti({ isDevil }: { isDevil: boolean }) {
  return (
    <span class="scat-confetti" aria-hidden="true">
      {Array.from({ length: 15 }, (_, i) => (
        <svg
          key={i}
          viewBox="0 0 100 100"
          style={{
            left: `${(i * 61) % 100}%`,
            animationDelay: `calc(var(--time-scat-fall-within) * ${((i * 137) % 900) / 900})`,
            width: `${14 + ((i * 7) % 12)}px`,
          }}
        >
          {isDevil ? (
            <path
              d="M50 96 C20 96 12 70 26 48 C32 60 38 58 38 46 C38 28 48 14 60 4 C58 24 84 38 84 66 C84 86 70 96 50 96 Z"
              fill={i % 2 ? "#f2994a" : "#e0637a"}
            />
          ) : (
            <SuitShape suit={SUITS[i % SUITS.length]!} />
          )}
        </svg>
      ))}
    </span>
  );
}
