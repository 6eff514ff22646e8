import type { ReviewJson, RoundReviewJson, SeatText, SummaryJson, VerdictJson } from "$protocol";
import { Refusal } from "../net/refusal.ts";
import { compare, type Moment } from "../replay/moment.ts";

/** What a review is asked of. Both raise a `Refusal`, or an `AbortError` when they are given up. */
export interface Reviewer {
  begin(signal: AbortSignal): Promise<ReviewJson>;
  /** How far it has come, with the verdicts from this one on. */
  ask(after: number, signal: AbortSignal): Promise<ReviewJson>;
}

const PAUSE = 500; // milliseconds between two questions how far it has come

/** A review of a match: begun by the server, and shown as far as it has come. */
export class Review {
  /** Null: it was not asked for. */
  state = $state<ReviewJson["state"] | null>(null);
  done = $state(0);
  total = $state(0);
  simulations = $state(0);
  /** In order; those that are there. */
  verdicts = $state.raw<readonly VerdictJson[]>([]);
  rounds = $state.raw<readonly RoundReviewJson[]>([]);
  summary = $state.raw<readonly SummaryJson[]>([]);
  /** Why it does not go on. */
  refusal = $state.raw<Refusal | null>(null);

  #reviewer: Reviewer;
  #stop: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isHidden: () => boolean;

  constructor(reviewer: Reviewer, isHidden = (): boolean => false) {
    this.#reviewer = reviewer;
    this.#isHidden = isHidden;
  }

  /** Whether it was asked for. */
  get isWanted(): boolean {
    return this.state !== null || this.refusal !== null;
  }

  /** Whether it goes on. */
  get isRunning(): boolean {
    return this.refusal === null && (this.state === "waiting" || this.state === "running");
  }

  get isDone(): boolean {
    return this.state === "done";
  }

  readonly #byMoment = $derived.by(
    () => new Map(this.verdicts.map((verdict) => [`${verdict.round}.${verdict.action}`, verdict])),
  );
  readonly #byRound = $derived.by(() => new Map(this.rounds.map((each) => [each.round, each])));

  /** How good the action was that led to this moment; null if nobody acted, or it is not known yet. */
  of({ round, action }: Moment): VerdictJson | null {
    return this.#byMoment.get(`${round}.${action}`) ?? null;
  }

  round(round: number): RoundReviewJson | null {
    return this.#byRound.get(round) ?? null;
  }

  /** What a seat, or whoever it was, did that was not good, in order. */
  faults(seat: SeatText | null, isFault = isAnyFault): readonly VerdictJson[] {
    return this.verdicts.filter((each) => isFault(each) && (seat === null || each.seat === seat));
  }

  /** Ask for it; nothing if that was done. */
  begin(): void {
    if (!this.isWanted) this.again();
  }

  /** Ask for it anew, after something has failed. */
  again(): void {
    this.end();
    this.refusal = null;
    this.state = "waiting";
    void this.#follow((signal) => this.#reviewer.begin(signal), 0);
  }

  /** Ask at once how far it has come: who has looked away looks again. */
  hurry(): void {
    if (this.isRunning && this.#stop === null) this.#ask();
  }

  /** Ask no more. */
  end(): void {
    clearTimeout(this.#timer);
    this.#stop?.abort();
    this.#stop = null;
  }

  #ask(): void {
    clearTimeout(this.#timer);
    if (this.#isHidden()) return;
    const after = this.verdicts.length;
    void this.#follow((signal) => this.#reviewer.ask(after, signal), after);
  }

  async #follow(ask: (signal: AbortSignal) => Promise<ReviewJson>, after: number): Promise<void> {
    const stop = new AbortController();
    this.#stop = stop;
    try {
      const told = await ask(stop.signal);
      if (stop.signal.aborted) return;
      this.#stop = null;
      this.#take(told, after);
    } catch (fault) {
      if (stop.signal.aborted) return;
      this.#stop = null;
      this.refusal = fault instanceof Refusal ? fault : new Refusal("no-answer");
    }
  }

  #take(told: ReviewJson, after: number): void {
    if (told.state === "none") {
      this.again(); // the server has forgotten it
      return;
    }
    this.state = told.state;
    this.done = told.done;
    this.total = told.total;
    this.simulations = told.simulations;
    this.verdicts = [...this.verdicts.slice(0, after), ...told.verdicts];
    const fresh = new Set(told.rounds.map(({ round }) => round));
    this.rounds = [...this.rounds.filter(({ round }) => !fresh.has(round)), ...told.rounds];
    this.summary = told.summary;
    if (this.isRunning) this.#timer = setTimeout(() => this.#ask(), PAUSE);
  }
}

/** What was not good. */
export const isAnyFault = ({ grade }: Pick<VerdictJson, "grade">): boolean =>
  grade !== "good" && grade !== "great";
/** The same without what was only inaccurate. */
export const isMistake = ({ grade }: Pick<VerdictJson, "grade">): boolean =>
  grade === "mistake" || grade === "blunder";

/** The next one after a moment, or the last one before it. */
export function faultFrom(
  faults: readonly VerdictJson[],
  here: Moment,
  way: 1 | -1,
): VerdictJson | null {
  return way === 1
    ? (faults.find((each) => compare(each, here) > 0) ?? null)
    : (faults.findLast((each) => compare(each, here) < 0) ?? null);
}
