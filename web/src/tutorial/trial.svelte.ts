import type { ActionJson, EventJson, SeatText } from "$protocol";
import { deedOf, isSame } from "./deed.ts";

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

/** One go at a step of the tutorial: told what happens, it knows how far it has come. */
export class Trial {
  phase = $state<Phase>("task");
  /** Which task it is: first what is refused, if there is such a thing, then one move after another. */
  task = $state(0);
  #replies = 0;

  constructor(readonly aim: Aim) {}

  /** The actions of which any one is to be done now; none if anything will do, or nothing is to be done. */
  readonly wanted: readonly ActionJson[] = $derived.by(() =>
    this.phase === "task" ? (this.#asked[this.task] ?? []) : [],
  );

  /** Whether what is to be done now is to be refused. */
  readonly isTry: boolean = $derived.by(
    () => this.phase === "task" && this.aim.tries.length > 0 && this.task === 0,
  );

  /** Something has happened at the table. */
  see(event: EventJson): void {
    const deed = deedOf(event);
    if (deed === null) return;
    if (deed.seat !== this.aim.seat) {
      this.#replies += 1;
      this.#settle();
    } else if (this.phase === "task") this.#act(deed.action);
  }

  /** Something was refused; whether that was asked for. */
  refuse(action: ActionJson): boolean {
    const isAsked = this.isTry && this.wanted.some((each) => isSame(each, action));
    if (isAsked) this.task += 1;
    return isAsked;
  }

  get #asked(): readonly (readonly ActionJson[])[] {
    const { tries, wanted } = this.aim;
    return tries.length > 0 ? [tries, ...wanted] : wanted;
  }

  #act(action: ActionJson): void {
    const isFree = this.#asked.length === 0;
    if (!isFree && (this.isTry || !this.wanted.some((each) => isSame(each, action)))) {
      this.phase = "other";
      return;
    }
    if (this.task + 1 < this.#asked.length) this.task += 1;
    else {
      this.phase = "wait";
      this.#settle();
    }
  }

  #settle(): void {
    if (this.phase === "wait" && this.#replies >= this.aim.replies.length) this.phase = "done";
  }
}
