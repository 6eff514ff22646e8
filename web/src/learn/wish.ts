import type { SeatText } from "$protocol";
import type { Moment } from "../replay/moment.ts";
import type { Deal } from "../review/mode.ts";

/** What somebody wants to play on from: the moment, as whom, against whom, with which cards. */
export interface Wish extends Moment {
  readonly seat: SeatText;
  /** Null: the usual one. */
  readonly level: string | null;
  readonly deal: Deal;
}
