import type { AccountTold, EstimateTold, ReviewTold, RoundReview, VerdictTold } from "$protocol";

/** What an action is worth, for tests. */
export function estimate(
  action: EstimateTold["action"],
  match: number,
  over: Partial<EstimateTold> = {},
): EstimateTold {
  return { action, match, error: 0.005, round: match, simulations: 100, reply: null, ...over };
}

/** How good an action was, for tests: good unless something is said. */
export function verdict(
  round: number,
  action: number,
  over: Partial<VerdictTold> = {},
): VerdictTold {
  const best = estimate({ kind: "rotate" }, 0.5);
  const played = best;
  return { round, action, seat: "A", grade: "good", loss: 0, error: 5, played, best, ...over };
}

export function account(over: Partial<AccountTold> = {}): AccountTold {
  return { seat: "A", before: 500, deal: 0, play: 0, rest: 0, after: 500, grades: {}, ...over };
}

/** A round whose chances are these, the same for round and match. */
export function reviewed(round: number, chances: readonly (readonly number[])[]): RoundReview {
  const outlook = chances.map((each) => ({ round: each, match: each }));
  return { round, outlook, accounts: [account()] };
}

export function told(over: Partial<ReviewTold> = {}): ReviewTold {
  return {
    id: "m-1",
    state: "running",
    done: 0,
    total: 3,
    simulations: 100,
    verdicts: [],
    rounds: [],
    summary: [],
    ...over,
  };
}
