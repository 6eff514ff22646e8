import type { MomentReviewJson } from "$protocol";
import { Refusal } from "../net/refusal.ts";
import type { Moment } from "../replay/moment.ts";

const REST = 150; // milliseconds: who steps on quickly does not want to know

export type AskMoment = (action: Moment, signal: AbortSignal) => Promise<MomentReviewJson>;

/** All that could be done instead of an action, for the one that is looked at. Kept once it was told. */
export class Moments {
  /** About the action that is wanted; null until it comes. */
  found = $state.raw<MomentReviewJson | null>(null);
  refusal = $state.raw<Refusal | null>(null);

  #ask: AskMoment;
  #kept = new Map<string, MomentReviewJson>();
  #stop: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: AskMoment) {
    this.#ask = ask;
  }

  /** Want to know what could be done instead of this action; null: nothing. */
  want(action: Moment | null, rest = REST): void {
    this.end();
    this.refusal = null;
    const kept = action === null ? undefined : this.#kept.get(keyOf(action));
    this.found = kept ?? null;
    if (action === null || kept !== undefined) return;
    this.#timer = setTimeout(() => void this.#fetch(action), rest);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#stop?.abort();
    this.#stop = null;
  }

  async #fetch(action: Moment): Promise<void> {
    const stop = new AbortController();
    this.#stop = stop;
    try {
      const found = await this.#ask(action, stop.signal);
      if (stop.signal.aborted) return;
      this.#kept.set(keyOf(action), found);
      this.found = found;
    } catch (fault) {
      if (stop.signal.aborted) return;
      this.refusal = fault instanceof Refusal ? fault : new Refusal("no-answer");
    }
  }
}

const keyOf = ({ round, action }: Moment): string => `${round}.${action}`;
