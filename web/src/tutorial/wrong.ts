import type { ActionJson, CardText } from "$protocol";
import { faceOf } from "../card/face.ts";
import type { Texts } from "../texts/texts.svelte.ts";

// What stands for cards in a message; it doesn't occur in a text of ours.
const CARDS = "\ue002";

/** Words, or the values of cards among them. */
export type WordsOrValues = string | readonly number[];

/** A message about an action that wasn't asked for, in pieces: words, and cards as their values. */
export function whatOf(
  { say }: Pick<Texts, "say">,
  id: string,
  action: ActionJson,
): readonly WordsOrValues[] {
  const cards = cardsOf(action);
  const facts = { kind: action.kind, size: cards.length, cards: CARDS };
  const words = say(id, { what: say("tutorial-what", facts) }).split(CARDS);
  return words.flatMap((each, index): WordsOrValues[] => {
    const values = cards.map((card) => faceOf(card).active);
    return index === 0 ? [each] : [values, each];
  });
}

function cardsOf(action: ActionJson): readonly CardText[] {
  if (action.kind === "play") return action.cards;
  return action.kind === "add" ? [action.card] : [];
}
