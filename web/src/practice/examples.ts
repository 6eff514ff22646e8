import { examples } from "../../protocol/lessons.json";
import type { Exercise } from "../game/game.svelte.ts";
import type { Book, Rule } from "../rules/book.ts";

/** An example of the rules: a position to try, and the number of the rule that it shows. */
export interface Example {
  readonly rule: string;
  readonly exercise: Exercise;
}

/** The example of this name; null if there is none. */
export function exampleOf(name: string): Example | null {
  const all: Readonly<Record<string, unknown>> = examples;
  if (!Object.hasOwn(all, name)) return null;
  // It is written by dnup.protocol, and tests compare it.
  const { rule, position, seat, replies, level } = all[name] as Exercise & { rule: string };
  return { rule, exercise: { position, seat, replies: replies ?? [], level: level ?? null } };
}

/** The rule with which the rules page shows this example: two rules may have one number. */
export function ruleOf(book: Book, name: string): Rule | null {
  const rules = book.sections.flatMap((section) => section.rules);
  const shows = ({ blocks }: Rule): boolean =>
    blocks.some((block) => block.kind === "example" && block.name === name);
  return rules.find(shows) ?? null;
}
