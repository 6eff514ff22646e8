import { byValues } from "../card/face.ts";
import type { KeyedCard } from "../card/keys.ts";
import type { Sort } from "../preferences.svelte.ts";

/**
 * The order in which a player holds the cards. It is the player's own affair: the server is not
 * told, and a card that is turned stays where it is.
 */
export class Arrangement {
  #keys = $state.raw<readonly string[]>([]);
  #round = "";

  /** The hand as it is held. */
  shown(hand: readonly KeyedCard[], sort: Sort): readonly KeyedCard[] {
    const sorted = hand.toSorted((a, b) => byValues(a.card, b.card));
    return sort === "value" ? sorted : inOrder(sorted, this.#keys);
  }

  /** The hand has changed: cards that stay keep their places, cards that come go to the end. */
  follow(hand: readonly KeyedCard[], round: string): void {
    if (round !== this.#round) this.#keys = [];
    this.#round = round;
    // Nothing was moved by hand in this round: there is no order to keep.
    if (this.#keys.length === 0) return;
    this.hold(this.shown(hand, "hand"));
  }

  /** Hold the cards in this order from now on. */
  hold(cards: readonly KeyedCard[]): void {
    this.#keys = cards.map(({ key }) => key);
  }
}

/** The cards with some of them taken out and put in again together, before the one at `index` of the rest. */
export function moved(
  cards: readonly KeyedCard[],
  keys: readonly string[],
  index: number,
): readonly KeyedCard[] {
  const rest = cards.filter(({ key }) => !keys.includes(key));
  return rest.toSpliced(index, 0, ...cards.filter(({ key }) => keys.includes(key)));
}

function inOrder(cards: readonly KeyedCard[], keys: readonly string[]): readonly KeyedCard[] {
  const place = (key: string): number => {
    const found = keys.indexOf(key);
    return found < 0 ? keys.length : found;
  };
  return cards.toSorted((a, b) => place(a.key) - place(b.key));
}
