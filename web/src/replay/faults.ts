import { sayProblem } from "../decks/deck.ts";
import type { Refusal } from "../net/refusal.ts";
import { sayRefusal } from "../texts/sentences.ts";
import type { Texts } from "../texts/texts.svelte.ts";

/** What the page itself asks for when it is missing, instead of naming an option of a program. */
const DECK: ReadonlySet<unknown> = new Set(["unknown-deck", "deck-changed"]);
const HASH = 12; // characters of it that tell one deck from another
const LATE: ReadonlySet<unknown> = new Set(["round-over", "match-over"]);

const START: ReadonlySet<unknown> = new Set([undefined, "", "line 0", "line 1"]);

/** Whether it is no record from the start: there is no place in it to be corrected. */
export const isNoRecord = ({ code, facts }: Refusal): boolean =>
  code === "bad-record" && facts["fault"] === "no-format" && START.has(facts["place"]);

/** Whether a record could be read if its deck were known. */
export const wantsDeck = ({ code, facts }: Refusal): boolean =>
  code === "bad-record" && DECK.has(facts["fault"]);

/** What is wrong with a record: where, and the same sentence that the terminal says. */
export function sayFault(texts: Texts, file: string, refusal: Refusal): string {
  const { code, facts } = refusal;
  if (code !== "bad-record")
    return texts.say("error-file", { file, what: sayRefusal(texts, refusal) });
  const what = sayWhat(texts, refusal);
  // The deck says by itself which place is meant.
  const place = isNoRecord(refusal) || wantsDeck(refusal) ? "" : (facts["place"] ?? "");
  return place === ""
    ? texts.say("error-file", { file, what })
    : texts.say("error-place", { file, place, what });
}

function sayWhat(texts: Texts, { facts }: Refusal): string {
  const { fault, why } = facts;
  if (DECK.has(fault)) {
    const id = fault === "unknown-deck" ? "replay-unknown-deck" : "replay-deck-changed";
    return texts.say(id, { ...facts, hash: String(facts["hash"]).slice(0, HASH) });
  }
  if (fault === "bad-deal") {
    return texts.say("text-bad-deal", { ...facts, what: texts.say(String(why), facts) });
  }
  if (fault === "illegal-action") {
    // A record names no people here: a seat's letter stands for them.
    const owner = String(facts["area"] ?? "").slice(0, 1);
    const what = texts.say(`refusal-${why}`, { ...facts, owner, ownermine: "no", where: "" });
    return texts.say(LATE.has(why) ? "text-late-action" : "text-illegal-action", {
      ...facts,
      what,
    });
  }
  const id = `text-${fault}`;
  return texts.has(id)
    ? texts.say(id, facts)
    : texts.say("text-bad-shape", { reason: String(fault) });
}

/** What is wrong with a deck file. */
export function sayDeckFault(texts: Texts, file: string, refusal: Refusal): string {
  const { code, facts } = refusal;
  const { why, entry } = facts;
  if (code !== "bad-deck" || typeof why !== "string") return sayFault(texts, file, refusal);
  const what = sayProblem(texts, { why, facts });
  return entry === undefined
    ? texts.say("replay-deck-bad", { file, what })
    : texts.say("replay-deck-bad-entry", { file, entry, what });
}
