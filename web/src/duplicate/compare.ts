import type { DuplicateResultJson, DuplicateRoundJson } from "$protocol";

/** One who has played the deals, in the table that compares them. */
export interface Row {
  readonly result: DuplicateResultJson;
  /** By round; null where the match was over before. */
  readonly rounds: readonly (DuplicateRoundJson | null)[];
  readonly actions: number;
}

/** All who have played, the best first as the server places them, then in order of time. */
export function rowsOf(results: readonly DuplicateResultJson[]): readonly Row[] {
  const most = Math.max(0, ...results.map(({ played }) => played.rounds.length));
  const rows = results.map((result) => ({
    result,
    rounds: Array.from({ length: most }, (_, index) => result.played.rounds[index] ?? null),
    actions: result.played.rounds.reduce((sum, { actions }) => sum + actions, 0),
  }));
  return rows.toSorted((a, b) => a.result.place - b.result.place);
}

export type Verdict = "better" | "same" | "worse";

/**
 * How the reader's first result compares with those of others, by their places. Null if there is
 * none of the reader's.
 */
export function verdictsOf(rows: readonly Row[]): ReadonlyMap<Row, Verdict> | null {
  const own = rows
    .filter(({ result }) => result.you === true)
    .toSorted((a, b) => Number(a.result.knew ?? false) - Number(b.result.knew ?? false))[0];
  if (own === undefined) return null;
  const verdict = (row: Row): Verdict => {
    const ahead = row.result.place - own.result.place;
    return ahead > 0 ? "better" : ahead < 0 ? "worse" : "same";
  };
  return new Map(
    rows.filter(({ result }) => result.you !== true).map((row) => [row, verdict(row)]),
  );
}
