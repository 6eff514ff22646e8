import type { CardText } from "$protocol";
import { faceOf, turned } from "./face.ts";

/** A card with a key that stays the same when it is turned or moved among its neighbours. */
export interface KeyedCard {
  readonly key: string;
  readonly card: CardText;
}

/** Keys for cards that lie together. Equal cards, which cannot be told apart, are numbered. */
export function keyed(cards: readonly CardText[]): readonly KeyedCard[] {
  const taken = new Set<string>();
  return cards.map((card) => ({ key: newKey(card, taken), card }));
}

/** What is known about how a hand has changed. */
export interface HandChange {
  /** Whether the hand was rotated, as far as its owner was told. */
  readonly isRotated: boolean;
  /** The keys of the cards that its owner has chosen: of equal cards these leave first. */
  readonly leaving: readonly string[];
}

/** Keys for a hand that has changed: a card that stays keeps its key, also among equal cards. */
export function rekeyed(
  before: readonly KeyedCard[],
  cards: readonly CardText[],
  { isRotated, leaving }: HandChange,
): readonly KeyedCard[] {
  const asTurned = before.map(({ key, card }) => ({ key, card: turned(card) }));
  const [same, other] = [countIn(before, cards), countIn(asTurned, cards)];
  const left = other > same || (other === same && isRotated) ? asTurned : before;
  const staying = [
    ...left.filter(({ key }) => !leaving.includes(key)),
    ...left.filter(({ key }) => leaving.includes(key)),
  ];
  const taken = new Set(before.map(({ key }) => key));
  return cards.map((card) => {
    const at = staying.findIndex((each) => each.card === card);
    const [stays] = at < 0 ? [] : staying.splice(at, 1);
    return { key: stays?.key ?? newKey(card, taken), card };
  });
}

/** How many of these cards are among the others, each as often as it is there. */
function countIn(keyedCards: readonly KeyedCard[], cards: readonly CardText[]): number {
  const left = [...cards];
  return keyedCards.filter(({ card }) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

/** A key that isn't taken yet; now it is. */
function newKey(card: CardText, taken: Set<string>): string {
  const { active, inactive, hasStar } = faceOf(card);
  const values = [active, inactive].toSorted((a, b) => a - b).join("/");
  const name = `${values}${hasStar ? "*" : ""}`;
  let count = 1;
  while (taken.has(`${name}#${count}`)) count += 1;
  taken.add(`${name}#${count}`);
  return `${name}#${count}`;
}
