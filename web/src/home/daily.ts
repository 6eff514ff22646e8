import type { CardText } from "$protocol";

/** What the start page shows of a puzzle. */
export interface Task {
  readonly id: string;
  readonly hand: readonly CardText[];
  readonly sets: readonly (readonly CardText[])[];
  readonly goal: "out" | "stop";
  /** Own turns in which it is reached. */
  readonly within: number;
}
