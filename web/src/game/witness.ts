import type { CardText, EventJson, SeatText } from "$protocol";
import { listOf, Stored, type Storing } from "../ui/stored.ts";
import { matchOf, type Scene } from "./scene.ts";

/** A hand as it was dealt to this browser. */
export interface Dealt {
  readonly round: number;
  readonly seat: SeatText;
  readonly cards: readonly CardText[];
}

/** What this browser saw of a match. */
export interface Seen {
  /** The last round that it saw. */
  readonly rounds: number;
  /** Whether it saw the end: then there were no more rounds. */
  readonly isOver: boolean;
  /** The hands that it was dealt; those that came while it was away are missing. */
  readonly hands: readonly Dealt[];
}

/** What was seen, by the id of the match. */
type Entry = [string, Seen];

const KEY = "dnup.seen";
const MOST = 20;
const NOTHING: Seen = { rounds: 0, isOver: false, hands: [] };

/** What this browser saw of the last matches, so that a record cannot tell something else later. */
export class Witness {
  /** The match, its round and its winner that it was last told of: most deliveries repeat them. */
  #told = "";

  readonly #stored: Stored<readonly Entry[]>;

  constructor(storage: Storing | null) {
    this.#stored = new Stored(storage, KEY, (kept) => listOf(kept, isEntry));
  }

  /** See a table, after these events. */
  see(scene: Scene, events: readonly EventJson[] = []): void {
    const match = matchOf(scene);
    if (match === null) return;
    const { id, round, winner = null } = match;
    const dealt = dealtIn(events, round);
    const told = JSON.stringify([id, round, winner]);
    if (told === this.#told && dealt.length === 0) return;
    this.#told = told;
    // Another window may have written meanwhile.
    const before = this.of(id) ?? NOTHING;
    const hands = dealt.filter(
      (hand) => !before.hands.some((each) => each.round === hand.round && each.seat === hand.seat),
    );
    const isOver = before.isOver || winner !== null;
    const rounds = Math.max(before.rounds, round);
    if (hands.length === 0 && isOver === before.isOver && rounds === before.rounds) return;
    const others = this.#stored.get().filter(([key]) => key !== id);
    this.#keep([...others, [id, { rounds, isOver, hands: [...before.hands, ...hands] }]]);
  }

  /** What was seen of a match; null if nothing was. */
  of(id: string): Seen | null {
    return this.#stored.get().find(([key]) => key === id)?.[1] ?? null;
  }

  /** Without storage nothing can be compared; the check after the match says so. */
  #keep(seen: readonly Entry[]): void {
    this.#stored.set(seen.slice(-MOST));
  }
}

/** The hands in these events, of which the last belong to this round of the match that is on. */
function dealtIn(events: readonly EventJson[], last: number): readonly Dealt[] {
  const found: Dealt[] = [];
  let round = last;
  for (const event of events.toReversed()) {
    if (event.kind === "match-began") break;
    if (event.kind === "round-began") round -= 1;
    else if (event.kind === "hand-dealt") {
      found.unshift({ round, seat: event.seat, cards: event.cards });
    }
  }
  return found;
}

function isEntry(entry: unknown): entry is Entry {
  if (!Array.isArray(entry) || typeof entry[0] !== "string") return false;
  const seen = entry[1] as Partial<Seen> | null | undefined;
  return typeof seen?.rounds === "number" && Array.isArray(seen.hands);
}
