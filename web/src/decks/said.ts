import { sayCard } from "../texts/cards.ts";
import type { Texts } from "../texts/texts.svelte.ts";
import { cardOf, readEntry } from "./deck.ts";
import type { FaceWords } from "./typed.ts";

/** A card of a box in words: "2, turned 7, sad face". */
export function sayEntry(texts: Pick<Texts, "say">, entry: string): string {
  const card = readEntry(entry);
  if (card === null) return texts.say("decks-card-unread", { text: entry });
  const said = sayCard(texts, cardOf(card));
  return card.face === null
    ? said
    : texts.say("decks-card-with-face", { card: said, face: card.face });
}

/** The faces as the buttons name them. */
export const faceWords = ({ say }: Pick<Texts, "say">): FaceWords => ({
  sad: say("decks-face-sad"),
  neutral: say("decks-face-neutral"),
  happy: say("decks-face-happy"),
});
