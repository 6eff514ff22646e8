import type { ActionJson, SeatText } from "$protocol";
import { isSame, type Deed } from "../practice/deed.ts";
import type { Drill } from "../practice/practice.svelte.ts";

/** What a trial needs to know of a step. */
export interface Aim {
  readonly seat: SeatText;
  /** What is asked for although it is refused; after that, the moves. */
  readonly tries: readonly ActionJson[];
  /** For each move the actions of which any one will do. No moves: whatever is done will do. */
  readonly wanted: readonly (readonly ActionJson[])[];
  readonly replies: readonly ActionJson[];
}

/**
 * `task`: something is to be done. `wait`: it is done, and the others act. `done`: it is over.
 * `other`: something else was done, so that the task can no longer be.
 */
export type Phase = "task" | "wait" | "done" | "other";

/** A step of the tutorial being done: told what happens, it knows how far it has come. */
export class Trial implements Drill<Phase> {
  readonly outcomes: readonly Phase[] = ["done", "other"];
  readonly lasting: readonly Phase[] = ["done"];
  phase = $state<Phase>("task");
  /** Which task it is: first what is refused, if there is such a thing, then one move after another. */
  task = $state(0);
  /** Whether to point at what is to be done. */
  isShown = $state(false);
  /** What was done last that wasn't asked for; it stays until something else is done. */
  wrong = $state.raw<ActionJson | null>(null);
  #replies = 0;

  aim: Aim = $state.raw() as Aim;

  constructor(aim: Aim) {
    this.aim = aim;
  }

  /** The actions of which any one is to be done now; none if anything will do, or nothing is to be done. */
  readonly wanted: readonly ActionJson[] = $derived.by(() =>
    this.phase === "task" ? (this.#asked[this.task] ?? []) : [],
  );

  /** Whether what is to be done now is to be refused. */
  readonly isTry: boolean = $derived.by(
    () => this.phase === "task" && this.aim.tries.length > 0 && this.task === 0,
  );

  readonly pointed: ActionJson | null = $derived.by(() =>
    this.isShown ? (this.wanted[0] ?? null) : null,
  );

  /** Go on with another step. */
  turnTo(aim: Aim): void {
    this.aim = aim;
    this.wrong = null;
    this.begin();
  }

  begin(): void {
    this.phase = "task";
    this.task = 0;
    this.isShown = false;
    this.#replies = 0;
  }

  /** Somebody has acted at the table. */
  see({ seat, action }: Deed): void {
    if (seat !== this.aim.seat) {
      this.#replies += 1;
      this.#settle();
    } else if (this.phase === "task") this.#act(action);
  }

  /** Something was refused; whether that was asked for. */
  refuse(action: ActionJson): boolean {
    const isAsked = this.isTry && this.wanted.some((each) => isSame(each, action));
    if (isAsked) this.#goOn();
    return isAsked;
  }

  get #asked(): readonly (readonly ActionJson[])[] {
    const { tries, wanted } = this.aim;
    return tries.length > 0 ? [tries, ...wanted] : wanted;
  }

  #act(action: ActionJson): void {
    const isFree = this.#asked.length === 0;
    if (!isFree && (this.isTry || !this.wanted.some((each) => isSame(each, action)))) {
      this.wrong = action;
      this.phase = "other";
      return;
    }
    this.wrong = null;
    if (this.task + 1 < this.#asked.length) this.#goOn();
    else {
      this.phase = "wait";
      this.#settle();
    }
  }

  #goOn(): void {
    this.task += 1;
    this.isShown = false;
  }

  #settle(): void {
    if (this.phase === "wait" && this.#replies >= this.aim.replies.length) this.phase = "done";
  }
}
