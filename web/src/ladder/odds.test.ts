import { expect, test } from "vitest";
import { oddsOf } from "./odds.ts";

test.each([
  [0, 1, 20],
  [0.1, 1, 9],
  [0.25, 1, 4],
  [0.33, 1, 3],
  [0.41, 2, 5],
  [0.5, 1, 2],
  [0.6, 3, 5],
  [0.79, 4, 5],
  [1, 19, 20],
])("a chance of %d is %d in %d", (chance, times, of) => {
  expect(oddsOf(chance)).toEqual({ times, of });
});

test("what is said is never far from what is so", () => {
  for (let chance = 0.05; chance <= 0.95; chance += 0.01) {
    const { times, of } = oddsOf(chance);
    expect(Math.abs(times / of - chance)).toBeLessThan(0.04);
  }
});
