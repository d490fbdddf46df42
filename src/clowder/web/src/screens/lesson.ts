/** Where a learner stands in a lesson: at which moment, and how far in what is played there. */
import type { Message, View } from "@/kit/view";
import type { Lesson, LessonMoment } from "@/net/protocol";

export interface Standing {
  moment: number;
  /** Steps of this moment that were played. */
  done: number;
  /** Of those, the last so many are only composed, and can be taken back. */
  composed: number;
}

export function atMoment(moment: number): Standing {
  return { moment, done: 0, composed: 0 };
}

export function momentOf(lesson: Lesson, standing: Standing): LessonMoment {
  return lesson.moments[standing.moment]!;
}

/** What the learner sees. */
export function viewOf(lesson: Lesson, standing: Standing): View {
  const moment = momentOf(lesson, standing);
  return (standing.done ? (moment.between[standing.done - 1] ?? moment.view) : moment.view) as View;
}

/** The choices that are composed but not played. */
export function draftOf(lesson: Lesson, { moment, done, composed }: Standing): number[] {
  return (lesson.moments[moment]!.expect ?? []).slice(done - composed, done);
}

/** The choice that the learner is to make now; null where there is nothing to do but read. */
export function wantedOf(lesson: Lesson, standing: Standing): number | null {
  return momentOf(lesson, standing).expect?.[standing.done] ?? null;
}

/** After a choice of the learner's: further, if it is the one that is wanted; null if it is another. */
export function chosen(lesson: Lesson, standing: Standing, id: number, composing: boolean): Standing | null {
  if (id !== wantedOf(lesson, standing)) return null;
  const expected = momentOf(lesson, standing).expect!;
  if (standing.done + 1 === expected.length) return atMoment(standing.moment + 1);
  return { ...standing, done: standing.done + 1, composed: composing ? standing.composed + 1 : 0 };
}

export function takenBack(standing: Standing): Standing {
  return standing.composed ? { ...standing, done: standing.done - 1, composed: standing.composed - 1 } : standing;
}

/** One step of what the others play at this moment, or on to the next one. */
export function goneOn(lesson: Lesson, standing: Standing): Standing {
  if (standing.done < momentOf(lesson, standing).between.length) return { ...standing, done: standing.done + 1 };
  return standing.moment + 1 < lesson.moments.length ? atMoment(standing.moment + 1) : standing;
}

/** What happened so far. */
export function storyOf(lesson: Lesson, standing: Standing): Message[] {
  return lesson.moments.slice(0, standing.moment + 1).flatMap((moment) => moment.story) as Message[];
}
