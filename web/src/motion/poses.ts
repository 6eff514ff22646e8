import type { Leg } from "./plan.ts";
import { centre } from "./zones.ts";

/** Where a ghost is at one moment. */
export interface Pose {
  /** The ghost's middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** In degrees. */
  readonly angle: number;
  readonly opacity: number;
  /** The moment, in milliseconds at full length. */
  readonly at: number;
}

const SAMPLES = 12;
const LIFT = 0.09;
const ARC = 0.07;
const HIGHEST_ARC = 28;

/**
 * The way of a ghost through its legs. A card leaves quickly and lands softly, is lifted a little
 * between, and turns about its middle.
 */
export function posesOf(legs: readonly Leg[]): readonly Pose[] {
  let angle = 0;
  return legs.flatMap((leg) => {
    const start = angle;
    angle += leg.turns ? 180 : 0;
    return Array.from({ length: SAMPLES + 1 }, (_, index) => poseAt(leg, index / SAMPLES, start));
  });
}

function poseAt(leg: Leg, time: number, angle: number): Pose {
  const from = centre(leg.from);
  const to = centre(leg.to);
  const way = 1 - (1 - time) ** 3;
  const height = Math.sin(Math.PI * way);
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const width = leg.from.width + (leg.to.width - leg.from.width) * way;
  return {
    x: from.x + (to.x - from.x) * way,
    y: from.y + (to.y - from.y) * way - height * Math.min(HIGHEST_ARC, far * ARC),
    width: width * (1 + height * LIFT),
    angle: angle + (leg.turns ? 180 * ((1 - Math.cos(Math.PI * time)) / 2) : 0),
    opacity: leg.fades ? Math.min(1, (1 - time) * 4) : 1,
    at: leg.at + leg.ms * time,
  };
}
