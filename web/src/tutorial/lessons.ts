import type { ActionJson } from "$protocol";
import { tutorial } from "../../protocol/lessons.json";
import type { Offer } from "../hand/acting.svelte.ts";
import type { Aim } from "./trial.svelte.ts";

/** A step of the tutorial: a position, and what shall be done in it. */
export interface Lesson extends Aim {
  readonly name: string;
  readonly position: string;
  readonly level: string | null;
  readonly names: readonly string[];
  /** What may be done at sets on the table, but no step has been about yet. */
  readonly untaught: readonly Offer[];
  readonly has_points: boolean;
  readonly is_slow: boolean;
}

/** The steps in order. */
export const LESSONS = tutorial as readonly Lesson[] satisfies readonly {
  readonly replies: readonly ActionJson[];
}[];

export const NAMES: readonly string[] = LESSONS.map(({ name }) => name);

/** The address of a step; the last of all is the end. */
export const END = "end";
export const pathOf = (name: string): string => `/learn/${name}`;

/** The name of the step after this one, or the end. */
export const after = (name: string): string => NAMES[NAMES.indexOf(name) + 1] ?? END;

/** The name of the step before this one; null before the first. */
export const before = (name: string): string | null => NAMES[NAMES.indexOf(name) - 1] ?? null;
