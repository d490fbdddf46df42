/** On a device that several people share: whose cards may be seen now. Only what everybody knows decides that. */
import type { Turn } from "@/protocol";

export interface Situation {
  turn: Turn | null;
  /** The seats of the people at this device who play themselves. */
  people: readonly number[];
  /** In a window for reactions: those who have not answered yet. */
  unanswered: readonly number[];
  /** Whose step it is. */
  actor: number | null;
}

/** "cards": this seat's cards are seen; "pass": the device goes to this seat's player; "table": nobody's cards are seen. */
export type Scene = { kind: "cards"; seat: number } | { kind: "pass"; seat: number } | { kind: "table" };

/** The people at this device something is asked of, in the order in which they are asked. */
export function asked({ turn, people, unanswered }: Situation): number[] {
  if (!turn || turn.kind === "auto") return [];
  return turn.seats.filter((seat) => people.includes(seat) && (turn.kind !== "window" || unanswered.includes(seat)));
}

/**
 * What is to be seen, while `holder` has the device (null: the curtain is down).
 *
 * Nobody's cards come up without a curtain before them, unless their player is the only one here or has the device in hand
 * anyway. Also somebody who is asked twice within a round passes it: in between it may have gone from hand to hand.
 */
export function sceneOf(situation: Situation, holder: number | null): Scene {
  const { people, turn, actor } = situation;
  if (people.length === 1) return { kind: "cards", seat: people[0]! };
  const waiting = asked(situation);
  if (holder !== null && people.includes(holder)) {
    // bots still think
    const goesOn = turn?.kind === "auto" ? actor === holder : turn?.kind === "window" && !waiting.length;
    if (waiting.includes(holder) || goesOn) return { kind: "cards", seat: holder };
  }
  return waiting.length ? { kind: "pass", seat: waiting[0]! } : { kind: "table" };
}

/** To tell one scene from another. */
export function nameOf(scene: Scene): string {
  return scene.kind === "table" ? scene.kind : `${scene.kind}-${scene.seat}`;
}
