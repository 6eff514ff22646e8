import type { ActionJson } from "$protocol";
import { isSame, type Deed } from "../practice/deed.ts";
import type { Drill } from "../practice/practice.svelte.ts";
import { answerTo, type Answer, type Puzzle } from "./puzzles.ts";

/** `task`: it is to be solved. `right`, `wrong`: something was done. `shown`: the solution was asked for. */
export type Phase = "task" | "right" | "wrong" | "shown";

/** A puzzle being solved: told what is done, it knows what came of it. */
export class Solving implements Drill<Phase> {
  readonly outcomes: readonly Phase[] = ["right", "wrong"];
  readonly lasting: readonly Phase[] = ["right", "shown"];
  phase = $state<Phase>("task");
  /** What was done that is not the solution. */
  tried = $state.raw<ActionJson | null>(null);
  /** The round is played on, from the position, against bots. */
  isPlaying = $state(false);

  constructor(readonly puzzle: Puzzle) {}

  /** What others may do then. */
  readonly answer: Answer | null = $derived.by(() =>
    this.tried === null ? null : answerTo(this.puzzle, this.tried),
  );

  readonly pointed: ActionJson | null = $derived.by(() =>
    this.phase === "shown" && !this.isPlaying ? this.puzzle.solution : null,
  );

  begin(): void {
    this.phase = "task";
    this.tried = null;
    this.isPlaying = false;
  }

  /** Somebody has acted at the table. */
  see({ seat, action }: Deed): void {
    if (this.phase !== "task" || seat !== this.puzzle.seat) return;
    if (isSame(action, this.puzzle.solution)) this.phase = "right";
    else {
      this.tried = action;
      this.phase = "wrong";
    }
  }

  /** The solution is asked for. */
  show(): void {
    if (this.phase !== "right") this.phase = "shown";
  }
}
