import { fieldsOf, isText, listOf, Stored, textOf, type Storing } from "../ui/stored.ts";

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
  readonly #stored: Stored<Kept>;

  constructor(storage: Storing | null) {
    this.#stored = new Stored(storage, KEY, checked);
  }

  get hasBegun(): boolean {
    return this.#stored.get().at !== null;
  }

  get isOver(): boolean {
    return this.#stored.get().isOver;
  }

  /** Those of these steps that were done. */
  done(names: readonly string[]): readonly string[] {
    const { done } = this.#stored.get();
    return names.filter((name) => done.includes(name));
  }

  /** The step to go on with: the one that was open last, or the next that is not done; null if all are. */
  next(names: readonly string[]): string | null {
    const { at, done } = this.#stored.get();
    const from = Math.max(0, names.indexOf(at ?? ""));
    const inOrder = [...names.slice(from), ...names.slice(0, from)];
    return inOrder.find((name) => !done.includes(name)) ?? null;
  }

  open(name: string): void {
    this.#stored.set({ ...this.#stored.get(), at: name });
  }

  finish(name: string): void {
    const kept = this.#stored.get();
    this.#stored.set({ ...kept, done: [...new Set([...kept.done, name])] });
  }

  end(): void {
    this.#stored.set({ ...this.#stored.get(), isOver: true });
  }

  clear(): void {
    this.#stored.set({ ...NOTHING, isOver: this.isOver });
  }
}

function checked(found: unknown): Kept {
  const { done, at, isOver } = fieldsOf(found);
  return { done: listOf(done, isText), at: textOf(at), isOver: isOver === true };
}
