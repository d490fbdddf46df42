/** What I can do now that is no card: roll, move, roll again, and all else in words. */
import { find } from "@/kit/play";
import { pickDie, pickedDice, thinkingOf } from "./chances";
import { Die, DieFace } from "./dice";
import { Icon, SpaceIcon, Token } from "./icons";
import { type Choice, dice, type Table } from "./seen";
import type { Roll } from "./view";

/** Kinds that cards, the pile or the spaces of the board offer. */
const LYING = new Set(["take", "draw", "peek", "offer", "swap", "replace"]);

export function Tray({ play }: { play: Table }) {
  const rest = play.choices.filter((choice) => !LYING.has(choice.kind));
  if (!rest.length) return null;
  const rolls = rest.filter((choice): choice is Roll => choice.kind === "roll");
  return (
    <div class={`tray ${play.look.has("tray") ? "look-here" : ""}`} role="group" aria-label={play.voice.own("web-choices")}>
      {rolls.length ? (
        <Rolls play={play} choices={rolls} />
      ) : find(play, "move") ? (
        <MoveOrAgain play={play} />
      ) : find(play, "accept") ? (
        <WildOrAgain play={play} />
      ) : (
        <Plain play={play} choices={rest} />
      )}
    </div>
  );
}

/** One, two or three dice; the board shows where the ones that are pointed at may lead. */
function Rolls({ play, choices }: { play: Table; choices: Roll[] }) {
  return (
    <>
      {choices.map((choice) => {
        const think = () => (thinkingOf.value = choice.dice);
        return (
          <button
            type="button"
            class={`button roll ${thinkingOf.value === choice.dice ? "thought-of" : ""}`}
            key={choice.id}
            data-choice={choice.id}
            onPointerEnter={think}
            onPointerDown={think}
            onFocus={think}
            onClick={() => play.choose(choice.id)}
          >
            <svg viewBox={`0 0 ${choice.dice * 110 - 10} 100`} class="roll-dice" aria-hidden="true" focusable="false">
              {Array.from({ length: choice.dice }, (_, i) => (
                <g key={i} transform={`translate(${i * 110} 0)`}>
                  <DieFace number={[5, 3, 6][i]!} />
                </g>
              ))}
            </svg>
            <span>{play.voice.choice(choice)}</span>
          </button>
        );
      })}
    </>
  );
}

/** The dice are rolled: go where they lead, or pick some and pay a token. */
function MoveOrAgain({ play }: { play: Table }) {
  const move = find(play, "move")!;
  const mask = pickedDice(play);
  const again = find(play, "reroll", (choice) => choice.mask === mask);
  const payable = find(play, "reroll");
  const rolled = dice(play);
  return (
    <>
      <button
        type="button"
        class="button move"
        data-choice={move.id}
        title={play.voice.choice(move)}
        onClick={() => play.choose(move.id)}
      >
        <span>{play.voice.own("web-move", { steps: move.steps })}</span>
        <Icon size={26}>
          <SpaceIcon kind={move.space} />
        </Icon>
        {move.region && <b class={`letter region-${move.region}`}>{move.region}</b>}
      </button>
      {payable && (
        <span class="again">
          {rolled.length > 1 &&
            rolled.map((die, i) => (
              <button
                type="button"
                class="pick"
                key={i}
                aria-pressed={Boolean(mask & (1 << i))}
                aria-label={play.voice.own("web-pick-die", { number: die.number })}
                onClick={() => pickDie(play, i)}
              >
                <Die number={die.number} />
              </button>
            ))}
          {again ? <Again play={play} choice={again} /> : <span class="pick-hint">{play.voice.own("web-pick-dice")}</span>}
        </span>
      )}
    </>
  );
}

/** The wild die is rolled: do what it says, or pay a token. */
function WildOrAgain({ play }: { play: Table }) {
  const accept = find(play, "accept")!;
  const again = find(play, "reroll-wild");
  return (
    <>
      <button type="button" class="button" data-choice={accept.id} onClick={() => play.choose(accept.id)}>
        {play.voice.own("web-accept", { face: accept.face })}
      </button>
      {again && <Again play={play} choice={again} />}
    </>
  );
}

/** Pay a token and roll again. */
function Again({ play, choice }: { play: Table; choice: Choice }) {
  return (
    <button
      type="button"
      class="button quiet"
      data-choice={choice.id}
      aria-label={play.voice.choice(choice)}
      title={play.voice.choice(choice)}
      onClick={() => play.choose(choice.id)}
    >
      {play.voice.own("web-again")}
      <Icon size={22}>
        <Token />
      </Icon>
    </button>
  );
}

function Plain({ play, choices }: { play: Table; choices: Choice[] }) {
  return (
    <>
      {choices.map((choice) => (
        <button type="button" class="button" key={choice.id} data-choice={choice.id} onClick={() => play.choose(choice.id)}>
          <span>
            {play.voice.has(`web-do-${choice.kind}`) ? play.voice.own(`web-do-${choice.kind}`) : play.voice.choice(choice)}
          </span>
        </button>
      ))}
    </>
  );
}
