import { expect, test } from "vitest";
import { bitsFor } from "./bits.ts";

test("tiny cards of all ten values fall around the words, never on them", () => {
  const bits = bitsFor(90);
  expect(bits.length).toBeGreaterThan(40);
  expect(new Set(bits.map(({ value }) => value)).size).toBe(10);
  expect(bits.filter(({ x, y }) => x > 30 && x < 70 && y > 12)).toEqual([]);
  expect(bitsFor(90)).toEqual(bits);
});
