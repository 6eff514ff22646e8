/** What is kept of puzzles in this browser. */
interface Kept {
  /** The puzzles that were solved, by name. */
  readonly solved: readonly string[];
  /** The last day whose puzzle was solved, and on how many days in a row it was. */
  readonly day: number | null;
  readonly streak: number;
}

const KEY = "dnup.puzzles";
const NOTHING: Kept = { solved: [], day: null, streak: 0 };

/** Which puzzles somebody has solved. What is damaged or of another version does no harm. */
export class Progress {
  constructor(readonly storage: Pick<Storage, "getItem" | "setItem"> | null) {}

  get solved(): ReadonlySet<string> {
    return new Set(this.#read().solved);
  }

  /** On how many days in a row the puzzle of the day was solved, up to today or yesterday. */
  streak(today: number): number {
    const { day, streak } = this.#read();
    return day === today || day === today - 1 ? streak : 0;
  }

  solve(id: string): void {
    const kept = this.#read();
    this.#keep({ ...kept, solved: [...new Set([...kept.solved, id])] });
  }

  /** The puzzle of this day was solved. */
  solveDaily(today: number): void {
    const kept = this.#read();
    if (kept.day === today) return;
    this.#keep({ ...kept, day: today, streak: this.streak(today) + 1 });
  }

  #read(): Kept {
    try {
      const kept: unknown = JSON.parse(this.storage?.getItem(KEY) ?? "null");
      if (typeof kept !== "object" || kept === null) return NOTHING;
      const { solved, day, streak } = kept as Record<string, unknown>;
      return {
        solved: Array.isArray(solved) ? solved.filter((id) => typeof id === "string") : [],
        day: typeof day === "number" ? day : null,
        streak: typeof streak === "number" && streak > 0 ? streak : 0,
      };
    } catch {
      return NOTHING;
    }
  }

  #keep(kept: Kept): void {
    try {
      this.storage?.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage nothing is remembered.
    }
  }
}
