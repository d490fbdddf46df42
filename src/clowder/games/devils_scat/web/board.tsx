/** The middle of the table: the favoured suit, deck and discard pile, the knock; between rounds, how the round ended. */
import { useEffect } from "preact/hooks";
import { Card } from "@/kit/card";
import { Paw } from "@/kit/cat";
import { find } from "@/kit/play";
import { Row } from "@/kit/row";
import { noise } from "@/kit/sound";
import { FavouredFace, Fist, ScatFace, ShuffleFace, SuitIcon } from "./cards";
import { RoundEnd } from "./round-end";
import { isShowing, type Table } from "./seen";
import type { Moves, TableFacts } from "./view";

/** The ids of the choices, to ask why one of them is not legal. */
const DECK: Moves["DECK"] = 0;
const TAKE: Moves["TAKE"] = 1;
const KNOCK: Moves["KNOCK"] = 2;
/** Cards of the discard pile that are seen: the top one, and the edges of those below. */
const SEEN = 3;

export function Board({ play }: { play: Table }) {
  const knocker = play.view.table.facts.knocker?.seat ?? null;
  useEffect(() => {
    if (knocker !== null) noise("dice");
  }, [knocker]);
  if (isShowing(play.view)) return <RoundEnd play={play} />;
  return (
    <div class="scat-board">
      <Standing play={play} />
      <div class="scat-middle">
        <Favoured play={play} />
        <Row label={play.voice.own("web-piles")} class="scat-piles" fan={false}>
          <Deck play={play} />
          <Discards play={play} />
        </Row>
      </div>
      {knocker === null ? <Knock play={play} /> : <Knocked play={play} seat={knocker} />}
    </div>
  );
}

/** The round, what wins the game, and the suit that is out of it. */
function Standing({ play }: { play: Table }) {
  const { facts } = play.view.table;
  const said = (name: keyof TableFacts) => play.voice.own(`fact-${name}`, { ...facts, value: facts[name] });
  return (
    <p class={`scat-standing ${play.look.has("target") ? "look-here" : ""}`}>
      <strong>{said("round")}</strong>
      <span>{facts.target === null ? play.voice.own("web-classic") : said("target")}</span>
      {facts.booted && (
        <span class="scat-booted">
          <SuitIcon suit={facts.booted} size={18} out /> {said("booted")}
        </span>
      )}
      {facts.reshuffles && <span>{said("reshuffles")}</span>}
    </p>
  );
}

function Favoured({ play }: { play: Table }) {
  const suit = play.view.table.facts.favoured;
  if (!suit) return null;
  const { voice } = play;
  return (
    <figure class={`scat-favoured ${play.look.has("favoured") ? "look-here" : ""}`}>
      <Card label={voice.own("web-favoured-means", { suit })}>
        <FavouredFace suit={suit} />
      </Card>
      <figcaption aria-hidden="true">{voice.own("web-favoured")}</figcaption>
    </figure>
  );
}

function Deck({ play }: { play: Table }) {
  const { voice, view, me } = play;
  const count = view.table.places.deck.count;
  const choice = find(play, "deck");
  const draw = choice && (() => play.choose(choice.id));
  return (
    <figure class={`scat-pile ${play.look.has("deck") ? "look-here" : ""}`} data-anchor="deck">
      <span class={`scat-stack ${count > 12 ? "high" : count > 1 ? "low" : ""}`}>
        <Card
          label={choice ? voice.choice(choice) : voice.own("web-deck", { count })}
          choice={choice?.id}
          playable={!!choice}
          dim={play.choices.length > 0 && !choice}
          act={me === null ? undefined : (draw ?? (() => play.why(DECK)))}
          drag={draw ? { to: ["hand"], drop: draw } : null}
        >
          {count === 0 ? <ShuffleFace /> : undefined}
        </Card>
      </span>
      <figcaption aria-hidden="true">
        {voice.place("deck")} · {count}
      </figcaption>
    </figure>
  );
}

function Discards({ play }: { play: Table }) {
  const { voice, view, me } = play;
  const seen = view.table.places.discards.cards.slice(-SEEN);
  const top = seen.pop();
  const choice = find(play, "take");
  const take = choice && (() => play.compose(choice.id));
  const thrown = play.news.find((message) => message.key === "discarded")?.args.who.seat;
  return (
    <figure class={`scat-pile ${play.look.has("discards") ? "look-here" : ""}`} data-anchor="discards" data-drop="discards">
      <span class="scat-heap">
        {seen.map((card) => (
          <span key={`under-${card.card}`} class={`scat-under tilt-${card.card % 4}`} aria-hidden="true">
            <Card label={voice.spoken(voice.card(card))} flip={`card-${card.card}`}>
              <ScatFace card={card} />
            </Card>
          </span>
        ))}
        {top ? (
          <span key={`top-${top.card}`} class="scat-top">
            <Card
              label={voice.spoken(choice ? voice.choice(choice) : voice.own("web-top", { card: top }))}
              flip={`card-${top.card}`}
              from={thrown === undefined ? "deck" : `seat-${thrown}`}
              choice={choice?.id}
              playable={!!choice}
              dim={play.choices.length > 0 && !choice}
              act={me === null ? undefined : (take ?? (() => play.why(TAKE)))}
              drag={take ? { to: ["hand"], drop: take } : null}
            >
              <ScatFace card={top} favoured={top.suit === view.table.facts.favoured} />
            </Card>
          </span>
        ) : (
          <span class="scat-empty" />
        )}
      </span>
      <figcaption aria-hidden="true">{voice.place("discards")}</figcaption>
    </figure>
  );
}

/** The knock, and what it means; dim while it is not for me to knock. */
function Knock({ play }: { play: Table }) {
  const choice = find(play, "knock");
  const { voice } = play;
  if (play.me === null) return <p class="scat-knocked quiet">{voice.own("web-nobody-knocked")}</p>;
  const means = voice.own("web-knock-means", { scoring: play.view.table.facts.scoring });
  return (
    <button
      type="button"
      class={`scat-knock ${choice ? "ready" : ""} ${play.look.has("knock") ? "look-here" : ""}`}
      data-choice={choice?.id}
      aria-disabled={choice ? undefined : true}
      onClick={() => (choice ? play.choose(choice.id) : play.why(KNOCK))}
    >
      <Fist />
      <span>
        <strong>{voice.own("web-knock")}</strong>
        <small>{means}</small>
      </span>
    </button>
  );
}

/** Who knocked, and how many turns are left: a paw for each. */
function Knocked({ play, seat }: { play: Table; seat: number }) {
  const { voice, view } = play;
  const left = view.table.facts.last_turns;
  return (
    <p class={`scat-knocked ${play.look.has("knock") ? "look-here" : ""}`} key={seat}>
      <Fist />
      <span>
        <strong>{voice.own("web-knocked", { who: { seat } })}</strong>
        {left !== null && (
          <span class="scat-turns">
            <span class="scat-paws" aria-hidden="true">
              {Array.from({ length: left }, (_, i) => (
                <svg key={i} viewBox="0 0 100 100" width="16" height="16">
                  <Paw />
                </svg>
              ))}
            </span>
            {voice.own("fact-last_turns", { value: left })}
          </span>
        )}
      </span>
    </p>
  );
}
