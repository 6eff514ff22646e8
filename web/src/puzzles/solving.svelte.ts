import type { ActionJson, EventJson } from "$protocol";
import { deedOf, isSame } from "../tutorial/deed.ts";
import { answerTo, type Answer, type Puzzle } from "./puzzles.ts";

/** `task`: it is to be solved. `right`, `wrong`: something was done. `shown`: the solution was asked for. */
export type Phase = "task" | "right" | "wrong" | "shown";

/** One go at a puzzle: told what happens, it knows what came of it. */
export class Solving {
  phase = $state<Phase>("task");
  /** What was done that is not the solution. */
  tried = $state.raw<ActionJson | null>(null);

  constructor(readonly puzzle: Puzzle) {}

  /** What others may do then. */
  readonly answer: Answer | null = $derived.by(() =>
    this.tried === null ? null : answerTo(this.puzzle, this.tried),
  );

  /** Something has happened at the table. */
  see(event: EventJson): void {
    const deed = deedOf(event);
    if (deed === null || this.phase !== "task" || deed.seat !== this.puzzle.seat) return;
    if (isSame(deed.action, this.puzzle.solution)) this.phase = "right";
    else {
      this.tried = deed.action;
      this.phase = "wrong";
    }
  }

  /** The solution is asked for. */
  show(): void {
    if (this.phase !== "right") this.phase = "shown";
  }
}
