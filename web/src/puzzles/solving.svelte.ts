import type { ActionJson } from "$protocol";
import { isSame, type Deed } from "../practice/deed.ts";
import type { Drill } from "../practice/practice.svelte.ts";
import type { Answer, Details } from "./puzzles.ts";

/** `task`: it is to be solved. `right`, `wrong`: something was done. `shown`: the solution was asked for. */
export type Phase = "task" | "right" | "wrong" | "shown";

/** A puzzle being solved: told what is done, it knows what came of it. */
export class Solving implements Drill<Phase> {
  readonly outcomes: readonly Phase[] = ["right", "wrong"];
  readonly lasting: readonly Phase[] = ["right", "shown"];
  phase = $state<Phase>("task");
  /** What was done so far that isn't the solution. It stays when the cards are put back. */
  tries = $state.raw<readonly ActionJson[]>([]);
  /** The round is played on, from the position, against bots. */
  isPlaying = $state(false);

  constructor(readonly puzzle: Details) {}

  /** What becomes of the last try. */
  readonly answer: Answer | null = $derived.by(() => {
    const tried = this.tries.at(-1);
    return tried === undefined ? null : answerTo(this.puzzle, tried);
  });

  readonly pointed: ActionJson | null = $derived.by(() =>
    this.phase === "shown" && !this.isPlaying ? this.puzzle.solution : null,
  );

  begin(): void {
    this.phase = "task";
    this.isPlaying = false;
  }

  /** Somebody has acted at the table. */
  see({ seat, action }: Deed): void {
    if (this.phase !== "task" || seat !== this.puzzle.seat) return;
    if (isSame(action, this.puzzle.solution)) this.phase = "right";
    else {
      this.tries = [...this.tries, action];
      this.phase = "wrong";
    }
  }

  /** The solution is asked for. */
  show(): void {
    if (this.phase !== "right") this.phase = "shown";
  }
}

/** What becomes of an action; null if nothing is known of it. */
export const answerTo = (puzzle: Details, action: ActionJson): Answer | null =>
  puzzle.answers.find((answer) => isSame(answer.action, action)) ?? null;
