const KEY = "dnup.renewed";
const PAUSE = 60_000; // milliseconds in which a page is not loaded anew for the second time

/**
 * Whether to load the page anew because a part of it did not come: after a new build the old parts
 * are gone. Not if that was done just now, for then it does not help, nor if it cannot be noted.
 */
export function mayRenew(
  storage: Pick<Storage, "getItem" | "setItem"> | null,
  now: number,
): boolean {
  try {
    const last = Number(storage?.getItem(KEY) ?? 0);
    if (storage === null || Math.abs(now - last) < PAUSE) return false;
    storage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
