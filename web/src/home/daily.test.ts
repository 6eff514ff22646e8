import { expect, test } from "vitest";
import tasks from "virtual:daily";
import { PUZZLES } from "../puzzles/puzzles.ts";
import { taskOf } from "../../vite/daily.ts";

test("the start page has the same puzzles in the same order", () => {
  expect(tasks.map(({ id }) => id)).toEqual(PUZZLES.map(({ id }) => id));
});

test("of a puzzle it shows the own hand and what lies on the table", () => {
  const position = "A: (2/9) 2/10 | B: (2/4) 7/1 9/1 | A1: 3/9 | A2: 7/1 7/4 | out: C | B1 to play";
  const task = taskOf({ id: "x", position, seat: "B", goal: "out", within: 2 });
  expect(task.hand).toEqual(["2/4", "7/1", "9/1"]);
  expect(task.sets).toEqual([["3/9"], ["7/1", "7/4"]]);
});

const isCard = (card: string): boolean => /^\d+\/\d+\*?$/.test(card);

test("every hand and every set has cards, and every set one value", () => {
  for (const { hand, sets } of tasks) {
    expect(hand.length).toBeGreaterThan(0);
    expect([...hand, ...sets.flat()].filter((card) => !isCard(card))).toEqual([]);
    for (const set of sets) expect(new Set(set.map((card) => card.split("/")[0])).size).toBe(1);
  }
});
