import { expect, test } from "vitest";
import { fakeRound } from "./fakerecord.ts";
import { Rounds } from "./rounds.ts";

test("what was asked for twice before it came is fetched once", async () => {
  let asked = 0;
  const rounds = new Rounds(async (round, look) => {
    asked += 1;
    return fakeRound(round, 2, look);
  });
  const [one, two] = await Promise.all([rounds.get(1, "A"), rounds.get(1, "A")]);
  expect(asked).toBe(1);
  expect(one).toBe(two);
  expect(rounds.here(1, "A")).toBe(one);
  expect(rounds.here(1, "B")).toBeNull();
});

test("what failed is asked for again", async () => {
  let asked = 0;
  const rounds = new Rounds(async (round, look) => {
    asked += 1;
    if (asked === 1) throw new Error("lost");
    return fakeRound(round, 1, look);
  });
  await expect(rounds.get(1, "A")).rejects.toThrow("lost");
  expect((await rounds.get(1, "A")).changes).toHaveLength(2);
});

test("of a hundred rounds only some are kept: those used last", async () => {
  const rounds = new Rounds(async (round, look) => fakeRound(round, 1, look));
  for (let round = 1; round <= 100; round += 1) {
    await rounds.get(round, "open");
    rounds.here(1, "open");
  }
  const kept = Array.from({ length: 100 }, (_, at) => rounds.here(at + 1, "open") !== null);
  expect(kept.filter(Boolean).length).toBeLessThan(30);
  expect([kept[0], kept[49], kept[99]]).toEqual([true, false, true]);
});

test("the deal is the first change, and each action one that follows from the one before", async () => {
  const rounds = new Rounds(async (round, look) => fakeRound(round, 2, look));
  const { changes, entries } = await rounds.get(3, "A");
  expect(changes.map(({ events }) => events.map(({ kind }) => kind))).toEqual([
    ["round-began"],
    ["hand-rotated"],
    ["hand-rotated"],
  ]);
  expect(changes[2]?.before).toBe(changes[1]?.after);
  expect(entries.map(({ action, round }) => [action, round])).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
  ]);
});
