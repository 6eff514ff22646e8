const DAY = 24 * 60 * 60 * 1000;

/** The number of a day by the clock of who plays, from the first of January 1970. */
export const dayOf = (now: Date): number =>
  Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);

/** What a day has of a list that goes round and round. */
export function ofDay<Thing>(things: readonly Thing[], day: number): Thing {
  const thing = things[day % things.length];
  if (thing === undefined) throw new Error("there are no puzzles");
  return thing;
}
