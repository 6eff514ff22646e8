import type { CardText, SeatText } from "$protocol";

/** A match as the server has written it down (`dnup/1`), as far as the browser looks at it. */
export interface MatchRecord {
  readonly format: "dnup/1";
  readonly deck: { readonly name: string; readonly hash: string };
  readonly seats: readonly {
    readonly name: string;
    readonly bot?: string | null;
    readonly assisted?: number;
    readonly hints?: number;
  }[];
  readonly rounds: readonly {
    readonly deal: readonly (readonly CardText[])[];
    readonly points?: readonly number[];
  }[];
  readonly options?: Readonly<Record<string, string | number | boolean | null>>;
  readonly winner: SeatText | null;
  readonly fairness?: {
    readonly commitment: string;
    readonly salts: readonly string[];
    readonly secret: string | null;
    readonly salt_commitments?: readonly string[];
  } | null;
}

/** Where the record of a match is to be had. */
export const recordPath = (id: string): string => `/records/${encodeURIComponent(id)}`;

/** Fetch the record of a match. Raises an error if it cannot be had or read. */
export async function fetchRecord(id: string): Promise<MatchRecord> {
  const answer = await fetch(recordPath(id));
  if (!answer.ok) throw new Error(`${answer.status}`);
  const record = (await answer.json()) as MatchRecord;
  if (record.format !== "dnup/1") throw new Error(String(record.format));
  return record;
}
