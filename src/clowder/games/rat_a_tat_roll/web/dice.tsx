/** Dice that tumble before they show what was rolled. */

import { useEffect, useState } from "preact/hooks";
import { INK } from "@/kit/ink";
import { calm, timeOf } from "@/kit/times";
import { WildIcon } from "./icons";
import type { WildFace } from "./seen";

const WILD_FACES: readonly WildFace[] = ["lowest", "swap", "highest"];

/** What a die shows: while it tumbles any of its faces, and then what was rolled. `throwing` names the throw. */
function useTumble<T>(rolled: T, faces: readonly T[], throwing: string | null, wait = 0): { shown: T; tumbling: boolean } {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (throwing === null || calm.value) return setTurns(0);
    const face = timeOf("--time-rat-face");
    let left = Math.round((timeOf("--time-rat-tumble") + wait) / face);
    setTurns(left);
    const timer = setInterval(() => {
      left -= 1;
      setTurns(left);
      if (left <= 0) clearInterval(timer);
    }, face);
    return () => clearInterval(timer);
  }, [throwing]);
  const tumbling = turns > 0;
  return { shown: tumbling ? faces[(turns * 5) % faces.length]! : rolled, tumbling };
}

const PIPS: Record<number, Array<[number, number]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A number die, with the faces it shows while it tumbles. */
export function Die({
  number,
  faces = [number],
  throwing = null,
}: {
  number: number;
  faces?: readonly number[];
  throwing?: string | null;
}) {
  const { shown, tumbling } = useTumble(number, faces, throwing);
  return (
    <svg viewBox="0 0 100 100" class={`die ${tumbling ? "tumbling" : ""}`} aria-hidden="true" focusable="false">
      <DieFace number={shown} />
    </svg>
  );
}

/** A die of 100 × 100, to be used inside an <svg>. */
export function DieFace({ number }: { number: number }) {
  const pips = PIPS[number];
  return (
    <g>
      <rect x="5" y="5" width="90" height="90" rx="20" fill="#fffaf0" stroke={INK} stroke-width="6" />
      <path d="M14 78 Q14 88 26 89 H76 Q88 88 89 76" fill="none" stroke="#d9cab0" stroke-width="5" />
      {pips ? (
        pips.map(([x, y]) => <circle key={`${x}${y}`} cx={50 + x * 23} cy={50 + y * 23} r="9.5" fill={INK} />)
      ) : (
        <text x="50" y="71" font-size="62" font-weight="800" text-anchor="middle" fill={INK}>
          {number}
        </text>
      )}
    </g>
  );
}

/** The wild die. It is rolled when the rat has arrived, `wait` milliseconds from now. */
export function WildDie({ face, throwing = null, wait = 0 }: { face: WildFace; throwing?: string | null; wait?: number }) {
  const { shown, tumbling } = useTumble(face, WILD_FACES, throwing, wait);
  return (
    <svg viewBox="0 0 100 100" class={`die wild-die ${tumbling ? "tumbling" : ""}`} aria-hidden="true" focusable="false">
      <rect x="5" y="5" width="90" height="90" rx="20" fill="#7a4596" stroke={INK} stroke-width="6" />
      <g transform="translate(50 50) scale(3)">
        <WildIcon face={shown} />
      </g>
    </svg>
  );
}
