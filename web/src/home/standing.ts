import type { CoursePointJson, RungJson } from "$protocol";

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Between which levels a rating is; null: there is none below, or above. */
export interface Standing {
  readonly low: string | null;
  readonly high: string | null;
}

export function standingOf(skill: number, rungs: readonly RungJson[]): Standing {
  const inOrder = rungs.toSorted((one, other) => one.rating.skill - other.rating.skill);
  return {
    low: inOrder.findLast(({ rating }) => rating.skill <= skill)?.level ?? null,
    high: inOrder.find(({ rating }) => rating.skill > skill)?.level ?? null,
  };
}

/** By how much a rating has changed in the last seven days; all of it if it is younger. */
export function changeOf(course: readonly CoursePointJson[], now: number): number {
  const last = course.at(-1);
  const before = course.findLast(({ ended_at }) => ended_at < now - WEEK) ?? course[0];
  return last === undefined || before === undefined ? 0 : last.rating.skill - before.rating.skill;
}
