import type { Client } from "../client.svelte.ts";
import { amountOf } from "../motion/amount.ts";

const SEEN = 1300; // milliseconds until the last cards have come to rest

/** Becomes true when what has just happened has been seen; it is at once if that is long ago. */
export class Rest {
  isOver = $state(false);
  /** Whether something may move: it has just happened, and the player wants to see it. */
  readonly isLively: boolean;

  constructor({ game, preferences }: Client) {
    const isFresh = game.told.some(({ kind }) => kind === "round-ended" || kind === "match-ended");
    this.isLively = isFresh && amountOf(preferences.motion) === "all";
    this.isOver = !this.isLively;
  }

  /** For an effect: waits, and stops waiting. */
  readonly wait = (): (() => void) | undefined => {
    if (this.isOver) return undefined;
    const timer = setTimeout(() => {
      this.isOver = true;
    }, SEEN);
    return () => clearTimeout(timer);
  };
}
