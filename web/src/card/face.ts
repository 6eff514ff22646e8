import type { CardText } from "$protocol";

/** A card as it is drawn: which value is on top, and which upside down at the foot. */
export interface Face {
  readonly active: number;
  readonly inactive: number;
  readonly hasStar: boolean;
}

/** Read a card such as `2/7` or `1/5*`. */
export function faceOf(card: CardText): Face {
  const [active, inactive] = card.replace("*", "").split("/").map(Number);
  return { active: active ?? 0, inactive: inactive ?? 0, hasStar: card.endsWith("*") };
}

/** The same card turned by 180 degrees. */
export function turned(card: CardText): CardText {
  const { active, inactive, hasStar } = faceOf(card);
  return `${inactive}/${active}${hasStar ? "*" : ""}`;
}

/** By the active value, then the inactive one, from 1 to 10: as texts, a 10 would come before a 2. */
export function byValues(one: CardText, other: CardText): number {
  const [a, b] = [faceOf(one), faceOf(other)];
  return a.active - b.active || a.inactive - b.inactive || Number(b.hasStar) - Number(a.hasStar);
}
