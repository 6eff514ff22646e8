import type { SeatText } from "$protocol";
import { seatOf } from "../game/scene.ts";
import type { Showing } from "../game/showing.svelte.ts";

const HOME = 900; // milliseconds until beaten cards are back in the hand
const SULKING = 1700; // and until whoever was beaten has got over it

/** Whoever is beaten stands on their head for a moment, when the cards have come back. */
export class Sulk {
  isOn = $state(false);

  constructor(
    readonly game: Showing,
    readonly seat: () => SeatText,
  ) {}

  /** Follow what happens, until the function that comes back is called. */
  follow(): (() => void) | undefined {
    const isBeaten = this.game.told.some(
      (event) => event.kind === "set-returned" && seatOf(event.area) === this.seat(),
    );
    if (!isBeaten) return undefined;
    const timers = [
      setTimeout(() => (this.isOn = true), HOME),
      setTimeout(() => (this.isOn = false), HOME + SULKING),
    ];
    return () => {
      timers.forEach(clearTimeout);
      this.isOn = false;
    };
  }
}
