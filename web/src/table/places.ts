import type { AreaText, SeatText } from "$protocol";
import { areasOf, type Scene } from "../game/scene.ts";

/** Where a seat is drawn. Seen from above, play goes clockwise: from the bottom to the left. */
export type Side = "bottom" | "left" | "top-left" | "top" | "top-right" | "right";

export interface Place {
  readonly seat: SeatText;
  readonly side: Side;
}

const SIDES: Readonly<Record<number, readonly Side[]>> = {
  2: ["bottom", "top"],
  3: ["bottom", "top-left", "top-right"],
  4: ["bottom", "left", "top", "right"],
  5: ["bottom", "left", "top-left", "top-right", "right"],
};

/** The seats around the table, the viewer's at the bottom first, then in the order of play. */
export function placesOf(scene: Scene): readonly Place[] {
  const seats = scene.state.seats.map(({ seat }) => seat);
  const first = Math.max(0, seats.indexOf(scene.you ?? ""));
  const around = [...seats.slice(first), ...seats.slice(0, first)];
  const sides = SIDES[seats.length] ?? [];
  return around.map((seat, index) => ({ seat, side: sides[index] ?? "top" }));
}

/** The areas of a seat as they are drawn there: who sits opposite has their left at our right. */
export function areasAt(scene: Scene, { seat, side }: Place): readonly AreaText[] {
  const areas = areasOf(scene, seat);
  return side === "top" ? areas.toReversed() : areas;
}

/** How places are laid out: by class names, which the style sheets of the table know. */
export type Layout = "wide" | "narrow" | "narrow dense" | "narrow dense short";

interface Room {
  readonly width: number;
  readonly height: number;
  readonly players: number;
}

/**
 * Wide: the others in a row at the top, one's own place below. Narrow: two by two. Short, as on a
 * phone that lies: everybody in one row. Dense: plates of one line.
 */
export function layoutOf({ width, height, players }: Room): Layout {
  if (width >= 480 && height <= 256) return "narrow dense short";
  if (width >= 688 && width >= height) return "wide";
  return height < (players > 3 ? 400 : 360) ? "narrow dense" : "narrow";
}
