/** What is kept of the tutorial in this browser. */
interface Kept {
  /** The steps that were done, by name. */
  readonly done: readonly string[];
  /** The step that was open last. */
  readonly at: string | null;
  /** Whether the end was reached. */
  readonly isOver: boolean;
}

const KEY = "dnup.tutorial";
const NOTHING: Kept = { done: [], at: null, isOver: false };

/** How far somebody has come in the tutorial. What is damaged or of another version does no harm. */
export class Progress {
  constructor(readonly storage: Pick<Storage, "getItem" | "setItem"> | null) {}

  get hasBegun(): boolean {
    return this.#read().at !== null;
  }

  get isOver(): boolean {
    return this.#read().isOver;
  }

  /** Those of these steps that were done. */
  done(names: readonly string[]): readonly string[] {
    const { done } = this.#read();
    return names.filter((name) => done.includes(name));
  }

  /** The step to go on with: the one that was open last, or the next that is not done; null if all are. */
  next(names: readonly string[]): string | null {
    const { at, done } = this.#read();
    const from = Math.max(0, names.indexOf(at ?? ""));
    const inOrder = [...names.slice(from), ...names.slice(0, from)];
    return inOrder.find((name) => !done.includes(name)) ?? null;
  }

  open(name: string): void {
    this.#keep({ ...this.#read(), at: name });
  }

  finish(name: string): void {
    const kept = this.#read();
    this.#keep({ ...kept, done: [...new Set([...kept.done, name])] });
  }

  end(): void {
    this.#keep({ ...this.#read(), isOver: true });
  }

  clear(): void {
    this.#keep({ ...NOTHING, isOver: this.isOver });
  }

  #read(): Kept {
    try {
      const kept: unknown = JSON.parse(this.storage?.getItem(KEY) ?? "null");
      if (typeof kept !== "object" || kept === null) return NOTHING;
      const { done, at, isOver } = kept as Record<string, unknown>;
      return {
        done: Array.isArray(done) ? done.filter((name) => typeof name === "string") : [],
        at: typeof at === "string" ? at : null,
        isOver: isOver === true,
      };
    } catch {
      return NOTHING;
    }
  }

  #keep(kept: Kept): void {
    try {
      this.storage?.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage every visit begins at the first step.
    }
  }
}
