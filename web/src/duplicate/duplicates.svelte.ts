import type { DuplicateEntry, DuplicatesTold, DuplicateTold } from "$protocol";
import { sending, type Ask } from "../net/ask.ts";

const PATH = "/api/duplicates";
const path = (code: string): string => `${PATH}/${encodeURIComponent(code)}`;

/** Let others play the deals of a match, from the own seat of it. Raises a `Refusal`. */
export const makeDuplicate = (ask: Ask, record: string): Promise<DuplicateTold> =>
  ask(PATH, sending({ record }));

/** The deals that this guest has made or played, newest first. Raises a `Refusal`. */
export async function listDuplicates(ask: Ask): Promise<readonly DuplicateEntry[]> {
  return (await ask<DuplicatesTold>(PATH)).duplicates;
}

/** Deals as this guest may see them. All may raise a `Refusal`. */
export class Duplicate {
  /** Null until they are there. */
  told = $state.raw<DuplicateTold | null>(null);

  constructor(
    readonly ask: Ask,
    readonly code: string,
  ) {}

  async look(): Promise<void> {
    this.told = await this.ask<DuplicateTold>(path(this.code));
  }

  /** Let a bot of this level play them, too. */
  async askBot(level: string): Promise<void> {
    this.told = await this.ask<DuplicateTold>(`${path(this.code)}/bots`, sending({ level }));
  }
}
