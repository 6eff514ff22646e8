import { expect, test } from "vitest";
import { drawCourse } from "./course.ts";

const BOX = { width: 100, height: 50 };
const point = (skill: number, unsure: number) => ({ ended_at: 0, rating: { skill, unsure } });

test("a course goes from the left to the right, and higher is up", () => {
  const { line, last } = drawCourse([point(20, 5), point(25, 3), point(30, 2)], BOX);
  const found = line.split(" ").map((pair) => pair.split(",").map(Number));
  expect(found.map(([x]) => x)).toEqual([0, 50, 100]);
  const heights = found.map(([, y]) => y ?? 0);
  expect(heights[0]).toBeGreaterThan(heights[1] ?? 0);
  expect(heights[1]).toBeGreaterThan(heights[2] ?? 0);
  expect([last?.x, last?.y]).toEqual(found[2]);
});

test("the band lies around the line and inside the box", () => {
  const { band } = drawCourse([point(20, 5), point(30, 2)], BOX);
  const heights = band.split(" ").map((pair) => Number(pair.split(",")[1]));
  expect(heights).toHaveLength(4);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...heights)).toBeLessThanOrEqual(50);
  expect(heights).toEqual([20.6, 0, 11.8, 50].map((value) => expect.closeTo(value, 0)));
});

test("lines across stand at round numbers, a few of them", () => {
  const { marks } = drawCourse([point(1, 8), point(45, 2)], BOX);
  expect(marks.length).toBeGreaterThan(1);
  expect(marks.length).toBeLessThanOrEqual(7);
  expect(marks.every(({ value }) => value % 10 === 0)).toBe(true);
  expect(marks.every(({ y }) => y >= 0 && y <= 50)).toBe(true);
});

test("one match is a point in the middle, none is nothing", () => {
  expect(drawCourse([point(27, 8)], BOX).last?.x).toBe(50);
  expect(drawCourse([], BOX)).toEqual({ line: "", band: "", last: null, marks: [] });
});
