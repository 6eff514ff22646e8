import type { DuplicatePlayedJson } from "$protocol";
import { expect, test } from "vitest";
import { marksOf } from "./marks.ts";

const say = (id: string, facts: object = {}): string => `${id} ${JSON.stringify(facts)}`;
const result = (more: Partial<DuplicatePlayedJson>) => ({
  name: "Ann",
  record: "r",
  ended_at: 1,
  place: 1,
  played: { rounds: [], points: 0, won: false, left: false, ...more },
});

test("help is told, with how often it was had, and nothing where there was none", () => {
  expect(marksOf({ say }, result({}))).toEqual([]);
  expect(marksOf({ say }, result({ hints: 2, assisted: 1 }))).toEqual([
    'duplicate-hints {"count":2}',
    'duplicate-assisted {"count":1}',
  ]);
});

test("who had the deals first, knew them, or left is marked", () => {
  const all = { ...result({ left: true }), ended_at: null, knew: true };
  expect(marksOf({ say }, all)).toEqual([
    "duplicate-first {}",
    "duplicate-knew {}",
    "duplicate-left {}",
  ]);
});
