import type { SeatText } from "$protocol";
import type { Ask } from "../net/ask.ts";

/** A match that the guest has played, as the server tells it. */
export interface PlayedMatch {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly ended_at: number;
  /** The guest's own. */
  readonly seat: SeatText;
  readonly seats: readonly { readonly name: string; readonly bot?: string | null }[];
  readonly points: readonly number[];
  /** Null: it was left before anybody had won. */
  readonly winner: SeatText | null;
  readonly rounds: number;
  readonly deck: readonly [string, string];
}

export type Outcome = "won" | "lost" | "left";

export const outcomeOf = ({ winner, seat }: PlayedMatch): Outcome =>
  winner === null ? "left" : winner === seat ? "won" : "lost";

interface Some {
  readonly matches: readonly PlayedMatch[];
  /** What to ask with for the rest. */
  readonly more: string | null;
}

const PATH = "/api/matches";

/** The matches of the guest, newest first, as far as they have been asked for. All may raise a `Refusal`. */
export class Matches {
  /** Null until the first are there. */
  list = $state.raw<readonly PlayedMatch[] | null>(null);
  more = $state.raw<string | null>(null);

  constructor(readonly ask: Ask) {}

  async begin(): Promise<void> {
    const { matches, more } = await this.ask<Some>(PATH);
    this.list = matches;
    this.more = more;
  }

  async goOn(): Promise<void> {
    if (this.more === null) return;
    const { matches, more } = await this.ask<Some>(`${PATH}?before=${this.more}`);
    const known = new Set(this.list?.map(({ id }) => id));
    this.list = [...(this.list ?? []), ...matches.filter(({ id }) => !known.has(id))];
    this.more = more;
  }

  async forget({ id }: PlayedMatch): Promise<void> {
    await this.ask(`${PATH}/${encodeURIComponent(id)}`, { method: "DELETE" });
    this.list = this.list?.filter((match) => match.id !== id) ?? null;
    if (this.list?.length === 0) await this.goOn();
  }

  async forgetAll(): Promise<void> {
    await this.ask(PATH, { method: "DELETE" });
    this.list = [];
    this.more = null;
  }
}
