/**
 * What lies before a player: cards in hand, the cats behind the screen (mine, and everybody's after the end), what the
 * last effect gave or took, whether the card on the stack is aimed here, whose turn it is, who comes next. To aim a card
 * is to tap a seat.
 */
import { useRef } from "preact/hooks";
import { Card } from "@/kit/card";
import { Paw } from "@/kit/cat";
import { find, othersInOrder } from "@/kit/play";
import { CardFace, cardName } from "./cards";
import { Aim } from "./icons";
import { aimedAt, factsOf, handOf, playNumber, stackOf, type Table, TOKENS, type Token } from "./seen";
import { Screen, TokenPicture } from "./tokens";

export function Seat({ play, seat }: { play: Table; seat: number }) {
  const { view, me, voice } = play;
  const own = view.seats[seat]!.facts;
  const facts = factsOf(view);
  const mine = seat === me;
  const aimed = aimedAt(view).includes(seat);
  const aim = find(play, "aim", (choice) => choice.at.seat === seat);
  const looked = play.look.has(mine ? "cats" : "seats") || play.look.has(`seat-${seat}`);
  return (
    <div class={`gat-seat ${looked ? "look-here" : ""}`}>
      {!mine && <Held play={play} seat={seat} />}
      {own.points === null ? (
        <span class="gat-screen" role="img" aria-label={voice.own("web-hidden")} title={voice.own("web-hidden")}>
          <Screen size={24} />
        </span>
      ) : (
        <Cats play={play} seat={seat} />
      )}
      <Moved play={play} seat={seat} />
      {!view.over && facts.turn.seat === seat && (
        <span class="gat-turn">
          {voice.own(view.phase === "look" ? "web-comes-next" : "web-has-turn", { who: { seat } })}
        </span>
      )}
      {aimed && (
        <span class="gat-aimed" role="img" aria-label={voice.own("web-aimed-here")} title={voice.own("web-aimed-here")}>
          <Aim size={24} />
        </span>
      )}
      {!mine && <Onward play={play} seat={seat} />}
      {!mine && <span class="gat-zone" data-drop={`seat-${seat}`} aria-hidden="true" />}
      {aim && (
        <button
          type="button"
          class="gat-aim"
          data-choice={aim.id}
          aria-label={voice.choice(aim)}
          onClick={() => play.choose(aim.id)}
        >
          <Aim size={26} />
        </button>
      )}
    </div>
  );
}

/** The cards in a hand: their backs or, where they lie open, themselves. */
function Held({ play, seat }: { play: Table; seat: number }) {
  const { view, voice } = play;
  const count = view.seats[seat]!.places.hand.count;
  const open = handOf(view, seat);
  const drew = play.news.some(({ key, args }) => key === "dealt" || (key === "drew" && args.who.seat === seat));
  if (!open) {
    return (
      <span
        class="gat-backs"
        role="img"
        aria-label={`${voice.place("hand")}: ${count}`}
        title={`${voice.place("hand")}: ${count}`}
      >
        {Array.from({ length: count }, (_, at) => (
          <i key={at} data-flip={`seat-${seat}-hand-${at}`} data-from={drew ? "pile" : "stack"} />
        ))}
      </span>
    );
  }
  return (
    <span class="gat-open">
      {open.map((card, at) => (
        <Card key={at} label={cardName(voice, card)} flip={`seat-${seat}-hand-${at}`}>
          <CardFace card={card} play={play} />
        </Card>
      ))}
    </span>
  );
}

/** The cats I may see, and how far it still is to the goal. */
function Cats({ play, seat }: { play: Table; seat: number }) {
  const { view, voice } = play;
  const facts = factsOf(view);
  const own = view.seats[seat]!.facts;
  const moves = useMoves(play);
  const points = Number(own.points);
  const count: Record<Token, number> = {
    stray: own.strays ?? 0,
    pedigree: own.pedigrees ?? 0,
    show: own.shows ?? 0,
  };
  const from = sourceOf(play, seat);
  const paws = Math.max(facts.goal, points);
  const told = voice.own("web-points", { points, goal: facts.goal });
  const many = count.stray + count.pedigree + count.show > 4;
  return (
    <span class={`gat-cats ${many ? "many" : ""}`}>
      <span class="gat-tokens">
        {TOKENS.filter((token) => count[token] > 0).map((token) => (
          <span
            key={token}
            class="gat-kind"
            role="img"
            aria-label={voice.own("cats", { token, amount: count[token] })}
            title={voice.own("cats", { token, amount: count[token] })}
          >
            {Array.from({ length: count[token] }, (_, at) => (
              <span key={`${moves}-${at}`} data-flip={`cat-${seat}-${moves}-${token}-${at}`} data-from={from}>
                <TokenPicture token={token} worth={view.insight.worths[token]} size="100%" />
              </span>
            ))}
          </span>
        ))}
      </span>
      <span class="gat-points" role="img" aria-label={told} title={told}>
        <b aria-hidden="true">
          {points}
          <small>/{facts.goal}</small>
        </b>
        <span class="gat-paws" aria-hidden="true">
          {Array.from({ length: paws }, (_, i) => (
            <svg key={i} viewBox="0 0 100 100" class={i < points ? "on" : ""}>
              <Paw />
            </svg>
          ))}
        </span>
      </span>
    </span>
  );
}

/** Where the cats that the last effect brought are seen to come from. */
function sourceOf({ view }: Table, seat: number): string {
  const owner = view.insight.came_from[seat];
  return owner ? `seat-${owner.seat}` : "stack";
}

/**
 * How often the cats rebelled while we looked: then all are others than before, and are seen to come from the neighbour.
 */
function useMoves(play: Table): number {
  const rebelled =
    factsOf(play.view).effect?.effect === "rebel" && stackOf(play.view).length === 0 ? playNumber(play.view) : "";
  const last = useRef({ rebelled, moves: 0 });
  if (rebelled && rebelled !== last.current.rebelled) last.current = { rebelled, moves: last.current.moves + 1 };
  return last.current.moves;
}

/** What the last effect gave or took here. */
function Moved({ play, seat }: { play: Table; seat: number }) {
  const { view, voice } = play;
  const { gained, lost } = view.seats[seat]!.facts;
  const { effect } = factsOf(view);
  const name = `moved-${playNumber(view)}-${seat}`;
  if (stackOf(view).length > 0 || !effect) return null;
  if (effect.effect === "rebel") {
    return (
      <span
        class="gat-moved"
        key={name}
        data-flip={name}
        data-from={sourceOf(play, seat)}
        role="img"
        aria-label={voice.own("web-rebelled")}
        title={voice.own("web-rebelled")}
      >
        <Screen size={18} />
      </span>
    );
  }
  const amount = gained ?? lost;
  if (amount === null || !effect.token) return null;
  const told = voice.own(gained ? "web-gained" : "web-lost", { token: effect.token, amount });
  return (
    <span
      class={`gat-moved ${gained ? "gained" : "lost"}`}
      key={name}
      data-flip={gained ? name : undefined}
      data-from={sourceOf(play, seat)}
      role="img"
      aria-label={told}
      title={told}
    >
      <b aria-hidden="true">
        {gained ? "+" : "−"}
        {amount}
      </b>
      <TokenPicture
        token={effect.token}
        worth={view.insight.worths[effect.token]}
        mood={gained ? "happy" : "cross"}
        size={22}
      />
    </span>
  );
}

/** The tip of an arrow towards whoever sits next, the way play goes. */
function Onward({ play, seat }: { play: Table; seat: number }) {
  const back = factsOf(play.view).direction !== "clockwise";
  const others = othersInOrder(play);
  const towards = play.view.insight.next[seat]?.seat;
  if (towards === play.me || (play.me === null && seat === others[back ? 0 : others.length - 1])) return null;
  return <i class={`gat-onward ${back ? "back" : ""}`} aria-hidden="true" />;
}
