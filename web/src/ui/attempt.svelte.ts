import { Refusal } from "../net/refusal.ts";

/** Something asked of the server, and why it was refused if it was. */
export class Attempt {
  refusal = $state.raw<Refusal | null>(null);
  #awaited = $state(0);

  /** Whether an answer is awaited. */
  get isBusy(): boolean {
    return this.#awaited > 0;
  }

  /** Ask, and tell whether it was done. */
  async make(deed: () => Promise<void>): Promise<boolean> {
    this.#awaited += 1;
    this.refusal = null;
    try {
      await deed();
      return true;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.refusal = fault;
      return false;
    } finally {
      this.#awaited -= 1;
    }
  }
}
