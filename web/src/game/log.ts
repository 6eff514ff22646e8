import type { CardText, EventJson, PastJson, SaidJson, SeatText } from "$protocol";
import { turned } from "../card/face.ts";
import { seatOf } from "./scene.ts";

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
  "sealed",
  "revealed",
  "wants-next",
]);

/** The seat that acted; null for what merely followed. */
export function actorOf(event: EventJson): SeatText | null {
  switch (event.kind) {
    case "set-played":
      return seatOf(event.area);
    case "card-added":
    case "hand-rotated":
    case "set-taken":
      return event.seat;
    default:
      return null;
  }
}

/**
 * The cards that came into a seat's hand since its last move but one in this round: those it has
 * just taken, and those that were beaten since. As they are in its hand.
 */
export function cameBack(log: readonly LogEntry[], seat: SeatText, round: number): CardText[] {
  const found: CardText[] = [];
  for (const entry of log.toReversed()) {
    if (entry.kind !== "event" || entry.round !== round) break;
    if (entry.event.kind === "set-taken" && entry.event.seat === seat)
      found.push(...entry.event.cards.map(turned));
    if (actorOf(entry.event) === seat) break;
    if (entry.event.kind === "set-returned" && seatOf(entry.event.area) === seat)
      found.push(...entry.event.cards.map(turned));
  }
  return found;
}
