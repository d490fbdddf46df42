/** A match that is over, frame by frame: frame 0 is the deal, frame N the table after step N. */
import { type Message, patched, type View } from "@/kit/view";
import type { Replay } from "@/protocol";

export interface Frame {
  view: View;
  /** What happened in this step. */
  story: Message[];
  /** Who decided; null at the deal. */
  seat: number | null;
}

export function framesOf(replay: Replay): Frame[] {
  let view = replay.first as View;
  const frames: Frame[] = [{ view, story: replay.opening as Message[], seat: null }];
  for (const step of replay.steps) {
    view = patched(view, step.patch);
    frames.push({ view, story: step.story as Message[], seat: step.seat });
  }
  return frames;
}

/** What happened up to a frame. */
export function storyUntil(frames: readonly Frame[], at: number): Message[] {
  return frames.slice(0, at + 1).flatMap((frame) => frame.story);
}

/**
 * The frames at which somebody has done all they did in a row, and there was something to tell of it; the deal and the end
 * too.
 */
export function stopsOf(frames: readonly Frame[]): number[] {
  const stops = [0];
  let told = false;
  for (let at = 1; at < frames.length; at++) {
    told ||= frames[at]!.story.length > 0;
    const last = at === frames.length - 1;
    if (last || (told && frames[at + 1]!.seat !== frames[at]!.seat)) {
      stops.push(at);
      told = false;
    }
  }
  return stops;
}

/** The stop before and the stop after a frame; the frame itself, if there is none. */
export function stopBefore(stops: readonly number[], at: number): number {
  return stops.findLast((stop) => stop < at) ?? at;
}

export function stopAfter(stops: readonly number[], at: number): number {
  return stops.find((stop) => stop > at) ?? at;
}

/** A number as it stands in an address, made one of the frames. */
export function frameIn(asked: string | null, count: number): number {
  const at = Number.parseInt(asked ?? "", 10);
  return Number.isFinite(at) ? Math.min(Math.max(at, 0), count - 1) : 0;
}

export type Eyes = number | "open" | "watch";

/** Through whose eyes, as it stands in an address: with all cards open, if it does not say. */
export function eyesIn(asked: string | null): Eyes {
  if (asked === "watch") return "watch";
  return asked !== null && /^\d$/.test(asked) ? Number(asked) : "open";
}
