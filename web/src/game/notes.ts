import type { MatchBeganJson, SealedState } from "$protocol";
import { commitmentToSalt } from "../fairness/deals.ts";
import { listOf, Stored, type Storing } from "../ui/stored.ts";
import { Witness } from "./witness.ts";

/** What was noted before a match: what the server promised, and one's own part in the deals. */
export interface Note {
  readonly commitment: string;
  readonly salt: string;
  /** What was settled before one's own salt was revealed: who plays, and the hashes of all salts. */
  readonly sealed?: SealedState;
}

/** A note, by the commitment or the id of the match. */
type Entry = [string, Note];

/** What is told of a match that has begun. */
type Begun = Pick<MatchBeganJson, "id" | "commitment"> & Partial<Pick<MatchBeganJson, "salts">>;

const KEY = "dnup.notes";
const MOST = 60;

/**
 * What a player must note before a match to check its deals afterwards. They are kept by the
 * commitment until the match has begun, and then by its id.
 */
export class Notes {
  readonly witness: Witness;
  /** The match that `began` was last told of: every delivery tells of it, and it began once. */
  #begun: string | null = null;

  /** What was written last: without storage the salt must still be revealed. */
  #last: Entry | null = null;

  readonly #stored: Stored<readonly Entry[]>;

  constructor(storage: Storing | null) {
    this.witness = new Witness(storage);
    this.#stored = new Stored(storage, KEY, (kept) => listOf(kept, isEntry));
  }

  /** Note a promise and a salt, before the salt is sent. */
  write(commitment: string, salt: string): void {
    this.#last = [commitment, { commitment, salt }];
    this.#keep([...this.#stored.get().filter(([key]) => key !== commitment), this.#last]);
  }

  /**
   * The salt that was noted for a promise, if one's own seat has committed to it; all commitments
   * are noted with it. Null if there is none such: then nothing is revealed.
   */
  seal(commitment: string, seat: number, sealed: SealedState): string | null {
    const notes = this.#stored.get();
    const mine = notes.find(([key]) => key === commitment) ?? this.#last;
    if (
      mine?.[0] !== commitment ||
      sealed.salt_commitments[seat] !== commitmentToSalt(mine[1].salt)
    ) {
      return null;
    }
    this.#keep(notes.map((each) => (each === mine ? [each[0], { ...each[1], sealed }] : each)));
    return mine[1].salt;
  }

  /**
   * The match has begun: the note made last for its salts is its note. Who comes when it has been
   * going on for a while is not told the salts; then the promise must do. Who was ready for it has
   * `sent` a salt: the note of that one is its note, whatever the server says.
   */
  began({ id, salts = [], commitment }: Begun, sent: string | null = null): void {
    if (id === this.#begun) return;
    this.#begun = id;
    const notes = this.#stored.get();
    if (notes.some(([key]) => key === id)) return;
    const mine =
      notes.findLast(([, note]) => note.salt === sent) ??
      notes.findLast(([, note]) => salts.includes(note.salt) || note.commitment === commitment);
    if (mine === undefined) return;
    this.#keep([...notes.filter((each) => each !== mine), [id, mine[1]]]);
  }

  /** What was noted for a match; null if it was not played in this browser. */
  of(id: string): Note | null {
    return this.#stored.get().find(([key]) => key === id)?.[1] ?? null;
  }

  /** Without storage nothing can be noted; the check after the match says so. */
  #keep(notes: readonly Entry[]): void {
    this.#stored.set(notes.slice(-MOST));
  }
}

function isEntry(entry: unknown): entry is Entry {
  if (!Array.isArray(entry) || typeof entry[0] !== "string") return false;
  const note = entry[1] as Partial<Note> | null | undefined;
  const { sealed } = note ?? {};
  if (
    sealed !== undefined &&
    !(Array.isArray(sealed.seats) && Array.isArray(sealed.salt_commitments))
  )
    return false;
  return typeof note?.commitment === "string" && typeof note.salt === "string";
}

/** 16 random bytes as hex: one's own part in the deals. */
export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
