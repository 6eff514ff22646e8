import { expect, test } from "vitest";
import type { CardKnowledgeJson } from "$protocol";
import { cellOf, holdersIn, sorted } from "./chances.ts";

const CARDS: readonly CardKnowledgeJson[] = [
  {
    card: "2/7",
    chances: [
      { seat: "C", card: "2/7", chance: 0.4 },
      { seat: "B", card: "7/2", chance: 0.6 },
    ],
  },
  { card: "1/5*", chances: [{ seat: "B", card: "5/1*", chance: 0.5 }] },
];

test("those who may hold something are the columns", () => {
  expect(holdersIn(CARDS)).toEqual(["B", "C"]);
});

test("a cell tells both ways up, also one that cannot be", () => {
  const [first, second] = CARDS as [CardKnowledgeJson, CardKnowledgeJson];
  expect(cellOf(first, "B")).toEqual([
    { value: 2, chance: 0 },
    { value: 7, chance: 0.6 },
  ]);
  expect(cellOf(second, "C").map(({ chance }) => chance)).toEqual([0, 0]);
});

test("a 10 is the last of the cards, not one after a 1", () => {
  const cards = ["1/10", "10/2", "1/9", "2/3"].map((card) => ({ card, chances: [] }));
  expect(sorted(cards, "card").map(({ card }) => card)).toEqual(["1/9", "1/10", "2/3", "10/2"]);
});

test("cards are sorted by their values, or the surest first", () => {
  expect(sorted(CARDS, "card").map(({ card }) => card)).toEqual(["1/5*", "2/7"]);
  expect(sorted(CARDS, "chance").map(({ card }) => card)).toEqual(["2/7", "1/5*"]);
});
