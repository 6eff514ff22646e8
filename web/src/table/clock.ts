import type { MatchStateJson, SeatText } from "$protocol";
import { seatIndex, seatOf } from "../game/scene.ts";

/** The milliseconds that a seat has left when the server's clock shows `now`; null without a clock. */
export function timeLeft(match: MatchStateJson, seat: SeatText, now: number): number | null {
  const clock = match.clock ?? null;
  if (clock === null) return null;
  const left = clock.left[seatIndex(seat)] ?? 0;
  if (match.to_act === null || seatOf(match.to_act) !== seat) return left;
  const since = clock.since === null ? 0 : Math.max(0, now - clock.since);
  return Math.max(0, left - clock.used - since);
}

/** Such as 1:05; what has begun counts as a whole second, so that 0:00 is the end. */
export function formatTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
