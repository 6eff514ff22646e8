import type { AccountTold } from "$protocol";

/** The accounts of a seat's rounds, taken together: what each says adds up. Null if there are none. */
export function totalOf(accounts: readonly AccountTold[]): AccountTold | null {
  const first = accounts[0];
  const last = accounts.at(-1);
  if (first === undefined || last === undefined) return null;
  const grades: Record<string, number> = {};
  for (const each of accounts) {
    for (const [grade, count] of Object.entries(each.grades)) {
      grades[grade] = (grades[grade] ?? 0) + count;
    }
  }
  const sum = (of: (account: AccountTold) => number): number =>
    accounts.reduce((total, each) => total + of(each), 0);
  return {
    seat: first.seat,
    before: first.before,
    deal: sum(({ deal }) => deal),
    play: sum(({ play }) => play),
    rest: sum(({ rest }) => rest),
    after: last.after,
    grades,
  };
}

/** How many actions had which grade, for the sentence that tells it. */
export const gradesOf = ({ grades }: Pick<AccountTold, "grades">): Record<string, number> => ({
  good: grades["good"] ?? 0,
  inaccuracy: grades["inaccuracy"] ?? 0,
  mistake: grades["mistake"] ?? 0,
  blunder: grades["blunder"] ?? 0,
});
