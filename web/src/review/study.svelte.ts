import type { ReplayIndex, SeatText, VerdictTold } from "$protocol";
import { seatAt } from "../replay/library.ts";
import { compare, type Look } from "../replay/moment.ts";
import type { Replay } from "../replay/replay.svelte.ts";
import type { Aim, Extent } from "./graph.ts";
import type { Moments } from "./moments.svelte.ts";
import { faultFrom, type Review } from "./review.svelte.ts";

/** What somebody does with a match to get better: whose actions count, and the ways on from there. */
export class Study {
  /** Whose mistakes are looked for; null: everybody's. */
  seat = $state<SeatText | null>(null);
  /** What the graph shows: of which end, and of how much. */
  aim = $state<Aim>("match");
  extent = $state<Extent>("match");
  /** Go through the mistakes of the seat, from this one on. */
  onlearn: (first: VerdictTold | null) => void = () => {};
  /** Play on as a seat, from the moment after so many actions of the round that is looked at. */
  onwhatif: (seat: SeatText, action: number) => void = () => {};

  constructor(
    readonly review: Review,
    readonly moments: Moments,
    seat: SeatText | null,
  ) {
    this.seat = seat;
  }

  /** The next or the last action before that was not good. */
  fault({ moment }: Pick<Replay, "moment">, way: 1 | -1): VerdictTold | null {
    return faultFrom(this.review.faults(this.seat), moment, way);
  }

  goToFault(replay: Replay, way: 1 | -1): void {
    const found = this.fault(replay, way);
    if (found === null) return;
    replay.pause();
    void replay.go({ round: found.round, action: found.action });
  }

  /** How many of them one has come to. */
  place({ moment }: Pick<Replay, "moment">): number {
    return this.review.faults(this.seat).filter((each) => compare(each, moment) <= 0).length;
  }
}

export const seatsIn = ({ seats }: Pick<ReplayIndex, "seats">): readonly SeatText[] =>
  seats.map((_, at) => seatAt(at));

/** The seat through whose eyes one looks; if it is none, that of the first who is no bot. */
export function seatFor(index: Pick<ReplayIndex, "seats">, look: Look | null): SeatText {
  const own = index.seats.findIndex(({ bot }) => bot == null);
  return look !== null && seatsIn(index).includes(look) ? look : seatAt(Math.max(0, own));
}
