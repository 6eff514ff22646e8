import type { RoundReviewJson } from "$protocol";
import { compare, type Course, type Moment } from "../replay/moment.ts";

/** All moments of a match, from the left to the right. */
export const momentsOf = (course: Course): readonly Moment[] =>
  course.actions.flatMap((actions, at) =>
    Array.from({ length: actions + 1 }, (_, action) => ({ round: at + 1, action })),
  );

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

/** Each seat's chance to win the match at a moment; null if it isn't known yet. */
export const chancesAt = (
  rounds: (round: number) => RoundReviewJson | null,
  { round, action }: Moment,
): readonly number[] | null => rounds(round)?.outlook[action]?.match ?? null;

const HUNDRED = 100;

/**
 * The same in whole hundredths that make 100. Only what is certain gets 0 or 100, unless there are more
 * seats than hundredths to give.
 */
export function inHundred(chances: readonly number[]): readonly number[] {
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  if (total <= 0) return chances.map(() => 0);
  const exact = chances.map((chance) => (chance / total) * HUNDRED);
  const whole = exact.map((each) => (each > 0 ? Math.max(1, Math.floor(each)) : 0));
  let left = HUNDRED - whole.reduce((sum, each) => sum + each, 0);
  // What is left goes where most was cut off; what is too much is taken where it is missed least.
  while (left !== 0) {
    const way = Math.sign(left);
    const gaps = exact.map((each, index) => way * (each - whole[index]!));
    const able = (index: number): boolean => (way > 0 ? exact[index]! > 0 : whole[index]! > 1);
    const best = gaps.reduce(
      (found, gap, index) => (able(index) && (found < 0 || gap > gaps[found]!) ? index : found),
      -1,
    );
    if (best < 0) break;
    whole[best]! += way;
    left -= way;
  }
  return whole;
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

/** The parts of the course that begin with a round, named together where there is no room for each. */
export interface Label {
  readonly x: number;
  readonly rounds: readonly number[];
}

/** Labels for rounds that begin at these places, none closer than `room` to the next. */
export function labelsOf(starts: readonly number[], room: number, end: number): readonly Label[] {
  const labels: { x: number; rounds: number[] }[] = [];
  starts.forEach((x, index) => {
    const last = labels.at(-1);
    const isTight = last !== undefined && x - last.x < room;
    if (isTight || (last !== undefined && end - x < room)) last.rounds.push(index + 1);
    else labels.push({ x, rounds: [index + 1] });
  });
  return labels;
}

/** A part of the match whose chances aren't known yet, as a card that turns up when it is checked. */
export interface Slot {
  readonly x: number;
  /** The moments from this one to before the other. */
  readonly from: number;
  readonly to: number;
}

/** So many cards side by side, as far as nothing is known there. */
export function slotsOf(frame: Frame, isKnown: readonly boolean[], count: number): readonly Slot[] {
  const each = isKnown.length / count;
  return Array.from({ length: count }, (_, at) => {
    const [from, to] = [Math.round(at * each), Math.round((at + 1) * each)];
    return { x: frame.left + ((at + 0.5) / count) * frame.width, from, to };
  }).filter(({ from, to }) => from < to && !isKnown.slice(from, to).every(Boolean));
}

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
