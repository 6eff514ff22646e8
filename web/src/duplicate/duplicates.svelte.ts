import type { DuplicateEntryJson, DuplicatesJson, DuplicateJson } from "$protocol";
import { sending, type Ask } from "../net/ask.ts";
import { Attempt } from "../ui/attempt.svelte.ts";

const PATH = "/api/duplicates";
const POLL = 1000; // milliseconds between two questions whether the bots are done
const GONE = "no-such-duplicate";
const path = (code: string): string => `${PATH}/${encodeURIComponent(code)}`;

/** Let others play the deals of a match, from the own seat of it. Raises a `Refusal`. */
export const makeDuplicate = (ask: Ask, record: string): Promise<DuplicateJson> =>
  ask(PATH, sending({ record }));

/** The deals that this guest has made or played, newest first. Raises a `Refusal`. */
export async function listDuplicates(ask: Ask): Promise<readonly DuplicateEntryJson[]> {
  return (await ask<DuplicatesJson>(PATH)).duplicates;
}

/** Deals as this guest may see them, asked for again as long as bots play them. */
export class Duplicate {
  /** Null until they are there. */
  told = $state.raw<DuplicateJson | null>(null);
  readonly looking = new Attempt();
  readonly asking = new Attempt();

  #ask: Ask;
  #path: string;
  #isHidden: () => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;
  #asked = 0; // questions so far
  #heard = 0; // the latest of them that was answered

  constructor(ask: Ask, code: string, isHidden = (): boolean => false) {
    this.#ask = ask;
    this.#path = path(code);
    this.#isHidden = isHidden;
  }

  look(): Promise<boolean> {
    return this.#get(this.looking, this.#path);
  }

  /** Let a bot of this level play them, too. */
  askBot(level: string): Promise<boolean> {
    return this.#get(this.asking, `${this.#path}/bots`, sending({ level }));
  }

  /** Ask at once: who has looked away looks again. */
  hurry(): void {
    if (this.#isThinking && !this.looking.isBusy) void this.look();
  }

  end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  get #isThinking(): boolean {
    return (this.told?.thinking.length ?? 0) > 0;
  }

  async #get(attempt: Attempt, at: string, init: RequestInit = {}): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#asked += 1;
    const number = this.#asked;
    const isDone = await attempt.make(async () => {
      const told = await this.#ask<DuplicateJson>(at, init);
      if (number < this.#heard) return; // what was asked later is known already
      this.#heard = number;
      this.told = told;
    });
    this.#lookAgain();
    return isDone;
  }

  /** Ask again as long as bots are at it, and somebody looks. */
  #lookAgain(): void {
    clearTimeout(this.#timer);
    const isGone = this.looking.refusal?.code === GONE;
    if (this.#isOver || isGone || !this.#isThinking) return;
    this.#timer = setTimeout(() => {
      if (!this.#isHidden()) void this.look();
    }, POLL);
  }
}
