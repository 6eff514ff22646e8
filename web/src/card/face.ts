import type { CardText } from "$protocol";
import { numeral, type Numeral } from "./numeral.ts";

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

/** What stands in a corner of a card: the value there, and below it, small, the other one. */
export interface Index {
  readonly value: number;
  readonly other: number;
  readonly numeral: Numeral;
  readonly badge: { readonly x: number; readonly numeral: Numeral };
}

/** Both values stand in the left half: of a card half covered by the next one nothing is hidden. */
export function indexOf(value: number, other: number): Index {
  const large = numeral(value, { x: 10, y: 11.5, height: 45, most: 41 });
  const x = Math.max(21.5, Math.min(10 + Math.max(large.width, 22) / 2, 27));
  const small = numeral(other, { x, y: 65.2, height: 14.4, most: 14, isCentred: true });
  return { value, other, numeral: large, badge: { x, numeral: small } };
}
