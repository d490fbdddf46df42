/** Where a learner stands in a lesson: at which moment, and how far in what is played there. */
import type { Message, View } from "@/kit/view";
import type { Lesson, LessonMoment } from "@/protocol";

export interface Progress {
  moment: number;
  /** Steps of this moment that were played. */
  done: number;
  /** Of those, the last so many are only composed, and can be taken back. */
  composed: number;
}

export function atMoment(moment: number): Progress {
  return { moment, done: 0, composed: 0 };
}

export function momentOf(lesson: Lesson, progress: Progress): LessonMoment {
  return lesson.moments[progress.moment]!;
}

/** What the learner sees. */
export function viewOf(lesson: Lesson, progress: Progress): View {
  const moment = momentOf(lesson, progress);
  return (progress.done ? (moment.between[progress.done - 1] ?? moment.view) : moment.view) as View;
}

/** The choices that are composed but not played. */
export function draftOf(lesson: Lesson, { moment, done, composed }: Progress): number[] {
  return (lesson.moments[moment]!.expect ?? []).slice(done - composed, done);
}

/** The choice that the learner is to make now; null where there is nothing to do but read. */
export function wantedOf(lesson: Lesson, progress: Progress): number | null {
  return momentOf(lesson, progress).expect?.[progress.done] ?? null;
}

/** After a choice of the learner's: further, if it is the one that is wanted; null if it is another. */
export function chosen(lesson: Lesson, progress: Progress, id: number, composing: boolean): Progress | null {
  if (id !== wantedOf(lesson, progress)) return null;
  const expected = momentOf(lesson, progress).expect!;
  if (progress.done + 1 === expected.length) return atMoment(progress.moment + 1);
  return { ...progress, done: progress.done + 1, composed: composing ? progress.composed + 1 : 0 };
}

export function takenBack(progress: Progress): Progress {
  return progress.composed ? { ...progress, done: progress.done - 1, composed: progress.composed - 1 } : progress;
}

/** One step of what the others play at this moment, or on to the next one. */
export function goneOn(lesson: Lesson, progress: Progress): Progress {
  if (progress.done < momentOf(lesson, progress).between.length) return { ...progress, done: progress.done + 1 };
  return progress.moment + 1 < lesson.moments.length ? atMoment(progress.moment + 1) : progress;
}

/** What happened so far. */
export function storyOf(lesson: Lesson, progress: Progress): Message[] {
  return lesson.moments.slice(0, progress.moment + 1).flatMap((moment) => moment.story) as Message[];
}
