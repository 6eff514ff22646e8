import { expect, test } from "vitest";
import { account } from "./fakereview.ts";
import { gradesOf, keyOf, shares, totalOf } from "./luck.ts";

test("the accounts of rounds add up to that of the match", () => {
  const first = account({ deal: 50, play: -20, rest: 10, after: 540, grades: { good: 2 } });
  const second = account({
    before: 540,
    deal: -40,
    rest: 500,
    after: 1000,
    grades: { good: 1, blunder: 1 },
  });
  const whole = totalOf([first, second]);
  expect(whole).toMatchObject({ before: 500, deal: 10, play: -20, rest: 510, after: 1000 });
  expect((whole?.before ?? 0) + 10 - 20 + 510).toBe(whole?.after);
  expect(gradesOf(whole ?? account())).toEqual({ good: 3, inaccuracy: 0, mistake: 0, blunder: 1 });
  expect(totalOf([])).toBeNull();
});

test("each line is known by its seat or its round, by no name", () => {
  const accounts = [account({ seat: "A" }), account({ seat: "B", after: 400 })];
  const rounds = [2, 1].map((round) => ({ round, outlook: [], accounts }));
  const all = shares(rounds, null);
  expect(all.map(keyOf)).toEqual(["seat A", "seat B"]);
  expect(all[1]?.account.after).toBe(400);
  expect(shares(rounds, "B").map(keyOf)).toEqual(["1", "2", "match B"]);
  expect(shares([], "B")).toEqual([]);
});
