import { expect, test } from "vitest";
import { account } from "./fakereview.ts";
import { accountOf, changeOf, gradesOf, stepsOf, totalOf } from "./luck.ts";

test("the accounts of rounds add up to that of the match", () => {
  const first = account({ deal: 50, play: -20, rest: 10, after: 540, grades: { good: 2 } });
  const second = account({
    before: 540,
    deal: -40,
    rest: 500,
    after: 1000,
    grades: { great: 1, blunder: 1 },
  });
  const whole = totalOf([first, second]);
  expect(whole).toMatchObject({ before: 500, deal: 10, play: -20, rest: 510, after: 1000 });
  expect(gradesOf(whole ?? account())).toEqual({
    great: 1,
    good: 2,
    inaccuracy: 0,
    mistake: 0,
    blunder: 1,
  });
  expect(totalOf([])).toBeNull();
});

test("an account is a seat's, of the rounds that are known", () => {
  const rounds = [2, 1].map((round) => ({
    round,
    outlook: [],
    accounts: [account({ seat: "A" }), account({ seat: "B", before: 100 * round })],
  }));
  expect(accountOf(rounds, "B")?.before).toBe(100);
  expect(accountOf(rounds, "C")).toBeNull();
});

/** Steps as they are read: "33 + 9 - 21 - 21 = 0". */
function read(over: Parameters<typeof account>[0]): string {
  const { before, steps, after } = stepsOf(account(over));
  const changes = steps
    .map(changeOf)
    .map((change) => (change < 0 ? `- ${-change}` : `+ ${change}`));
  return `${before} ${changes.join(" ")} = ${after}`;
}

test("steps are whole numbers that add up as they are shown", () => {
  expect(read({ before: 333, deal: 94, play: -214, rest: -213, after: 0 })).toBe(
    "33 + 10 - 22 - 21 = 0",
  );
  // Each rounded for itself, they would not: 33 + 0 + 0 + 0 = 34.
  expect(read({ before: 333, deal: 4, play: -2, rest: 3, after: 338 })).toBe("33 + 1 + 0 + 0 = 34");
});

test("whatever an account says, what is shown adds up", () => {
  let seed = 1;
  const upTo = (most: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % (most + 1);
  };
  for (let turn = 0; turn < 2000; turn += 1) {
    const [before, after] = [upTo(1000), upTo(1000)];
    const [deal, play] = [upTo(600) - 300, -upTo(900)];
    const rest = after - before - deal - play;
    const shown = stepsOf(account({ before, deal, play, rest, after }));
    const sum = shown.steps.reduce((all, step) => all + changeOf(step), shown.before);
    expect(sum).toBe(shown.after);
    expect(shown.steps.map(({ of }) => of).toSorted()).toEqual(["deal", "play", "rest"]);
    expect(Math.abs(shown.after - after / 10)).toBeLessThanOrEqual(0.5);
  }
});

test("turns that cost more than there was at first come after what gave it", () => {
  // 33 + 0 - 48 would be less than nothing: the others have given chances back before.
  const { steps } = stepsOf(account({ before: 333, deal: 0, play: -483, rest: 150, after: 0 }));
  expect(steps.map(({ of, from, to }) => [of, from, to])).toEqual([
    ["deal", 33, 33],
    ["rest", 33, 48],
    ["play", 48, 0],
  ]);
});
