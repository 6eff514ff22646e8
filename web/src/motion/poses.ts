import type { Leg } from "./plan.ts";
import { MS } from "./timing.ts";
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
const ASPECT = 1.4;

/**
 * The way of a ghost through its legs. A card leaves quickly and lands softly, is lifted a little
 * between, and turns about its middle. In a window of a known width, beaten cards stay within it.
 */
export function posesOf(legs: readonly Leg[], room: number | null = null): readonly Pose[] {
  let angle = 0;
  return legs.flatMap((leg) => {
    const start = angle;
    angle += leg.turns ? 180 * (leg.lean || 1) : 0;
    const pose = leg.flip === "lid" ? dealtAt : leg.lean === 0 ? poseAt : beatenAt;
    const count = leg.lean === 0 ? SAMPLES : 2 * SAMPLES;
    return Array.from({ length: count + 1 }, (_, index) => {
      const each = pose(leg, index / count, start);
      return leg.lean === 0 || room === null ? each : { ...each, x: within(room, each) };
    });
  });
}

/** A beaten card: lifted, leaning to its side; then it turns on a wide way home, and settles. */
function beatenAt(leg: Leg, time: number, angle: number): Pose {
  const { lean } = leg;
  const [from, to] = [centre(leg.from), centre(leg.to)];
  const all = MS.lift + MS.flip + MS.land;
  const lifted = soft(Math.min(1, (time * all) / MS.lift));
  const way = even(clamp((time * all - MS.lift) / MS.flip));
  const height = Math.sin(Math.PI * way);
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const up = { x: from.x + lean * leg.from.width * 0.2 * lifted, y: from.y - 18 * lifted };
  const landing = 1 - clamp((time * all - MS.lift - MS.flip) / MS.land);
  const width = mix(leg.from.width * (1 + 0.1 * lifted), leg.to.width, way);
  return {
    x: mix(up.x, to.x, way) + lean * height * Math.min(110, far * 0.25),
    y: mix(up.y, to.y - 12 * landing, way) - height * Math.min(54, far * 0.15),
    width: width * (1 + 0.08 * (height + way * landing)),
    angle: angle + lean * mix(14 * lifted, 180, way),
    opacity: leg.fades ? landing : 1,
    at: leg.at + leg.ms * time,
  };
}

/** A back from the deck: it is thrown in a high arc and comes to rest the right way round. */
function dealtAt(leg: Leg, time: number): Pose {
  const [from, to] = [centre(leg.from), centre(leg.to)];
  const way = soft(time);
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  return {
    x: mix(from.x, to.x, way),
    y: mix(from.y, to.y, way) - Math.sin(Math.PI * way) * Math.min(110, far * 0.22),
    width: mix(leg.from.width, leg.to.width, way),
    angle: leg.turns ? 180 * (1 - way) : -30 * Math.sin(Math.PI * way),
    opacity: 1,
    at: leg.at + leg.ms * time,
  };
}

/** The nearest place to a pose's own at which no corner of the card is beyond the window's sides. */
function within(room: number, { x, width, angle }: Pose): number {
  const radians = (angle * Math.PI) / 180;
  const reach = (width * (Math.abs(Math.cos(radians)) + ASPECT * Math.abs(Math.sin(radians)))) / 2;
  return 2 * reach > room ? x : Math.max(reach, Math.min(room - reach, x));
}

const mix = (one: number, other: number, way: number): number => one + (other - one) * way;
const clamp = (value: number): number => Math.max(0, Math.min(1, value));
const soft = (time: number): number => 1 - (1 - time) ** 3;
const even = (time: number): number => (time < 0.5 ? 4 * time ** 3 : 1 - (-2 * time + 2) ** 3 / 2);

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
