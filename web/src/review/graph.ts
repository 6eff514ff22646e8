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

/** Where somebody's share of all chances begins and ends, when the shares lie upon each other. */
export interface Band {
  readonly below: number;
  readonly above: number;
}

/** The share of each, by seat. `order` are the seats from the bottom to the top. */
export function stack(chances: readonly number[], order: readonly number[]): readonly Band[] {
  const bands: Band[] = chances.map(() => ({ below: 0, above: 0 }));
  let below = 0;
  for (const seat of order) {
    const above = Math.min(1, below + (chances[seat] ?? 0));
    bands[seat] = { below, above };
    below = above;
  }
  return bands;
}

/** A share over time as the data of an SVG path: it breaks where nothing is known. */
export function areaOf(frame: Frame, bands: readonly (Band | null)[]): string {
  const spot = (index: number, chance: number): string =>
    `${round(xAt(frame, index, bands.length))} ${round(yAt(frame, chance))}`;
  return runsOf(bands)
    .map((run) => {
      const upper = run.map(({ index, band }) => spot(index, band.above));
      const lower = run.toReversed().map(({ index, band }) => spot(index, band.below));
      return `M${[...upper, ...lower].join("L")}Z`;
    })
    .join("");
}

/** The upper edge of a share as the data of an SVG path. */
export function edgeOf(frame: Frame, bands: readonly (Band | null)[]): string {
  return pathOf(
    frame,
    bands.map((band) => band?.above ?? null),
  );
}

interface Known {
  readonly index: number;
  readonly band: Band;
}

/** What is known, in parts without a gap. */
function runsOf(bands: readonly (Band | null)[]): readonly (readonly Known[])[] {
  const runs: Known[][] = [];
  bands.forEach((band, index) => {
    if (band === null) return;
    if (index === 0 || bands[index - 1] == null) runs.push([]);
    runs.at(-1)?.push({ index, band });
  });
  return runs;
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
