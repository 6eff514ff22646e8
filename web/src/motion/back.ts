import { turned } from "../card/face.ts";
import { STILL, type Flight, type Leg, type Plan } from "./plan.ts";
import { MS } from "./timing.ts";
import type { Face, Zones } from "./zones.ts";

/** A face, with its zone and its place in it. */
interface Placed extends Face {
  readonly zone: string;
  readonly index: number;
}

/**
 * What is to be seen when a try is put back: each card that lies somewhere else now, or the other
 * way up, goes back there. What comes out of a hand that isn't seen just appears.
 */
export function planBack(before: Zones, after: Zones): Plan {
  const gone = facesOf(before);
  const come = facesOf(after).filter((face) => take(gone, (each) => isSame(each, face)) === null);
  const flights = come.flatMap((face, order): Flight[] => {
    const from =
      take(gone, ({ card }) => card === face.card) ??
      take(gone, ({ card }) => card === turned(face.card));
    return from === null ? [] : [flight(from, face, order)];
  });
  const ms = Math.max(
    0,
    ...flights.flatMap(({ legs }) => legs.map(({ at, ms: took }) => at + took)),
  );
  const heard = flights.length === 0 ? [] : [{ sound: "taken" as const, at: 0, count: 1 }];
  return { ...STILL, flights, heard, ms };
}

function flight(from: Placed, to: Placed, order: number): Flight {
  const turns = from.card !== to.card;
  const leg: Leg = {
    from: from.box,
    to: to.box,
    turns,
    flip: null,
    fades: false,
    lean: 0,
    at: order * MS.card,
    ms: turns ? MS.flip : MS.move,
  };
  return { card: from.card, legs: [leg], target: { zone: to.zone, index: to.index } };
}

const facesOf = (zones: Zones): Placed[] =>
  [...zones].flatMap(([zone, { faces }]) => faces.map((face, index) => ({ ...face, zone, index })));

const isSame = (one: Placed, other: Placed): boolean =>
  one.zone === other.zone && one.card === other.card;

/** The first of these that is wanted, which is no longer one of them then. */
function take(faces: Placed[], isWanted: (face: Placed) => boolean): Placed | null {
  const at = faces.findIndex(isWanted);
  return at < 0 ? null : (faces.splice(at, 1)[0] ?? null);
}
