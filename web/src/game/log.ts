import type { EventJson, PastJson, SaidJson } from "$protocol";

/** One thing that happened, for the log. It becomes a sentence when it is drawn. */
export type LogEntry =
  | {
      readonly key: number;
      readonly kind: "event";
      readonly event: EventJson;
      readonly round: number;
      /** The action of the round that it belongs to, where that is known: 0 is the deal. */
      readonly action?: number;
    }
  | {
      readonly key: number;
      readonly kind: "past";
      readonly past: PastJson;
      readonly round: number;
    };

/** One thing that was said. */
export interface ChatEntry {
  readonly key: number;
  readonly said: SaidJson;
}

/** Events that the log leaves out: bookkeeping, or things that stand elsewhere on the screen. */
export const SILENT: ReadonlySet<EventJson["kind"]> = new Set([
  "committed",
  "hand-dealt",
  "turn-began",
  "said",
  "muted",
  "opened",
  "was-ready",
  "wants-next",
]);
