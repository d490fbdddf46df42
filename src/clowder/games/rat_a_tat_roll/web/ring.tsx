/** The ring of spaces, with the chances to get there, and the rat that walks along it. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { useDrag } from "@/kit/drag";
import { find } from "@/kit/play";
import { calm } from "@/kit/times";
import { chanceText } from "./chances";
import { BOX, INSIDE, OUTSIDE, placed, spacePath, spacePoint } from "./geometry";
import { Rat, SpaceIcon } from "./icons";
import { walkMs } from "./motion";
import { facts, happened, ring, type Table } from "./seen";
import type { Space, Throw } from "./view";

/** The printed board. What it says is said in words beside it. */
export function Track({ play, chances }: { play: Table; chances: Throw | null }) {
  const spaces = ring(play);
  const most = chances ? Math.max(...chances.spaces) : 1;
  const { goal } = play.view.insight;
  return (
    <svg viewBox={`0 0 ${BOX} ${BOX}`} class="rat-track" role="img" aria-label={describe(play, spaces, chances)}>
      <circle cx={BOX / 2} cy={BOX / 2} r={OUTSIDE} class="track-paper" />
      {spaces.map((space, i) => {
        const chance = chances?.spaces[i] ?? 0;
        const { x, y } = spacePoint(spaces, i);
        const above = chance > 0 ? y - 10 : y;
        const look = [
          "space",
          space.region ? `region-${space.region}` : "wild",
          chances && !chance && "out-of-reach",
          goal === i && "goal",
        ];
        return (
          <g key={i} class={look.filter(Boolean).join(" ")}>
            <path d={spacePath(spaces, i)} class="field" />
            {chance > 0 && <path d={spacePath(spaces, i, chance / most)} class="likely" />}
            <g transform={`translate(${x.toFixed(1)} ${above.toFixed(1)}) scale(${chance > 0 ? 0.85 : 1.3})`}>
              <SpaceIcon kind={space.space} />
            </g>
            {chances && chance > 0 && (
              <text x={x.toFixed(1)} y={(y + 17).toFixed(1)} class="chance">
                {chanceText(chance, chances)}
              </text>
            )}
          </g>
        );
      })}
      <circle cx={BOX / 2} cy={BOX / 2} r={OUTSIDE} class="track-edge" />
      <circle cx={BOX / 2} cy={BOX / 2} r={INSIDE} class="track-edge" />
      {goal !== null && <path d={spacePath(spaces, goal)} class="goal-mark" />}
    </svg>
  );
}

function describe(play: Table, spaces: Space[], chances: Throw | null): string {
  const name = (space: Space) => play.voice.own("card", { ...space, pawn: false });
  const here = play.voice.own("web-ring", { space: name(spaces[facts(play).pawn]!) });
  if (!chances) return here;
  const likely = chances.spaces.flatMap((chance, i) =>
    chance > 0 ? [`${name(spaces[i]!)} ${chanceText(chance, chances)}`] : [],
  );
  return `${here} ${play.voice.own("web-chances", { dice: chances.dice })}: ${likely.join(", ")}.`;
}

/** The rat. While it may move it can be tapped, or dragged to where the dice lead. */
export function Pawn({ play }: { play: Table }) {
  const spaces = ring(play);
  const { pawn } = facts(play);
  const at = useRef<HTMLSpanElement>(null);
  const body = useRef<SVGSVGElement>(null);
  const moved = happened(play, "moved");
  const walked = useRef(moved?.step);
  const move = find(play, "move");
  const drag = useDrag<HTMLButtonElement>(move ? { to: ["goal"], drop: () => play.choose(move.id) } : null);

  useLayoutEffect(() => {
    if (!moved || walked.current === moved.step) return;
    walked.current = moved.step;
    if (calm.value) return;
    const steps = moved.args.steps;
    const way = Array.from({ length: steps + 1 }, (_, i) => placed(spacePoint(spaces, pawn - steps + i)));
    const duration = walkMs(play);
    at.current?.animate(way, { duration, easing: "linear" });
    body.current?.animate([{ translate: "0 0" }, { translate: "0 -22%" }, { translate: "0 0" }], {
      duration: duration / steps,
      iterations: steps,
      easing: "ease-in-out",
    });
  }, [moved?.step]);

  const rat = (
    <svg viewBox="0 0 100 100" ref={body} aria-hidden="true" focusable="false">
      <Rat />
    </svg>
  );
  const { goal } = play.view.insight;
  return (
    <>
      {move && goal !== null && (
        <button
          type="button"
          class="goal-button"
          style={placed(spacePoint(spaces, goal))}
          data-drop="goal"
          data-choice={move.id}
          aria-label={play.voice.choice(move)}
          title={play.voice.choice(move)}
          onClick={() => play.choose(move.id)}
        />
      )}
      <span class={`pawn ${play.look.has("pawn") ? "look-here" : ""}`} ref={at} style={placed(spacePoint(spaces, pawn))}>
        {/* The same choice as the goal's, for the finger that drags the rat: one is enough to reach by keyboard. */}
        <button
          type="button"
          ref={drag}
          class={move ? "draggable" : ""}
          disabled={!move}
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => move && play.choose(move.id)}
        >
          {rat}
        </button>
      </span>
    </>
  );
}
