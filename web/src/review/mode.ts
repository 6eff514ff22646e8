import type { WhichDeal } from "$protocol";
import { replayPath, writeMoment, type Look, type Moment } from "../replay/moment.ts";

/** How cards lie that one cannot know: in a way that fits what one knew, or as they lay. */
export type Deal = WhichDeal;

/** How a match is looked at: as it went, with what everybody could know, or with how good it was. */
export type Part = "watch" | "knowledge" | "review";

/** What one does with a match: look at it, go through one's mistakes, or play on from a moment. */
export type Mode =
  | { readonly kind: "watch"; readonly part: Part }
  | { readonly kind: "learn" }
  | { readonly kind: "what-if"; readonly deal: Deal; readonly level: string | null };

export const WATCH: Mode = { kind: "watch", part: "watch" };
export const KNOWLEDGE: Mode = { kind: "watch", part: "knowledge" };
export const REVIEW: Mode = { kind: "watch", part: "review" };
export const LEARN: Mode = { kind: "learn" };

const WORDS: Readonly<Record<Part, string>> = { watch: "", knowledge: "knew", review: "review" };

/** Reads what an address says beside how one looks. */
export function readMode(query: string): Mode {
  const asked = new URLSearchParams(query);
  if (asked.has("learn")) return LEARN;
  const deal = asked.get("whatif");
  if (deal !== null) {
    return {
      kind: "what-if",
      deal: deal === "true" ? "true" : "possible",
      level: asked.get("level"),
    };
  }
  if (asked.has("review")) return REVIEW;
  return asked.has("knew") ? KNOWLEDGE : WATCH;
}

/** The address of a match, in a way to look and to deal with it; of a moment if one is named. */
export function modePath(
  id: string,
  look: Look | null,
  mode: Mode,
  moment: Moment | null = null,
): string {
  const path = replayPath(id, look);
  const said = wordsOf(mode);
  const query = said === "" ? "" : `${path.includes("?") ? "&" : "?"}${said}`;
  return path + query + (moment === null ? "" : writeMoment(moment));
}

function wordsOf(mode: Mode): string {
  switch (mode.kind) {
    case "watch":
      return WORDS[mode.part];
    case "learn":
      return "learn";
    case "what-if":
      return `whatif=${mode.deal}${mode.level === null ? "" : `&level=${encodeURIComponent(mode.level)}`}`;
  }
}
