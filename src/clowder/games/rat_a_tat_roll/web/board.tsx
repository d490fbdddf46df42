/** The middle of the table: the round board with its cards, the rat, the pile and the dice. */
import { useEffect } from "preact/hooks";
import { Card, CardBack } from "@/kit/card";
import { find, myTurn } from "@/kit/play";
import { noise } from "@/kit/sound";
import { NumberFace } from "./cards";
import { chanceText, thinkingOf, throwShown } from "./chances";
import { Die, WildDie } from "./dice";
import { cardPoint, placed } from "./geometry";
import { Icon, Token } from "./icons";
import { regionMovement, walkMs, wentUnder } from "./motion";
import { Pawn, Track } from "./ring";
import { dice, FROM_PILE, faceUp, facts, gained, happened, REGIONS, type Region, row, TAKE_FROM, type Table } from "./seen";
import type { Throw } from "./view";

export function Board({ play }: { play: Table }) {
  const chances = throwShown(play);
  const rolled = happened(play, "rolled", "rerolled", "rolled-wild", "rerolled-wild")?.step;
  useEffect(() => {
    if (rolled !== undefined) noise("dice");
  }, [rolled]);
  return (
    <div class={`rat-room ${play.look.has("board") ? "look-here" : ""}`}>
      <div class="rat-board">
        <Track play={play} chances={chances} />
        {REGIONS.map((region, i) => (
          <RegionCard key={region} play={play} region={region} at={i} chances={chances} />
        ))}
        <Middle play={play} />
        <Pawn play={play} />
      </div>
      <Standing play={play} />
      <span
        class={`corner tokens-left ${play.look.has("tokens") ? "look-here" : ""}`}
        role="img"
        aria-label={play.voice.own("web-middle-tokens", { count: facts(play).tokens })}
        title={play.voice.own("web-middle-tokens", { count: facts(play).tokens })}
      >
        <Icon size={22}>
          <Token />
        </Icon>
        {facts(play).tokens}
      </span>
      {chances && play.view.phase === "roll" && <ChancesSwitch play={play} />}
    </div>
  );
}

/** The face-up card of a region. */
function RegionCard({ play, region, at, chances }: { play: Table; region: Region; at: number; chances: Throw | null }) {
  const card = faceUp(play, region);
  const share = chances?.regions[at] ?? 0;
  const take = find(play, "take", (choice) => choice.region === region);
  const { flip, from, delay } = regionMovement(play, region);
  const choosing = play.view.phase === "choose" || play.view.phase === "take";
  const act = take ? () => play.choose(take.id) : myTurn(play) ? () => play.why(TAKE_FROM + at) : undefined;
  return (
    <div
      class={`region ${play.look.has("regions") || play.look.has(`region-${region}`) ? "look-here" : ""}`}
      style={placed(cardPoint(at))}
      data-anchor={`region-${region}`}
    >
      {card && (
        <span class="lying" data-flip={flip} data-from={from} data-delay={delay}>
          <Card
            label={play.voice.spoken(play.voice.own("web-region-card", { region, card: play.voice.card(card) }))}
            act={act}
            choice={take?.id}
            playable={!!take}
            dim={choosing && myTurn(play) && !take}
            drag={take ? { to: ["my-row"], drop: () => play.choose(take.id) } : null}
          >
            <NumberFace card={card} />
          </Card>
        </span>
      )}
      <span class={`sign region-${region}`} aria-hidden="true">
        <b>{region}</b>
        {chances && share > 0 && chanceText(share, chances)}
      </span>
    </div>
  );
}

/** Inside the five cards: the dice while they matter, and else the pile they would be drawn from. */
function Middle({ play }: { play: Table }) {
  const { wild } = facts(play);
  const rolled = play.view.phase === "reroll" ? dice(play) : [];
  const card = gained(play);
  const under = wentUnder(play);
  return (
    <div class={`middle ${play.look.has("middle") ? "look-here" : ""}`} data-anchor="pile">
      {rolled.length > 0 && (
        <div
          class={`dice n-${rolled.length}`}
          role="img"
          aria-label={play.voice.own("web-dice", {
            numbers: rolled.map((die) => die.number).join(" + "),
            steps: facts(play).steps,
          })}
        >
          {rolled.map((die, i) => (
            <Die
              key={i}
              number={die.number}
              faces={play.view.insight.faces}
              throwing={die.thrown ? `${play.view.step}` : null}
            />
          ))}
        </div>
      )}
      {wild && !card && <Wild play={play} />}
      {card && (
        <span class="gained" data-anchor="gained">
          <span
            class="lying"
            data-flip="gained"
            data-from={`region-${happened(play, "took", "took-silently")?.args.region}`}
          >
            <Card label={play.voice.spoken(play.voice.own("web-gained", { card: play.voice.card(card) }))}>
              <NumberFace card={card} />
            </Card>
          </span>
        </span>
      )}
      {!rolled.length && (!wild || card) && <Pile play={play} />}
      {under && (
        <span
          class="under lying"
          key={play.view.step}
          data-flip={`under@${play.view.step}`}
          data-from={under}
          aria-hidden="true"
        >
          <span class="card back">
            <CardBack />
          </span>
        </span>
      )}
    </div>
  );
}

function Wild({ play }: { play: Table }) {
  const face = facts(play).wild!;
  const thrown = happened(play, "rolled-wild", "rerolled-wild");
  return (
    <div class="dice n-1 wild" role="img" aria-label={play.voice.own("fact-wild", { value: face })}>
      <WildDie face={face} throwing={thrown ? `${thrown.step}` : null} wait={walkMs(play)} />
      <span class="wild-word" aria-hidden="true">
        {play.voice.own("web-wild", { face })}
      </span>
    </div>
  );
}

function Pile({ play }: { play: Table }) {
  const draw = find(play, "draw");
  const count = play.view.table.places.pile.count;
  const label = draw ? play.voice.choice(draw) : play.voice.own("web-pile", { count });
  return (
    <span class={`pile ${play.look.has("pile") ? "look-here" : ""}`}>
      <Card
        label={label}
        choice={draw?.id}
        playable={!!draw}
        act={draw ? () => play.choose(draw.id) : myTurn(play) ? () => play.why(FROM_PILE) : undefined}
        drag={draw ? { to: ["my-row"], drop: () => play.choose(draw.id) } : null}
      />
      <span class="heap-count" aria-hidden="true">
        {count}
      </span>
    </span>
  );
}

/** How far it is to the end: cards that lie in the rows, or turns that are left. */
function Standing({ play }: { play: Table }) {
  const { last_turns, cards_each } = facts(play);
  if (play.view.over) return null;
  if (last_turns !== null)
    return <strong class="corner standing last">{play.voice.own("fact-last_turns", { value: last_turns })}</strong>;
  const lying = play.view.seats.reduce((sum, _, seat) => sum + row(play, seat).length, 0);
  const told = play.voice.own("web-filled", { count: lying, all: cards_each * play.view.players });
  return (
    <span class={`corner standing ${play.look.has("end") ? "look-here" : ""}`} role="img" aria-label={told} title={told}>
      <svg viewBox="0 0 22 22" width="20" height="20" aria-hidden="true" focusable="false">
        <rect x="2" y="4" width="10" height="14" rx="2" class="mini-back" />
        <rect x="9" y="4" width="10" height="14" rx="2" class="mini-back" />
      </svg>
      {lying}/{cards_each * play.view.players}
    </span>
  );
}

/** For fingers, which point at nothing without tapping it: the chances of one, two or three dice in turn. */
function ChancesSwitch({ play }: { play: Table }) {
  const counts = play.view.insight.throws.map((each) => each.dice);
  const next = counts[(counts.indexOf(thinkingOf.value) + 1) % counts.length]!;
  return (
    <button
      type="button"
      class="corner chances-switch"
      aria-label={play.voice.own("web-chances-next", { dice: thinkingOf.value, next })}
      title={play.voice.own("web-chances", { dice: thinkingOf.value })}
      onClick={() => (thinkingOf.value = next)}
    >
      <b>%</b>
      <span class="rat-dots">
        {counts.map((count) => (
          <i key={count} class={count <= thinkingOf.value ? "on" : ""} />
        ))}
      </span>
    </button>
  );
}
