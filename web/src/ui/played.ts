import { Stored, type Storing } from "./stored.ts";

/** Whether somebody has played a match to its end in this browser. */
export const hasPlayedIn = (storage: Storing | null): Stored<boolean> =>
  new Stored(storage, "dnup.played", (kept) => kept === true);
