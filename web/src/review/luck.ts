import type { AccountTold, RoundReview } from "$protocol";

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

/** A line of the table: a seat over all rounds, or one seat in a round and over all of them. */
export type Share =
  | { readonly of: "seat"; readonly account: AccountTold }
  | { readonly of: "match"; readonly account: AccountTold }
  | { readonly of: "round"; readonly round: number; readonly account: AccountTold };

/** What a line is known by, whatever the players are called. */
export const keyOf = (share: Share): string =>
  share.of === "round" ? `${share.round}` : `${share.of} ${share.account.seat}`;

/** Where the result of a seat comes from, round by round and in all; null: of each seat, in all. */
export function shares(rounds: readonly RoundReview[], seat: string | null): readonly Share[] {
  const sorted = rounds.toSorted((a, b) => a.round - b.round);
  const accounts = sorted.flatMap((each) => each.accounts);
  const wholeOf = (whose: string): AccountTold | null =>
    totalOf(accounts.filter((account) => account.seat === whose));
  if (seat === null) {
    const seats = [...new Set(accounts.map((account) => account.seat))].toSorted();
    return seats.flatMap((each) => {
      const account = wholeOf(each);
      return account === null ? [] : [{ of: "seat", account }];
    });
  }
  const whole = wholeOf(seat);
  const each = sorted.flatMap(({ round, accounts: all }) =>
    all
      .filter((account) => account.seat === seat)
      .map((account) => ({ of: "round" as const, round, account })),
  );
  return whole === null ? [] : [...each, { of: "match", account: whole }];
}

/** How many actions had which grade, for the sentence that tells it. */
export const gradesOf = ({ grades }: Pick<AccountTold, "grades">): Record<string, number> => ({
  good: grades["good"] ?? 0,
  inaccuracy: grades["inaccuracy"] ?? 0,
  mistake: grades["mistake"] ?? 0,
  blunder: grades["blunder"] ?? 0,
});
