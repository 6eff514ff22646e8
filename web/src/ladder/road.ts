import type { RungJson, SkillJson } from "$protocol";

/** A point, and the way the road goes there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** The direction, one long. */
  readonly dx: number;
  readonly dy: number;
}

type Point = readonly [x: number, y: number];

/** How the road is drawn: the box, the curve, and how big faces are in it. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  readonly curve: readonly [Point, Point, Point, Point];
  /** Half a face. */
  readonly face: number;
  /** How far your own face is from the road. */
  readonly pin: number;
  /** What your face keeps clear of: where your rating is written. */
  readonly taken: Rectangle | null;
}

interface Rectangle {
  readonly width: number;
  readonly height: number;
}

/** Beside the panel with your rating, climbing to the right. */
export const WIDE: Shape = {
  width: 1164,
  height: 440,
  curve: [
    [70, 330],
    [430, 490],
    [740, -80],
    [1090, 80],
  ],
  face: 44,
  pin: 108,
  taken: { width: 420, height: 215 },
};

/** Up a phone, in a bend. */
export const TALL: Shape = {
  width: 366,
  height: 386,
  curve: [
    [46, 310],
    [600, 345],
    [-250, 22],
    [316, 40],
  ],
  face: 29,
  pin: 66,
  taken: null,
};

const STEPS = 400;

/** The road with its length worked out, so that places on it can be found. */
export class Road {
  readonly #spots: readonly (Spot & { readonly far: number })[];
  readonly length: number;

  constructor(readonly shape: Shape) {
    const spots: (Spot & { far: number })[] = [];
    let far = 0;
    for (let step = 0; step <= STEPS; step += 1) {
      const t = step / STEPS;
      const x = bezier(shape.curve, 0, t);
      const y = bezier(shape.curve, 1, t);
      const before = spots.at(-1);
      if (before !== undefined) far += Math.hypot(x - before.x, y - before.y);
      const dx = slope(shape.curve, 0, t);
      const dy = slope(shape.curve, 1, t);
      const long = Math.hypot(dx, dy);
      spots.push({ x, y, dx: dx / long, dy: dy / long, far });
    }
    this.#spots = spots;
    this.length = far;
  }

  get path(): string {
    const [from, ...rest] = this.shape.curve;
    return `M${from.join(" ")} C${rest.map((point) => point.join(" ")).join(" ")}`;
  }

  /** The place at a share of the whole way. */
  at(share: number): Spot {
    const far = Math.min(1, Math.max(0, share)) * this.length;
    const found = this.#spots.find((spot) => spot.far >= far) ?? this.#spots.at(-1);
    if (found === undefined) throw new Error("a road without places");
    return found;
  }
}

const bezier = ([a, b, c, d]: Shape["curve"], k: 0 | 1, t: number): number =>
  (1 - t) ** 3 * a[k] + 3 * (1 - t) ** 2 * t * b[k] + 3 * (1 - t) * t ** 2 * c[k] + t ** 3 * d[k];

const slope = ([a, b, c, d]: Shape["curve"], k: 0 | 1, t: number): number =>
  (1 - t) ** 2 * (b[k] - a[k]) + 2 * (1 - t) * t * (c[k] - b[k]) + t ** 2 * (d[k] - c[k]);

const START = 0.05;
const END = 0.94;

/**
 * Where each rung is, as a share of the way, the lowest first. Faces never overlap, so steps that
 * are close together are drawn further apart than they are, and wide ones are drawn narrower.
 */
export function placeRungs(skills: readonly number[], least: number): readonly number[] {
  if (skills.length < 2) return skills.map(() => (START + END) / 2);
  const steps = skills.slice(1).map((skill, index) => Math.sqrt(skill - (skills[index] ?? skill)));
  const room = END - START;
  const floor = Math.min(least, room / steps.length);
  // Those that would be too narrow get the least; the others share what is left.
  const narrow = new Set<number>();
  for (;;) {
    const rest = room - narrow.size * floor;
    const sum = steps.reduce((all, step, index) => all + (narrow.has(index) ? 0 : step), 0);
    const width = (index: number): number =>
      narrow.has(index) || sum === 0 ? floor : ((steps[index] ?? 0) * rest) / sum;
    const found = steps.findIndex((_, index) => !narrow.has(index) && width(index) < floor - 1e-9);
    if (found < 0) {
      let share = START;
      return [share, ...steps.map((_, index) => (share += width(index)))];
    }
    narrow.add(found);
  }
}

/** A skill as a share of the way: between the same two rungs, and as far from each, as it is. */
export function shareOf(
  skill: number,
  skills: readonly number[],
  shares: readonly number[],
): number {
  const above = skills.findIndex((each) => each > skill);
  if (above === 0) {
    // Below the lowest rung there is little road: the nearer to it, the better.
    const below = (skills[0] ?? skill) - skill;
    return (shares[0] ?? START) / (1 + below / 5);
  }
  const [low, high] = [above < 0 ? skills.length - 1 : above - 1, above];
  const from = shares[low] ?? START;
  if (high < 0) {
    const over = skill - (skills[low] ?? skill);
    return 1 - (1 - from) / (1 + over / 5);
  }
  const [one, other] = [skills[low] ?? 0, skills[high] ?? 1];
  return from + ((skill - one) / (other - one)) * ((shares[high] ?? END) - from);
}

export type Side = "below" | "above" | "left" | "right";

/** A rung on the road. */
export interface Station {
  readonly rung: RungJson;
  readonly spot: Spot;
  /** Where its name is. */
  readonly side: Side;
}

/** You on the road. */
export interface Pin {
  readonly spot: Spot;
  /** Where your face is. */
  readonly x: number;
  readonly y: number;
  /** Between which shares of the way you are, as far as is known. */
  readonly from: number;
  readonly to: number;
}

/** The whole drawing. */
export interface Climb {
  readonly road: Road;
  readonly stations: readonly Station[];
  readonly pin: Pin;
}

/** Where everybody is on a road of this shape. The rungs come the lowest first. */
export function climb(road: Road, rungs: readonly RungJson[], own: SkillJson): Climb {
  const { shape } = road;
  const skills = rungs.map(({ rating }) => rating.skill);
  const shares = placeRungs(skills, (2 * shape.face + 22) / road.length);
  const spots = shares.map((each) => road.at(each));
  const stations = rungs.map((rung, index): Station => {
    const spot = road.at(shares[index] ?? 0);
    return { rung, spot, side: sideOf(road, spot, spots) };
  });
  const share = (skill: number): number => shareOf(skill, skills, shares);
  const spot = road.at(share(own.skill));
  const from = share(own.skill - own.unsure);
  const to = share(own.skill + own.unsure);
  return { road, stations, pin: { spot, ...placePin(road, spot, stations), from, to } };
}

/** The middle of a name that stands on this side of a face. */
function labelAt({ face }: Shape, { x, y }: Spot, side: Side): Point {
  if (side === "below") return [x, y + face + 28];
  if (side === "above") return [x, y - face - 24];
  return [x + (side === "left" ? -1.1 : 1.1) * face - (side === "left" ? 30 : -30), y];
}

/** Below a face there is room for its name, unless the road or another face is there. */
function sideOf(road: Road, spot: Spot, others: readonly Spot[]): Side {
  const { shape } = road;
  const sides: readonly Side[] =
    spot.x < shape.width / 2
      ? ["below", "left", "above", "right"]
      : ["below", "right", "above", "left"];
  const free = (side: Side): number => {
    const [x, y] = labelAt(shape, spot, side);
    if (x < 26 || x > shape.width - 26 || y < 14 || y > shape.height - 14) return -Infinity;
    const faces = others.filter((other) => other !== spot && other.x !== spot.x);
    const apart = Math.min(...faces.map((other) => Math.hypot(other.x - x, other.y - y)));
    let way = Infinity;
    for (let share = 0; share <= 1; share += 0.02) {
      const at = road.at(share);
      way = Math.min(way, Math.hypot(at.x - x, at.y - y));
    }
    return Math.min(apart - shape.face - 30, way - 26);
  };
  return (
    sides.find((side) => free(side) > 0) ??
    sides.toSorted((one, other) => free(other) - free(one))[0] ??
    "below"
  );
}

const AROUND = 24; // directions that are tried

/** Where your face has most room: near its place, away from the others, their names and the road. */
function placePin(
  road: Road,
  spot: Spot,
  stations: readonly Station[],
): { readonly x: number; readonly y: number } {
  const { shape } = road;
  const { face, pin, taken } = shape;
  /** What is to be kept clear: where it is, and how far from there the middle of your face begins. */
  const inTheWay: (readonly [x: number, y: number, clear: number])[] = stations.flatMap(
    ({ spot: at, side }) => [
      [at.x, at.y, 2 * face + 10],
      [...labelAt(shape, at, side), face + 24],
    ],
  );
  for (let share = 0; share <= 1; share += 0.02) {
    const { x, y } = road.at(share);
    if (Math.hypot(x - spot.x, y - spot.y) > pin * 0.7) inTheWay.push([x, y, face + 16]);
  }
  let best = { x: spot.x, y: spot.y - pin, room: -Infinity };
  for (let turn = 0; turn < 2 * AROUND; turn += 1) {
    const angle = (turn / AROUND) * 2 * Math.PI;
    const long = turn < AROUND ? pin : pin * 1.3;
    const x = spot.x + long * Math.cos(angle);
    const y = spot.y + long * Math.sin(angle);
    const isIn = x > face && x < shape.width - face && y > face && y < shape.height - face;
    if (!isIn || (taken !== null && x < taken.width + face && y < taken.height + face)) continue;
    const middle = [(x + spot.x) / 2, (y + spot.y) / 2] as const;
    const line = stations.map(
      ({ spot: at }) => Math.hypot(at.x - middle[0], at.y - middle[1]) - face - 8,
    );
    const free = Math.min(
      ...line,
      ...inTheWay.map(([a, b, clear]) => Math.hypot(a - x, b - y) - clear),
    );
    // Enough room is enough; then rather across the road, and rather up.
    const across = Math.abs(Math.cos(angle) * spot.dy - Math.sin(angle) * spot.dx);
    const room = 3 * Math.min(free, 6) + across * 12 - Math.sin(angle) * 8 - long / 10;
    if (room > best.room) best = { x, y, room };
  }
  return { x: best.x, y: best.y };
}
