import { Stored, type Storing } from "./ui/stored.ts";

const KEY = "dnup.renewed";
const PAUSE = 60_000; // milliseconds in which a page is not loaded anew for the second time

/**
 * Whether to load the page anew because a part of it did not come: after a new build the old parts
 * are gone. Not if that was done just now, for then it does not help, nor if it cannot be noted.
 */
export function mayRenew(storage: Storing | null, now: number): boolean {
  const last = new Stored(storage, KEY, (kept) => (typeof kept === "number" ? kept : 0));
  return Math.abs(now - last.get()) >= PAUSE && last.set(now);
}
