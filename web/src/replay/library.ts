import type {
  KnowledgeJson,
  MomentReviewJson,
  ReplayIndexJson,
  ReplayRoundJson,
  ReviewJson,
  SeatStateJson,
  SeatText,
} from "$protocol";
import { INK_NUMBERS } from "../faces/characters.ts";
import { ask, sending } from "../net/ask.ts";
import { Refusal } from "../net/refusal.ts";
import type { Look, Moment } from "./moment.ts";

/** The text of a file with a record, the deck file that it needs, and which of its matches is meant. */
export interface RecordFile {
  readonly record: string;
  readonly deck: string | null;
  readonly match: number;
}

/** A deck as a file. */
export interface DeckFile {
  readonly name: string;
  readonly hash: string;
  readonly text: string;
}

/**
 * Records that the server reads and lays out. Every request raises a `Refusal` if it is not answered.
 * A file that the server has forgotten is sent to it again, if it is here.
 */
export class Library {
  constructor(
    readonly fetch: typeof globalThis.fetch,
    readonly fileOf: (id: string) => RecordFile | null = () => null,
  ) {}

  index(id: string): Promise<ReplayIndexJson> {
    return this.#about(id, "");
  }

  round(id: string, round: number, look: Look): Promise<ReplayRoundJson> {
    return this.#about(id, `/rounds/${round}?as=${encodeURIComponent(look)}`);
  }

  /** The deck of a match, with which it can be looked at elsewhere. */
  deck(id: string): Promise<DeckFile> {
    return this.#about(id, "/deck");
  }

  /** What a seat, or the public (`spectator`), could know after an action. */
  knowledge(
    id: string,
    { round, action, viewer }: { round: number; action: number; viewer: Look },
    signal: AbortSignal,
  ): Promise<KnowledgeJson> {
    const at = `/rounds/${round}/actions/${action}/knowledge?as=${encodeURIComponent(viewer)}`;
    return this.#about(id, at, { signal });
  }

  /** Have a review begun, or go on with it. */
  beginReview(id: string, signal: AbortSignal): Promise<ReviewJson> {
    return this.#about(id, "/review", { method: "POST", signal });
  }

  /** How far a review has come, with the verdicts from this one on. */
  review(id: string, after: number, signal: AbortSignal): Promise<ReviewJson> {
    return this.#about(id, `/review?after=${after}`, { signal });
  }

  /** All that could be done instead of an action. */
  momentReview(
    id: string,
    { round, action }: Moment,
    signal: AbortSignal,
  ): Promise<MomentReviewJson> {
    return this.#about(id, `/review/rounds/${round}/actions/${action}`, { signal });
  }

  /** Have a file read. */
  read({ record, deck, match }: RecordFile): Promise<ReplayIndexJson> {
    return this.#get("/api/replays", sending({ record, deck, match }));
  }

  async #about<Answer>(id: string, what: string, init: RequestInit = {}): Promise<Answer> {
    const address = path(id) + what;
    try {
      return await this.#get(address, init);
    } catch (fault) {
      const file = this.fileOf(id);
      const isForgotten = fault instanceof Refusal && fault.code === "no-such-record";
      if (file === null || !isForgotten) throw fault;
      await this.read(file);
      return this.#get(address, init);
    }
  }

  #get<Answer>(address: string, init: RequestInit = {}): Promise<Answer> {
    return ask(address, init, this.fetch);
  }
}

const path = (id: string): string => `/api/replays/${encodeURIComponent(id)}`;

/** Where a record is to be had as a file. */
export const filePath = (id: string, form: "json" | "text"): string => `${path(id)}/${form}`;

/** The letter of the seat at this index. */
export const seatAt = (index: number): SeatText => String.fromCharCode("A".charCodeAt(0) + index);

/** The seats of a match, as at a table. No record tells inks: each person has another, in order. */
export function seatsOf({ seats }: Pick<ReplayIndexJson, "seats">): readonly SeatStateJson[] {
  let people = 0;
  return seats.map(({ name, bot }, index) => {
    const seat = { seat: seatAt(index), name, level: bot ?? null };
    if (bot != null) return { ...seat, kind: "bot" };
    people += 1;
    return { ...seat, kind: "person", ink: INK_NUMBERS[(people - 1) % INK_NUMBERS.length] ?? 0 };
  });
}
