import type { ActionJson } from "$protocol";
import { faceOf } from "../card/face.ts";
import type { Texts } from "../texts/texts.svelte.ts";

interface Asked {
  readonly line: string;
  readonly key: string;
}

/** What a step asks for, above the hand and on the main key; null if it asks for nothing in particular. */
export function sayAsked(
  { say }: Pick<Texts, "say">,
  action: ActionJson | undefined,
): Asked | null {
  if (action === undefined) return null;
  const facts = { kind: action.kind, ...measured(action) };
  return { line: say("tutorial-asked", facts), key: say("tutorial-key", facts) };
}

/** How many cards of which value an action needs from the hand. */
export function measured(action: ActionJson): { size: number; value: number } {
  const cards = action.kind === "play" ? action.cards : action.kind === "add" ? [action.card] : [];
  return { size: cards.length, value: cards[0] === undefined ? 0 : faceOf(cards[0]).active };
}
