import type { AccountJson, RoundReviewJson } from "$protocol";

/** The accounts of a seat's rounds, taken together: what each says adds up. Null if there are none. */
export function totalOf(accounts: readonly AccountJson[]): AccountJson | null {
  const first = accounts[0];
  const last = accounts.at(-1);
  if (first === undefined || last === undefined) return null;
  const grades: Record<string, number> = {};
  for (const each of accounts) {
    for (const [grade, count] of Object.entries(each.grades)) {
      grades[grade] = (grades[grade] ?? 0) + count;
    }
  }
  const sum = (of: (account: AccountJson) => number): number =>
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

/** What moved a chance: the deals, the seat's own turns, or all the rest. */
export type Mover = "deal" | "play" | "rest";

/** A step from one whole number of chances in 100 to another. */
export interface Step {
  readonly of: Mover;
  readonly from: number;
  readonly to: number;
}

/** How a chance went, in steps that add up as they are shown. */
export interface Steps {
  readonly before: number;
  readonly steps: readonly Step[];
  readonly after: number;
}

const ORDERS: readonly (readonly Mover[])[] = [
  ["deal", "play", "rest"],
  ["deal", "rest", "play"],
  ["rest", "deal", "play"],
];
const WHOLE = 1000;
const TEN = 10;

/**
 * An account in steps. What is rounded is how far it has come, so that the steps add up to the end. Of the
 * orders the first counts in which nobody seems to have lost more than there was, or to have more than all.
 */
export function stepsOf(account: AccountJson): Steps {
  const runs = ORDERS.map((order) => {
    let at = account.before;
    return order.map((of) => {
      const from = at;
      at += account[of];
      return { of, from, to: at };
    });
  });
  const excess = runs.map((run) => Math.max(...run.map(({ to }) => Math.max(-to, to - WHOLE, 0))));
  const best = runs[excess.indexOf(Math.min(...excess))] ?? [];
  return {
    before: rounded(account.before),
    steps: best.map(({ of, from, to }) => ({ of, from: rounded(from), to: rounded(to) })),
    after: rounded(account.after),
  };
}

const rounded = (thousandths: number): number => Math.floor(thousandths / TEN + 0.5);

/** What a step added; negative if it took something. */
export const changeOf = ({ from, to }: Step): number => to - from;

/** A seat's account of the whole match, or of what is known of it; null if nothing is. */
export const accountOf = (rounds: readonly RoundReviewJson[], seat: string): AccountJson | null =>
  totalOf(
    rounds
      .toSorted((a, b) => a.round - b.round)
      .flatMap(({ accounts }) => accounts.filter((account) => account.seat === seat)),
  );

/** How many actions had which grade, for the sentence that tells it. */
export const gradesOf = ({ grades }: Pick<AccountJson, "grades">): Record<string, number> => ({
  great: grades["great"] ?? 0,
  good: grades["good"] ?? 0,
  inaccuracy: grades["inaccuracy"] ?? 0,
  mistake: grades["mistake"] ?? 0,
  blunder: grades["blunder"] ?? 0,
});
