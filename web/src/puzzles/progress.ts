import { fieldsOf, isText, listOf, Stored, type Storing } from "../ui/stored.ts";

/** What is kept of puzzles in this browser. */
interface Kept {
  /** The puzzles that were solved, by name. */
  readonly solved: readonly string[];
  /** The last day whose puzzle was solved, and on how many days in a row it was. */
  readonly day: number | null;
  readonly streak: number;
}

const KEY = "dnup.puzzles";

/** Which puzzles somebody has solved. What is damaged or of another version does no harm. */
export class Progress {
  readonly #stored: Stored<Kept>;

  constructor(storage: Storing | null) {
    this.#stored = new Stored(storage, KEY, checked);
  }

  get solved(): ReadonlySet<string> {
    return new Set(this.#stored.get().solved);
  }

  /** On how many days in a row the puzzle of the day was solved, up to today or yesterday. */
  streak(today: number): number {
    const { day, streak } = this.#stored.get();
    return day === today || day === today - 1 ? streak : 0;
  }

  solve(id: string): void {
    const kept = this.#stored.get();
    this.#stored.set({ ...kept, solved: [...new Set([...kept.solved, id])] });
  }

  /** The puzzle of this day was solved. */
  solveDaily(today: number): void {
    const kept = this.#stored.get();
    if (kept.day === today) return;
    this.#stored.set({ ...kept, day: today, streak: this.streak(today) + 1 });
  }
}

function checked(found: unknown): Kept {
  const { solved, day, streak } = fieldsOf(found);
  return {
    solved: listOf(solved, isText),
    day: typeof day === "number" ? day : null,
    streak: typeof streak === "number" && streak > 0 ? streak : 0,
  };
}
