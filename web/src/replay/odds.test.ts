import { expect, test } from "vitest";
import { oddsOf } from "./odds.ts";

const said = (chance: number): string => {
  const odds = oddsOf(chance);
  return odds.kind === "in" ? `${odds.part} in ${odds.of}` : odds.kind;
};

test("a chance is said as the nearest of a few that everybody can picture", () => {
  expect([0.05, 0.12, 0.19, 0.35, 0.42, 0.62, 0.68, 0.88, 0.94].map(said)).toEqual([
    "1 in 20",
    "1 in 10",
    "1 in 5",
    "1 in 3",
    "2 in 5",
    "3 in 5",
    "2 in 3",
    "9 in 10",
    "19 in 20",
  ]);
});

test("around a half it is an even bet, and at the ends there are words", () => {
  expect([0.46, 0.5, 0.54].map(said)).toEqual(["even", "even", "even"]);
  expect([0, 0.004, 0.98].map(said)).toEqual(["none", "hardly", "nearly"]);
});
