import type { ReplayIndexJson, SeatText, VerdictJson } from "$protocol";
import { seatAt } from "../replay/library.ts";
import { compare, type Look } from "../replay/moment.ts";
import type { Replay } from "../replay/replay.svelte.ts";
import type { Moments } from "./moments.svelte.ts";
import { faultFrom, type Review } from "./review.svelte.ts";

/** What somebody does with a match to get better: whose turns count, and the ways on from there. */
export class Study {
  /** Whose turns are reviewed. */
  seat = $state<SeatText>("A");
  /** Go through the mistakes of the seat, from this one on. */
  onlearn: (first: VerdictJson | null) => void = () => {};
  /** Play on as a seat, from the moment after so many actions of the round that is looked at. */
  onwhatif: (seat: SeatText, action: number) => void = () => {};

  /** `home` is the seat that it is about at first; `reader` is the reader's own, if it is known. */
  constructor(
    readonly review: Review,
    readonly moments: Moments,
    readonly home: SeatText,
    readonly reader: SeatText | null = null,
  ) {
    this.seat = home;
  }

  /** Whether the reader's own turns are reviewed. */
  get isMine(): boolean {
    return this.seat === this.reader;
  }

  /** What the seat did that was not good. */
  get faults(): readonly VerdictJson[] {
    return this.review.faults(this.seat);
  }

  /** What cost the seat most; null if all was good, as far as that is known. */
  get costliest(): VerdictJson | null {
    return this.faults.reduce<VerdictJson | null>(
      (worst, each) => (worst === null || each.loss > worst.loss ? each : worst),
      null,
    );
  }

  /** Review a seat's turns, and look through its eyes. */
  lookAt(replay: Replay, seat: SeatText): void {
    this.seat = seat;
    void replay.lookAs(seat);
  }

  /** Which of its own turns in the round an action was, from 1. */
  turnOf({ seat, round, action }: Pick<VerdictJson, "seat" | "round" | "action">): number {
    return this.review.verdicts.filter(
      (each) => each.seat === seat && each.round === round && each.action <= action,
    ).length;
  }

  /** The next or the last action before that was not good. */
  fault({ moment }: Pick<Replay, "moment">, way: 1 | -1): VerdictJson | null {
    return faultFrom(this.faults, moment, way);
  }

  goToFault(replay: Replay, way: 1 | -1): void {
    this.goTo(replay, this.fault(replay, way));
  }

  goTo(replay: Replay, found: VerdictJson | null): void {
    if (found === null) return;
    replay.pause();
    void replay.go({ round: found.round, action: found.action });
  }

  /** How many of them one has come to. */
  place({ moment }: Pick<Replay, "moment">): number {
    return this.faults.filter((each) => compare(each, moment) <= 0).length;
  }
}

export const seatsIn = ({ seats }: Pick<ReplayIndexJson, "seats">): readonly SeatText[] =>
  seats.map((_, at) => seatAt(at));

/** The seat through whose eyes one looks; if it is none, that of the first who is no bot. */
export function seatFor(index: Pick<ReplayIndexJson, "seats">, look: Look | null): SeatText {
  const own = index.seats.findIndex(({ bot }) => bot == null);
  return look !== null && seatsIn(index).includes(look) ? look : seatAt(Math.max(0, own));
}
