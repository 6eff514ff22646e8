import type { LadderJson, RatedJson, SkillJson } from "$protocol";
import type { Ask } from "../net/ask.ts";
import type { Texts } from "../texts/texts.svelte.ts";

const PATH = "/api/ladder";

/** The ladder for each number of players, as far as it has been asked for. All may raise a `Refusal`. */
export class Ladder {
  #told = $state.raw<Readonly<Record<number, LadderJson>>>({});

  constructor(readonly ask: Ask) {}

  of(players: number): LadderJson | null {
    return this.#told[players] ?? null;
  }

  async look(players: number): Promise<void> {
    const told = await this.ask<LadderJson>(`${PATH}/${players}`);
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
export const lookAtRating = (ask: Ask, id: string): Promise<RatedJson> =>
  ask(`${PATH}/matches/${encodeURIComponent(id)}`);

/** Points for one of the model's skill: whole numbers that a single match moves. */
const POINTS = 50;

/** A skill, or a difference of skills, in the points that people read. */
export const pointsOf = (skill: number): number => Math.round(skill * POINTS);

/** Points as a number: a rating has no separators, as a year has none. */
export const sayPoints = ({ language }: Pick<Texts, "language">, skill: number): string =>
  new Intl.NumberFormat(language, { useGrouping: false }).format(pointsOf(skill));

/** A rating, and how unsure it is: one standard deviation. */
export const sayRating = (
  texts: Pick<Texts, "say" | "language">,
  { skill, unsure }: SkillJson,
): string =>
  texts.say("ladder-rating", {
    skill: sayPoints(texts, skill),
    unsure: sayPoints(texts, unsure),
  });
