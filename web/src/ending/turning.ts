import type { ActionJson, AreaText, CardText, SeatText, VerdictJson } from "$protocol";
import { faceOf } from "../card/face.ts";
import { compare } from "../replay/moment.ts";
import type { Review } from "../review/review.svelte.ts";

/** Bots that search: a server that has none of them can't review matches. */
const SEARCHING: ReadonlySet<string> = new Set(["casual", "careful", "sharp", "master", "flat"]);

export const canReview = (levels: readonly string[]): boolean =>
  levels.some((level) => SEARCHING.has(level));

/** The turn in which somebody lost most of a match. */
export interface Turning {
  readonly verdict: VerdictJson;
  /** Which of their own turns in the round it was, from 1. */
  readonly turn: number;
}

/** Where it turned for a seat; null if all of its turns were good, or it is not known yet. */
export function turningOf(
  { verdicts, summary }: Pick<Review, "verdicts" | "summary">,
  seat: SeatText,
): Turning | null {
  const worst = summary.find((each) => each.seat === seat)?.worst[0];
  if (worst === undefined) return null;
  const [round, action] = worst;
  const own = verdicts.filter((each) => each.seat === seat && each.round === round);
  const verdict = own.find((each) => compare(each, { round, action }) === 0);
  if (verdict === undefined) return null;
  return { verdict, turn: own.indexOf(verdict) + 1 };
}

/** The cards that an action shows, and the area that it is about. */
export function partsOf(action: ActionJson): {
  readonly cards: readonly CardText[];
  readonly area: AreaText | null;
} {
  switch (action.kind) {
    case "play":
      return { cards: action.cards, area: null };
    case "add":
      return { cards: [action.card], area: action.to };
    case "take":
      return { cards: [], area: action.from };
    case "rotate":
      return { cards: [], area: null };
  }
}

export const valuesOf = (cards: readonly CardText[]): readonly number[] =>
  cards.map((card) => faceOf(card).active);
