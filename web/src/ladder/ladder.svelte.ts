import type { LadderTold, RatedTold, SkillTold } from "$protocol";
import type { Ask } from "../net/ask.ts";
import type { Texts } from "../texts/texts.svelte.ts";

const PATH = "/api/ladder";

/** The ladder for each number of players, as far as it has been asked for. All may raise a `Refusal`. */
export class Ladder {
  #told = $state.raw<Readonly<Record<number, LadderTold>>>({});

  constructor(readonly ask: Ask) {}

  of(players: number): LadderTold | null {
    return this.#told[players] ?? null;
  }

  async look(players: number): Promise<void> {
    const told = await this.ask<LadderTold>(`${PATH}/${players}`);
    this.#told = { ...this.#told, [players]: told };
  }

  /** Forget the own ratings, and see the ladder without them. */
  async startAnew(players: number): Promise<void> {
    await this.ask(PATH, { method: "DELETE" });
    this.#told = {};
    await this.look(players);
  }
}

/** What a match did to the own rating. Raises a `Refusal`. */
export const lookAtRating = (ask: Ask, id: string): Promise<RatedTold> =>
  ask(`${PATH}/matches/${encodeURIComponent(id)}`);

/** A rating in words: the skill, and twice what is unsure, between which it lies as good as surely. */
export function sayRating(
  { say, language }: Pick<Texts, "say" | "language">,
  rating: SkillTold,
): string {
  const written = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return say("ladder-rating", {
    skill: written.format(rating.skill),
    unsure: written.format(rating.unsure),
  });
}
