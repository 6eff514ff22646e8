import type { CoursePoint } from "$protocol";

/** Where a course of ratings is drawn: in a box of this width and height, with a band of what is unsure. */
export interface Drawn {
  /** The points of the line, as SVG wants them. */
  readonly line: string;
  /** The band around it. */
  readonly band: string;
  readonly last: { readonly x: number; readonly y: number } | null;
  /** Lines across, at whole numbers that stand beside them. */
  readonly marks: readonly { readonly y: number; readonly value: number }[];
}

const STEPS = [1, 2, 5, 10, 20, 50];
const MOST_MARKS = 5;

export function drawCourse(
  course: readonly CoursePoint[],
  { width, height }: { readonly width: number; readonly height: number },
): Drawn {
  const lows = course.map(({ rating }) => rating.skill - rating.unsure);
  const highs = course.map(({ rating }) => rating.skill + rating.unsure);
  const low = Math.floor(Math.min(...lows, Infinity));
  const high = Math.ceil(Math.max(...highs, -Infinity));
  if (course.length === 0) return { line: "", band: "", last: null, marks: [] };
  const x = (index: number): number =>
    course.length === 1 ? width / 2 : (index * width) / (course.length - 1);
  const y = (value: number): number => height - ((value - low) * height) / Math.max(1, high - low);
  const at = (index: number, value: number): string => `${round(x(index))},${round(y(value))}`;
  const step = STEPS.find((each) => (high - low) / each <= MOST_MARKS) ?? 100;
  const first = Math.ceil(low / step) * step;
  const marks = Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, index) => ({
    y: round(y(first + index * step)),
    value: first + index * step,
  }));
  const upper = highs.map((value, index) => at(index, value));
  const lower = lows.map((value, index) => at(index, value)).toReversed();
  const end = course.length - 1;
  const skill = course[end]?.rating.skill ?? 0;
  return {
    line: course.map(({ rating }, index) => at(index, rating.skill)).join(" "),
    band: [...upper, ...lower].join(" "),
    last: { x: round(x(end)), y: round(y(skill)) },
    marks,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
