import type { CardText } from "$protocol";
import { faceOf } from "./face.ts";

/** A card with a key that stays the same when it is turned or moved among its neighbours. */
export interface KeyedCard {
  readonly key: string;
  readonly card: CardText;
}

/** Keys for cards that lie together. Equal cards, which cannot be told apart, are numbered. */
export function keyed(cards: readonly CardText[]): readonly KeyedCard[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const { active, inactive, hasStar } = faceOf(card);
    const values = [active, inactive].toSorted((a, b) => a - b).join("/");
    const name = `${values}${hasStar ? "*" : ""}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { key: `${name}#${count}`, card };
  });
}
