import type { ActionJson, MomentReviewJson, SeatText, VerdictJson } from "$protocol";
import { compare, type Moment } from "../replay/moment.ts";
import { isSame, type Deed } from "../practice/deed.ts";
import type { Drill } from "../practice/practice.svelte.ts";

/**
 * `task`: a better action is to be found. `right`: it was. `wrong`: what was done is not good enough.
 * `shown`: the answer was asked for.
 */
export type Phase = "task" | "right" | "wrong" | "shown";

/** What came of a try: how much it loses against the best, in thousandths of the chance to win the match. */
export interface Answer {
  readonly action: ActionJson;
  readonly loss: number;
  /** It is what was done in the match. */
  readonly isRepeated: boolean;
  readonly isBest: boolean;
}

/** What all actions were worth at a moment, best first. */
export type Worth = Pick<MomentReviewJson, "estimates" | "grades">;

const THOUSAND = 1000;

/** Going through mistakes: one after another, each tried again before its answer is shown. */
export class Learning implements Drill<Phase> {
  readonly outcomes: readonly Phase[] = ["right", "wrong"];
  readonly lasting: readonly Phase[] = ["right", "shown"];
  /** The mistakes, in order. */
  faults = $state.raw<readonly VerdictJson[]>([]);
  at = $state(0);
  phase = $state<Phase>("task");
  /** What came of the last try; it stays when that is put back. */
  answer = $state.raw<Answer | null>(null);
  /** Null until it is known. */
  #worth = $state.raw<Worth | null>(null);
  /** What was done before it was known what that is worth. */
  #early: ActionJson | null = null;
  /** Those that were found, by the player, before the answer was shown. */
  solved = $state.raw<ReadonlySet<string>>(new Set());
  /** Those whose answer was shown before. */
  #shown = new Set<string>();

  constructor(readonly seat: SeatText) {}

  readonly pointed: ActionJson | null = $derived.by(() =>
    this.phase === "shown" ? (this.#worth?.estimates[0]?.action ?? null) : null,
  );

  /** Go through these, from this one on. */
  start(faults: readonly VerdictJson[], first: Moment | null): void {
    this.faults = faults;
    const found = first === null ? 0 : faults.findIndex((each) => compare(each, first) === 0);
    this.go(Math.max(0, found));
  }

  get fault(): VerdictJson | null {
    return this.faults[this.at] ?? null;
  }

  /** All have been gone through. */
  get isOver(): boolean {
    return this.at >= this.faults.length;
  }

  get isLast(): boolean {
    return this.at === this.faults.length - 1;
  }

  isSolved(fault: VerdictJson): boolean {
    return this.solved.has(keyOf(fault));
  }

  /** How many of these were found. */
  get found(): number {
    return this.faults.filter((each) => this.isSolved(each)).length;
  }

  go(at: number): void {
    this.at = at;
    this.answer = null;
    this.#worth = null;
    this.begin();
  }

  next(): void {
    this.go(this.at + 1);
  }

  begin(): void {
    this.phase = "task";
    this.#early = null;
  }

  /** It is known what all actions were worth. */
  know(worth: Worth): void {
    this.#worth = worth;
    if (this.#early !== null) this.#judge(this.#early, worth);
    this.#early = null;
  }

  /** Somebody has acted at the table. */
  see({ seat, action }: Deed): void {
    if (seat !== this.seat || (this.phase !== "task" && this.phase !== "shown")) return;
    if (this.#worth === null) this.#early = action;
    else this.#judge(action, this.#worth);
  }

  show(): void {
    if (this.fault !== null && this.phase !== "right") {
      this.#shown.add(keyOf(this.fault));
      this.phase = "shown";
    }
  }

  /** Judged by what could be known. */
  #judge(action: ActionJson, { estimates, grades }: Worth): void {
    const { fault } = this;
    const best = estimates[0];
    const at = estimates.findIndex((each) => isSame(each.action, action));
    const found = estimates[at];
    if (fault === null || best === undefined || found === undefined) return;
    const isBest = found === best;
    this.answer = {
      action,
      loss: isBest ? 0 : Math.max(0, Math.round((best.match - found.match) * THOUSAND)),
      isRepeated: isSame(fault.played.action, action),
      isBest,
    };
    this.phase = isBest || grades[at] === "good" ? "right" : "wrong";
    if (this.phase !== "right" || this.#shown.has(keyOf(fault))) return;
    this.solved = new Set([...this.solved, keyOf(fault)]);
  }
}

const keyOf = ({ round, action }: Moment): string => `${round}.${action}`;
