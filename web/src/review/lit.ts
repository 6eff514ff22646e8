import type { CardText } from "$protocol";
import type { KeyedCard } from "../card/keys.ts";

/** The keys of these cards in a hand, each once; of those that it doesn't have, none. */
export function lit(cards: readonly CardText[], hand: readonly KeyedCard[]): readonly string[] {
  const left = [...hand];
  return cards.flatMap((card) => {
    const at = left.findIndex((each) => each.card === card);
    return at < 0 ? [] : left.splice(at, 1).map(({ key }) => key);
  });
}
