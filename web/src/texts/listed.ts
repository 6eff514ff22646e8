import { isolated } from "./isolated.ts";
import type { Texts } from "./texts.svelte.ts";

/** Names or other things one after another, as the language joins them: "Ann, Bob, and Cleo". */
export function listed({ language }: Pick<Texts, "language">, things: readonly string[]): string {
  return new Intl.ListFormat(language).format(things.map(isolated));
}

/** Numbers of which one is meant: "2, 3, or 5". */
export function either({ language }: Pick<Texts, "language">, numbers: readonly number[]): string {
  return new Intl.ListFormat(language, { type: "disjunction" }).format(numbers.map(String));
}
