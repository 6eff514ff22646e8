import type { SeatStateJson } from "$protocol";
import type { Scene } from "../game/scene.ts";
import { fieldsOf, listOf, Stored, type Storing } from "../ui/stored.ts";

/** A table where this browser held a seat, and with whom. */
export interface RecentTable {
  readonly code: string;
  readonly at: number;
  readonly names: readonly string[];
  /** The level of each of them who is a bot; null for a person. Older notes have none. */
  readonly levels?: readonly (string | null)[];
}

const KEY = "dnup.recent";
const MOST = 3;
const LONGEST = 24 * 60 * 60 * 1000; // a table that nobody came back to for a day is not shown

/** The tables to go back to. They stay in this browser, the newest first. */
export class Recent {
  readonly #stored: Stored<readonly RecentTable[]>;

  constructor(
    storage: Storing | null,
    readonly nameOf: (holder: SeatStateJson) => string = ({ name }) => name ?? "",
  ) {
    this.#stored = new Stored(storage, KEY, (kept) => listOf(kept, isTable));
  }

  tables(now: number): readonly RecentTable[] {
    return this.#stored.get().filter(({ at }) => now - at < LONGEST);
  }

  /** Keep in mind how it stands with one's table: it is gone back to until its match is over. */
  note({ code, you, state }: Pick<Scene, "code" | "you" | "state">, now: number): void {
    if (you === null || state.phase === "closed" || state.phase === "finished") {
      this.drop(code);
      return;
    }
    const others = state.seats.filter(({ seat, kind }) => seat !== you && kind !== "empty");
    const names = others.map((holder) => this.nameOf(holder));
    const levels = others.map(({ kind, level }) => (kind === "bot" ? (level ?? null) : null));
    this.#keep([{ code, at: now, names, levels }, ...this.#others(code)]);
  }

  drop(code: string): void {
    this.#keep(this.#others(code));
  }

  /** Whoever goes on as another guest has no seat at these tables. */
  clear(): void {
    this.#keep([]);
  }

  #others(code: string): readonly RecentTable[] {
    return this.#stored.get().filter((table) => table.code !== code);
  }

  /** Without storage there is no way back but the address. */
  #keep(tables: readonly RecentTable[]): void {
    this.#stored.set(tables.slice(0, MOST));
  }
}

function isTable(kept: unknown): kept is RecentTable {
  const { code, at, names } = fieldsOf(kept);
  return typeof code === "string" && typeof at === "number" && Array.isArray(names);
}
