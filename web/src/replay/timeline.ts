import type { SeatText } from "$protocol";
import { actorOf, type LogEntry } from "../game/log.ts";

/** An action of a round, drawn as a mark. Of what isn't told yet, nothing is known but that it comes. */
export interface Mark {
  /** Who acted; null: not told. */
  readonly seat: SeatText | null;
  /** Whether it sent cards back. */
  readonly isFlip: boolean;
}

/** The marks of a round, by action; the first is the deal. */
export function marksOf(log: readonly LogEntry[], actions: number): readonly Mark[] {
  const marks: Mark[] = Array.from({ length: actions + 1 }, () => ({ seat: null, isFlip: false }));
  for (const entry of log) {
    const action = entry.kind === "event" ? (entry.action ?? 0) : 0;
    const mark = marks[action];
    if (entry.kind !== "event" || mark === undefined) continue;
    marks[action] = {
      seat: mark.seat ?? actorOf(entry.event),
      isFlip: mark.isFlip || entry.event.kind === "set-returned",
    };
  }
  return marks;
}
