import type { CardKnowledgeJson, SeatText } from "$protocol";
import { byValues, faceOf } from "../card/face.ts";

/** By the values of the cards, or what is surest first. */
export type Order = "card" | "chance";

/** All who may hold one of the cards, in the order of the seats. */
export function holdersIn(cards: readonly CardKnowledgeJson[]): readonly SeatText[] {
  return [...new Set(cards.flatMap(({ chances }) => chances.map(({ seat }) => seat)))].toSorted();
}

/** How likely a seat holds a card, with each of its values up: the lower one first. */
export function cellOf(
  { card, chances }: CardKnowledgeJson,
  seat: SeatText,
): readonly { readonly value: number; readonly chance: number }[] {
  const { active, inactive } = faceOf(card);
  return [active, inactive].map((value) => {
    const found = chances.find((each) => each.seat === seat && faceOf(each.card).active === value);
    return { value, chance: found?.chance ?? 0 };
  });
}

export function sorted(
  cards: readonly CardKnowledgeJson[],
  order: Order,
): readonly CardKnowledgeJson[] {
  const byCard = cards.toSorted((a, b) => byValues(a.card, b.card));
  return order === "card" ? byCard : byCard.toSorted((a, b) => surest(b) - surest(a));
}

const surest = ({ chances }: CardKnowledgeJson): number =>
  Math.max(0, ...chances.map(({ chance }) => chance));
