import type { MistakesJson } from "$protocol";
import type { Ask } from "../net/ask.ts";
import { Attempt } from "../ui/attempt.svelte.ts";

const PATH = "/api/mistakes";
const PAUSE = 1500; // milliseconds between two questions how far the reviews have come

/** What the guest's mistakes have cost in all matches, and the reviews that find them. */
export class Mistakes {
  /** Null until it is there. */
  told = $state.raw<MistakesJson | null>(null);
  /** How many were to be reviewed when that began. */
  planned = $state(0);
  /** How many were not reviewed then. */
  #before = $state(0);
  readonly looking = new Attempt();

  #ask: Ask;
  #isHidden: () => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(ask: Ask, isHidden = (): boolean => false) {
    this.#ask = ask;
    this.#isHidden = isHidden;
  }

  /** How many of those that were to be reviewed are. */
  get reviewed(): number {
    return Math.max(0, this.#before - (this.told?.unreviewed ?? 0));
  }

  look(): Promise<boolean> {
    return this.#get();
  }

  /** Which of those are reviewed when that is wanted: `all`, the `rest`, or the `latest` of them. */
  get which(): "all" | "rest" | "latest" {
    if (this.told !== null && this.told.at_once < this.told.unreviewed) return "latest";
    return this.told?.matches === 0 ? "all" : "rest";
  }

  /** Have the matches reviewed that are not. */
  review(): Promise<boolean> {
    if (this.told !== null) this.#plan(this.told);
    return this.#get({ method: "POST" });
  }

  /** Ask at once: who has looked away looks again. */
  hurry(): void {
    if (this.told?.running === true && !this.looking.isBusy) void this.#get();
  }

  end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  #plan({ at_once, unreviewed }: MistakesJson): void {
    this.planned = at_once;
    this.#before = unreviewed;
  }

  #get(init: RequestInit = {}): Promise<boolean> {
    clearTimeout(this.#timer);
    return this.looking.make(async () => {
      const told = await this.#ask<MistakesJson>(PATH, init);
      if (this.#isOver) return;
      this.told = told;
      if (!told.running) return;
      if (this.planned === 0) this.#plan(told);
      this.#timer = setTimeout(() => {
        if (!this.#isHidden()) void this.#get();
      }, PAUSE);
    });
  }
}
