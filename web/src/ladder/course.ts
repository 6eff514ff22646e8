import type { CoursePointJson } from "$protocol";

/** Where a course of ratings is drawn: in a box of this width and height, with a band of what is unsure. */
export interface Drawn {
  /** The points of the line, as SVG wants them. */
  readonly line: string;
  /** The band around it. */
  readonly band: string;
  /** One for each match. */
  readonly dots: readonly Dot[];
}

export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly isWon: boolean;
}

export function drawCourse(
  course: readonly CoursePointJson[],
  { width, height }: { readonly width: number; readonly height: number },
): Drawn {
  if (course.length === 0) return { line: "", band: "", dots: [] };
  const lows = course.map(({ rating }) => rating.skill - rating.unsure);
  const highs = course.map(({ rating }) => rating.skill + rating.unsure);
  const low = Math.min(...lows);
  const high = Math.max(...highs);
  const x = (index: number): number =>
    round(course.length === 1 ? width / 2 : (index * width) / (course.length - 1));
  const y = (value: number): number => round(height - ((value - low) * height) / (high - low || 1));
  const at = (index: number, value: number): string => `${x(index)},${y(value)}`;
  const upper = highs.map((value, index) => at(index, value));
  const lower = lows.map((value, index) => at(index, value)).toReversed();
  return {
    line: course.map(({ rating }, index) => at(index, rating.skill)).join(" "),
    band: [...upper, ...lower].join(" "),
    dots: course.map(({ rating, won }, index) => ({ x: x(index), y: y(rating.skill), isWon: won })),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
