import type { CardText } from "$protocol";
import { faceOf } from "../card/face.ts";
import { listed } from "./listed.ts";
import type { Facts, Texts } from "./texts.svelte.ts";

/** What a message about a card needs. */
export function cardFacts(card: CardText): Facts {
  const { active, inactive, hasStar } = faceOf(card);
  return { value: active, other: inactive, star: hasStar ? "yes" : "no" };
}

/** A card by itself, for who hears it: "2, turned 7". */
export const sayCard = ({ say }: Pick<Texts, "say">, card: CardText): string =>
  say("hand-card", cardFacts(card));

/** A card within a sentence: "2 (turned 7)". */
export const sayCardInside = ({ say }: Pick<Texts, "say">, card: CardText): string =>
  say("card-inside", cardFacts(card));

/** Cards within a sentence, one after another. */
export const sayCards = (texts: Pick<Texts, "say" | "language">, cards: readonly CardText[]) =>
  listed(
    texts,
    cards.map((card) => sayCardInside(texts, card)),
  );
