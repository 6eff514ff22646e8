import { expect, test } from "vitest";
import { drawCourse } from "./course.ts";

const BOX = { width: 100, height: 50 };
const point = (skill: number, unsure: number, won = true) => ({
  ended_at: 0,
  rating: { skill, unsure },
  won,
});

test("a course goes from the left to the right, and higher is up", () => {
  const { line, dots } = drawCourse([point(20, 5), point(25, 3, false), point(30, 2)], BOX);
  expect(dots.map(({ x }) => x)).toEqual([0, 50, 100]);
  expect(dots.map(({ isWon }) => isWon)).toEqual([true, false, true]);
  const heights = dots.map(({ y }) => y);
  expect(heights).toEqual(heights.toSorted((one, other) => other - one));
  expect(line).toBe(dots.map(({ x, y }) => `${x},${y}`).join(" "));
});

test("the band lies around the line and fills the box", () => {
  const { band } = drawCourse([point(20, 5), point(30, 2)], BOX);
  const heights = band.split(" ").map((pair) => Number(pair.split(",")[1]));
  expect(heights).toEqual([20.6, 0, 11.8, 50].map((value) => expect.closeTo(value, 0)));
});

test("one match is a point in the middle, none is nothing", () => {
  expect(drawCourse([point(27, 8)], BOX).dots[0]?.x).toBe(50);
  expect(drawCourse([point(27, 0)], BOX).dots[0]?.y).toBe(50);
  expect(drawCourse([], BOX)).toEqual({ line: "", band: "", dots: [] });
});
