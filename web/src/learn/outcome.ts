import type { SeatText } from "$protocol";

/** Which place a seat had in the order in which all went out; null if it did not. */
export function placeIn(out: readonly SeatText[], seat: SeatText): number | null {
  const index = out.indexOf(seat);
  return index < 0 ? null : index + 1;
}
