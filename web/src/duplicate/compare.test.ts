import type { DuplicateResultJson } from "$protocol";
import { expect, test } from "vitest";
import { rowsOf, verdictsOf } from "./compare.ts";

function result(
  name: string,
  points: readonly number[],
  more: Partial<DuplicateResultJson> = {},
): DuplicateResultJson {
  const rounds = points.map((each) => ({ points: each, out: null, actions: 3 }));
  const sum = points.reduce((a, b) => a + b, 0);
  const played = { rounds, points: sum, won: false, left: false };
  return { name, record: name, ended_at: 1, place: 1, played, ...more };
}

const names = (results: readonly DuplicateResultJson[]): readonly string[] =>
  rowsOf(results).map((row) => row.result.name);

test("all stand in the order of their places, equals as they came", () => {
  const all = [
    result("few", [1], { place: 4 }),
    result("more", [1, 2], { place: 2 }),
    result("again", [2, 1], { place: 2 }),
    result("won", [2], { place: 1 }),
  ];
  expect(names(all)).toEqual(["won", "more", "again", "few"]);
});

test("rounds that somebody did not come to are empty, and actions are added up", () => {
  const [long, short] = rowsOf([result("a", [2, 2, 1]), result("b", [2])]);
  expect(long?.rounds.map((round) => round?.points)).toEqual([2, 2, 1]);
  expect(short?.rounds.map((round) => round?.points ?? null)).toEqual([2, null, null]);
  expect([long?.actions, short?.actions]).toEqual([9, 3]);
});

test("the reader's first result is compared with those of others, not with the reader's later ones", () => {
  const rows = rowsOf([
    result("Ann", [2], { place: 2 }),
    result("me", [1], { you: true, place: 3 }),
    result("me again", [2, 2], { you: true, knew: true, place: 1 }),
    result("Master", [1], { level: "master", place: 3 }),
    result("Bo", [0], { place: 5 }),
  ]);
  const verdicts = verdictsOf(rows);
  const of = (name: string) =>
    [...(verdicts ?? [])].find(([row]) => row.result.name === name)?.[1] ?? null;
  expect([of("Ann"), of("me"), of("me again"), of("Master"), of("Bo")]).toEqual([
    "worse",
    null,
    null,
    "same",
    "better",
  ]);
});

test("who has not played is not compared with anybody, and nothing is nothing", () => {
  expect(verdictsOf(rowsOf([result("Ann", [2])]))).toBeNull();
  expect(rowsOf([])).toEqual([]);
});
