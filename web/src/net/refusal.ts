import type { RefusedJson } from "$protocol";

export type RefusalFacts = Readonly<Record<string, string | number>>;

/** What was asked for is not done: a code and what a sentence about it needs. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: RefusalFacts = {},
    readonly rule: string | null = null,
  ) {
    super(code);
  }

  static of(refused: RefusedJson): Refusal {
    return new Refusal(refused.code, refused.facts, refused.rule ?? null);
  }
}
