import type {
  AccountJson,
  EstimateJson,
  ReviewJson,
  RoundReviewJson,
  VerdictJson,
} from "$protocol";

/** What an action is worth, for tests. */
export function estimate(
  action: EstimateJson["action"],
  match: number,
  over: Partial<EstimateJson> = {},
): EstimateJson {
  return { action, match, error: 0.005, round: match, simulations: 100, reply: null, ...over };
}

/** How good an action was, for tests: good unless something is said. */
export function verdict(
  round: number,
  action: number,
  over: Partial<VerdictJson> = {},
): VerdictJson {
  const best = estimate({ kind: "rotate" }, 0.5);
  const played = best;
  return { round, action, seat: "A", grade: "good", loss: 0, error: 5, played, best, ...over };
}

export function account(over: Partial<AccountJson> = {}): AccountJson {
  return { seat: "A", before: 500, deal: 0, play: 0, rest: 0, after: 500, grades: {}, ...over };
}

/** A round whose chances are these, the same for round and match. */
export function reviewed(round: number, chances: readonly (readonly number[])[]): RoundReviewJson {
  const outlook = chances.map((each) => ({ round: each, match: each }));
  return { round, outlook, accounts: [account()] };
}

export function told(over: Partial<ReviewJson> = {}): ReviewJson {
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
