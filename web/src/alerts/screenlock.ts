/** Whether the screen can be kept on here, or why not. */
export type Awake = "able" | "insecure" | "missing";

export function awakeness(): Awake {
  if ("wakeLock" in navigator) return "able";
  return isSecureContext ? "missing" : "insecure";
}

/** Keeps the screen on while that is wanted. A browser may refuse, as with a low battery. */
export class ScreenLock {
  #isWanted = false;
  #held: WakeLockSentinel | null = null;
  #isBusy = false;

  /** Want the screen to stay on, or no longer. A hidden page loses it: want it again when it is seen. */
  want(isWanted: boolean): void {
    this.#isWanted = isWanted;
    void this.#settle();
  }

  async #settle(): Promise<void> {
    if (this.#isBusy || this.#isWanted === (this.#held !== null)) return;
    this.#isBusy = true;
    const isWanted = this.#isWanted;
    try {
      if (isWanted) await this.#acquire();
      else await this.#held?.release();
    } catch {
      // Refused: it is asked for again with the next wish.
    }
    if (!isWanted) this.#held = null;
    this.#isBusy = false;
    if (isWanted !== this.#isWanted) void this.#settle();
  }

  async #acquire(): Promise<void> {
    if (awakeness() !== "able") return;
    const held = await navigator.wakeLock.request("screen");
    this.#held = held;
    held.addEventListener("release", () => {
      if (this.#held === held) this.#held = null;
    });
  }
}
