import plan from "../../protocol/daily.json";

const DAY = 24 * 60 * 60 * 1000;
const numbered = (year: number, month: number, day: number): number =>
  Math.floor(Date.UTC(year, month, day) / DAY);
const FIRST = Math.floor(Date.parse(plan.first) / DAY);
const { week } = plan;

/** The number of a day by the player's clock, from the first of January 1970. */
export const dayOf = (now: Date): number =>
  numbered(now.getFullYear(), now.getMonth(), now.getDate());

/** The number of a day's puzzle: the first one came on a Monday. */
export const numberOf = (day: number): number => day - FIRST + 1;

/**
 * The puzzle of a day: easy on Monday, hard on Sunday. Those of a difficulty come one after the
 * other. The terminal has the same one (dnup.puzzles.daily).
 */
export function daily<P extends { readonly difficulty: number }>(
  puzzles: readonly P[],
  day: number,
): P {
  const since = day - FIRST;
  const weekday = rest(since, week.length);
  const level = week[weekday];
  const fitting = puzzles.filter(({ difficulty }) => difficulty === level);
  const each = week.filter((other) => other === level).length;
  const before = week.slice(0, weekday).filter((other) => other === level).length;
  const place = Math.floor(since / week.length) * each + before;
  const found = fitting[rest(place, fitting.length)];
  if (found === undefined) throw new Error("there is no puzzle for this day");
  return found;
}

/** What is left over, also before the first day. */
const rest = (number: number, by: number): number => ((number % by) + by) % by;
