/** A moment of a match: after so many actions of a round. Rounds count from 1; action 0 is the deal. */
export interface Moment {
  readonly round: number;
  readonly action: number;
}

export const START: Moment = { round: 1, action: 0 };

/** How one looks: as a seat, a letter; `spectator`, who sees no hand; `open`, with all hands. */
export type Look = string;

/** Which of two moments is earlier: negative if it is the first, as for sorting. */
export const compare = (a: Moment, b: Moment): number => a.round - b.round || a.action - b.action;

/** Reads `#3.12` and `#3`; null if it is something else. */
export function readMoment(hash: string): Moment | null {
  const found = /^#(\d{1,6})(?:\.(\d{1,6}))?$/.exec(hash);
  if (found === null) return null;
  return { round: Number(found[1]), action: Number(found[2] ?? 0) };
}

export const writeMoment = ({ round, action }: Moment): string => `#${round}.${action}`;

/** Reads `?as=B`; null if nothing, or nothing known, is said. */
export function readLook(query: string, seats: readonly string[]): Look | null {
  const look = new URLSearchParams(query).get("as");
  if (look === null) return null;
  return look === "open" || look === "spectator" || seats.includes(look) ? look : null;
}

/** Where a match can be watched again, in a way to look if one is named. */
export function replayPath(id: string, look: Look | null = null): string {
  const query = look === null ? "" : `?as=${encodeURIComponent(look)}`;
  return `/replay/${encodeURIComponent(id)}${query}`;
}

/** The address of a moment. */
export const addressOf = (id: string, look: Look, moment: Moment): string =>
  replayPath(id, look) + writeMoment(moment);

/** The moments of a match whose rounds have so many actions. */
export class Course {
  constructor(readonly actions: readonly number[]) {}

  get last(): Moment {
    const round = Math.max(1, this.actions.length);
    return { round, action: this.#in(round) };
  }

  /** The nearest moment that there is. */
  within({ round, action }: Moment): Moment {
    if (round < 1) return START;
    if (round > this.last.round) return this.last;
    return { round, action: Math.max(0, Math.min(action, this.#in(round))) };
  }

  next({ round, action }: Moment): Moment | null {
    if (action < this.#in(round)) return { round, action: action + 1 };
    return round < this.last.round ? { round: round + 1, action: 0 } : null;
  }

  previous({ round, action }: Moment): Moment | null {
    if (action > 0) return { round, action: action - 1 };
    return round > 1 ? { round: round - 1, action: this.#in(round - 1) } : null;
  }

  /** The deal of the next round; in the last round its end. */
  nextRound({ round }: Moment): Moment {
    return round < this.last.round ? { round: round + 1, action: 0 } : this.last;
  }

  /** The deal of this round; from there that of the round before. */
  previousRound({ round, action }: Moment): Moment {
    return action > 0 || round === 1 ? { round, action: 0 } : { round: round - 1, action: 0 };
  }

  isLast(moment: Moment): boolean {
    return compare(moment, this.last) >= 0;
  }

  #in(round: number): number {
    return this.actions[round - 1] ?? 0;
  }
}
