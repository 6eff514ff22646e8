import { expect, test } from "vitest";
import { countsOf, rowsOf } from "./grid.ts";

const entries = (...texts: string[]) => texts.map((text, key) => ({ key, text }));
const shown = (rows: ReturnType<typeof rowsOf>) =>
  rows
    .map(({ low, cells }) => [low, cells.map((cell) => cell.entries.map(({ text }) => text))])
    .filter(([, cells]) => (cells as string[][]).flat().length > 0);

test("cards lie in rows by their lower value and in columns by their faces", () => {
  const found = rowsOf(
    entries("2/10", "9/1", "1/5*", "1/5", "2/4", "3/10 sad", "2/8 happy"),
    () => false,
  );
  expect(shown(found)).toEqual([
    [1, [["1/5*", "1/5", "9/1"], [], [], []]],
    [2, [["2/4", "2/10"], ["2/8 happy"], [], []]],
    [3, [[], [], [], ["3/10 sad"]]],
  ]);
});

test("a card with a problem is the last of its row, and what is no card comes last of all", () => {
  const found = rowsOf(entries("5/5", "5/8", "hello", "5/6"), ({ text }) => text !== "5/8");
  expect(shown(found)).toEqual([
    [5, [["5/8", "5/5", "5/6"], [], [], []]],
    [null, [["hello"], [], [], []]],
  ]);
});

test("the rows of the box are there before its cards, others when they have some", () => {
  expect(rowsOf([], () => false).map(({ low }) => low)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(rowsOf(entries("10/8"), () => false).map(({ low }) => low)).toEqual([1, 2, 3, 4, 5, 6, 8]);
});

test("each column is counted", () => {
  expect(countsOf(entries("1/5", "x", "2/8 happy", "3/10 sad", "4/9 sad"))).toEqual([2, 1, 0, 2]);
});
