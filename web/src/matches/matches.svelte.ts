import type { MatchesJson, PlayedMatchJson } from "$protocol";
import type { Ask } from "../net/ask.ts";

export type Outcome = "won" | "lost" | "left";

export const outcomeOf = ({ winner, seat }: PlayedMatchJson): Outcome =>
  winner === null ? "left" : winner === seat ? "won" : "lost";

const PATH = "/api/matches";

/** The matches of the guest, newest first, as far as they have been asked for. All may raise a `Refusal`. */
export class Matches {
  /** Null until the first are there. */
  list = $state.raw<readonly PlayedMatchJson[] | null>(null);
  more = $state.raw<string | null>(null);

  constructor(readonly ask: Ask) {}

  async begin(): Promise<void> {
    const { matches, more } = await this.ask<MatchesJson>(PATH);
    this.list = matches;
    this.more = more;
  }

  async goOn(): Promise<void> {
    if (this.more === null) return;
    const { matches, more } = await this.ask<MatchesJson>(`${PATH}?before=${this.more}`);
    const known = new Set(this.list?.map(({ id }) => id));
    this.list = [...(this.list ?? []), ...matches.filter(({ id }) => !known.has(id))];
    this.more = more;
  }

  async forget({ id }: PlayedMatchJson): Promise<void> {
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
