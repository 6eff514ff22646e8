import { PULSES, type Pulse } from "./news.ts";

/** Whether this is a device that can shake: a computer's browser often says yes, and nothing happens. */
export const canVibrate = (): boolean =>
  typeof navigator.vibrate === "function" && matchMedia("(any-pointer: coarse)").matches;

/** Shake. Before the first touch a browser doesn't, and complains. */
export function vibrate(pulse: Pulse): void {
  if (!canVibrate() || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate([...PULSES[pulse]]);
}
