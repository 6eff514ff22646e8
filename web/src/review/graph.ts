import type { RoundReview } from "$protocol";
import { compare, type Course, type Moment } from "../replay/moment.ts";

/** Whose end the chances are about: the match is won, or the round, by being the first out. */
export type Aim = "match" | "round";
/** What is drawn: all of the match, or the round that one looks at. */
export type Extent = "match" | "round";

/** All moments that are drawn, from the left to the right. */
export function momentsOf(course: Course, extent: Extent, round: number): readonly Moment[] {
  return course.actions.flatMap((actions, at) =>
    extent === "match" || at + 1 === round
      ? Array.from({ length: actions + 1 }, (_, action) => ({ round: at + 1, action }))
      : [],
  );
}

/** Where a key leads that a slider has beside left and right; null if it is none of these. */
export function momentByKey(
  key: string,
  moments: readonly Moment[],
  at: Moment,
  course: Course,
): Moment | null {
  const here = moments.findIndex((each) => compare(each, at) === 0);
  switch (key) {
    case "ArrowUp":
      return moments[here + 1] ?? at;
    case "ArrowDown":
      return moments[here - 1] ?? at;
    case "Home":
      return moments[0] ?? at;
    case "End":
      return moments.at(-1) ?? at;
    case "PageDown":
      return course.nextRound(at);
    case "PageUp":
      return course.previousRound(at);
    default:
      return null;
  }
}

/** Each seat's chance at a moment; null if it is not known yet. */
export function chancesAt(
  rounds: (round: number) => RoundReview | null,
  aim: Aim,
  { round, action }: Moment,
): readonly number[] | null {
  return rounds(round)?.outlook[action]?.[aim] ?? null;
}

/** Where a chance is drawn. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The place in which lines are drawn, in pixels. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const xAt = ({ left, width }: Frame, index: number, count: number): number =>
  left + (count <= 1 ? 0 : (index / (count - 1)) * width);

export const yAt = ({ top, height }: Frame, chance: number): number => top + (1 - chance) * height;

/** The index of the moment that is nearest to a place. */
export function indexAt({ left, width }: Frame, x: number, count: number): number {
  const part = width <= 0 ? 0 : (x - left) / width;
  return Math.max(0, Math.min(count - 1, Math.round(part * (count - 1))));
}

/** A seat's line as the data of an SVG path: it breaks where nothing is known. */
export function pathOf(frame: Frame, chances: readonly (number | null)[]): string {
  let isDrawing = false;
  const steps = chances.map((chance, index) => {
    if (chance === null) {
      isDrawing = false;
      return "";
    }
    const step = `${isDrawing ? "L" : "M"}${round(xAt(frame, index, chances.length))} ${round(yAt(frame, chance))}`;
    isDrawing = true;
    return step;
  });
  return steps.join("");
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** Heights for labels, each as near as may be to where it belongs, none upon another. */
export function spread(wanted: readonly number[], gap: number, end: number): readonly number[] {
  const order = wanted.map((_, index) => index).toSorted((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  let least = -Infinity;
  for (const index of order) {
    placed[index] = Math.max(placed[index]!, least);
    least = placed[index]! + gap;
  }
  let most = end;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index]!, most);
    most = placed[index]! - gap;
  }
  return placed;
}
