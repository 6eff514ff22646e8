import type { SeatState } from "$protocol";
import type { Scene } from "../game/scene.ts";

/** A table where this browser held a seat, and with whom. */
export interface RecentTable {
  readonly code: string;
  readonly at: number;
  readonly names: readonly string[];
}

const KEY = "dnup.recent";
const MOST = 3;
const LONGEST = 24 * 60 * 60 * 1000; // a table that nobody came back to for a day is not shown

/** The tables to go back to. They stay in this browser, the newest first. */
export class Recent {
  constructor(
    readonly storage: Pick<Storage, "getItem" | "setItem"> | null,
    readonly nameOf: (holder: SeatState) => string = ({ name }) => name ?? "",
  ) {}

  tables(now: number): RecentTable[] {
    return this.#read().filter(({ at }) => now - at < LONGEST);
  }

  /** Keep in mind how it stands with one's table: it is gone back to until its match is over. */
  note({ code, you, state }: Pick<Scene, "code" | "you" | "state">, now: number): void {
    if (you === null || state.phase === "closed" || state.phase === "finished") {
      this.drop(code);
      return;
    }
    const names = state.seats
      .filter(({ seat, kind }) => seat !== you && kind !== "empty")
      .map((holder) => this.nameOf(holder));
    this.#keep([{ code, at: now, names }, ...this.#others(code)]);
  }

  drop(code: string): void {
    this.#keep(this.#others(code));
  }

  /** Whoever goes on as another guest has no seat at these tables. */
  clear(): void {
    this.#keep([]);
  }

  #others(code: string): RecentTable[] {
    return this.#read().filter((table) => table.code !== code);
  }

  #read(): RecentTable[] {
    try {
      const kept: unknown = JSON.parse(this.storage?.getItem(KEY) ?? "[]");
      return Array.isArray(kept) ? kept.filter(isTable) : [];
    } catch {
      return [];
    }
  }

  #keep(tables: readonly RecentTable[]): void {
    try {
      this.storage?.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
    } catch {
      // Without storage there is no way back but the address.
    }
  }
}

function isTable(kept: unknown): kept is RecentTable {
  if (typeof kept !== "object" || kept === null) return false;
  const { code, at, names } = kept as Record<string, unknown>;
  return typeof code === "string" && typeof at === "number" && Array.isArray(names);
}
