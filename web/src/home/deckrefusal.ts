import type { Refusal } from "../net/refusal.ts";
import { sayRefusal } from "../texts/sentences.ts";
import type { Texts } from "../texts/texts.svelte.ts";

/** A refusal as a sentence; of a deck, what is wrong with it and where. */
export function sayDeckRefusal(texts: Texts, refusal: Refusal): string {
  const { code, facts } = refusal;
  const id = `deck-${facts["why"]}`;
  if (code !== "bad-deck" || !texts.has(id)) return sayRefusal(texts, refusal);
  const what = texts.say(id, facts);
  const entry = facts["entry"];
  return entry === undefined
    ? texts.say("new-deck-wrong", { what })
    : texts.say("new-deck-card-wrong", { entry, what });
}
