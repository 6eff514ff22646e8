import { expect, test } from "vitest";
import { changeOf, standingOf } from "./standing.ts";

const rung = (level: string, skill: number) => ({
  level,
  rating: { skill, unsure: 1 },
  played: 0,
  won: 0,
  chance: 0.5,
  win: 1,
  loss: -1,
});
const RUNGS = [rung("beginner", 20), rung("random", 10), rung("casual", 30)];

test.each([
  [5, null, "random"],
  [10, "random", "beginner"],
  [25, "beginner", "casual"],
  [31, "casual", null],
])("a rating of %d is above %s and below %s", (skill, low, high) => {
  expect(standingOf(skill, RUNGS)).toEqual({ low, high });
});

const DAY = 24 * 60 * 60 * 1000;
const point = (days: number, skill: number) => ({
  ended_at: days * DAY,
  rating: { skill, unsure: 1 },
  won: true,
});

test("the change of a week counts from the last match before it", () => {
  const course = [point(1, 20), point(2, 22), point(11, 25), point(12, 24)];
  expect(changeOf(course, 12 * DAY)).toBe(2);
});

test("a rating that is younger than a week has changed since its first match", () => {
  expect(changeOf([point(10, 20), point(11, 23)], 12 * DAY)).toBe(3);
  expect(changeOf([point(10, 20)], 12 * DAY)).toBe(0);
  expect(changeOf([], 0)).toBe(0);
});
