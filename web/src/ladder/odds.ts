const MOST = 10;
const TOLERANCE = 0.02;

/** A chance as people say it: so many in so many. Small numbers are preferred to exact ones. */
export interface Odds {
  readonly times: number;
  readonly of: number;
}

/** Never "0 in" or "all of": what the model calls nearly sure isn't. */
export function oddsOf(chance: number): Odds {
  const bounded = Math.min(0.95, Math.max(0.05, chance));
  if (bounded <= 0.07) return { times: 1, of: 20 };
  if (bounded >= 0.93) return { times: 19, of: 20 };
  let best = { times: 1, of: 2 };
  for (let of = 2; of <= MOST; of += 1) {
    const times = Math.min(of - 1, Math.max(1, Math.round(bounded * of)));
    const off = Math.abs(times / of - bounded);
    if (off <= TOLERANCE) return { times, of };
    if (off < Math.abs(best.times / best.of - bounded)) best = { times, of };
  }
  return best;
}
