import type { AreaText, CardText, SeatText } from "$protocol";

/** A rectangle on the screen, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A card that lies face up in a zone. */
export interface Face {
  readonly card: CardText;
  readonly box: Box;
  /** Whether its owner has chosen it: of equal cards it leaves first. */
  readonly isLeaving?: boolean;
}

/** A place where cards lie: a hand, a play area, the pile. Hands of others show no faces. */
export interface Zone {
  readonly box: Box;
  readonly faces: readonly Face[];
}

/** Zones by name: `hand:A`, `area:B1`, `pile`. */
export type Zones = ReadonlyMap<string, Zone>;

export const handOf = (seat: SeatText): string => `hand:${seat}`;
export const zoneOf = (area: AreaText): string => `area:${area}`;
export const PILE = "pile";

/** The zones of a page as they are drawn now, with their elements: faces in the same order. */
export interface Measured {
  readonly zones: Zones;
  readonly elements: ReadonlyMap<string, ZoneElements>;
}

export interface ZoneElements {
  readonly zone: HTMLElement;
  readonly faces: readonly HTMLElement[];
}

/** Read where everything is. It writes nothing, so that layout is done once at the most. */
export function measure(root: ParentNode): Measured {
  const zones = new Map<string, Zone>();
  const elements = new Map<string, ZoneElements>();
  for (const zone of root.querySelectorAll<HTMLElement>("[data-zone]")) {
    const name = zone.dataset["zone"] ?? "";
    const box = spotOf(zone);
    if (box.width === 0 || zones.has(name)) continue;
    const faces = [...zone.querySelectorAll<HTMLElement>("[data-face]")];
    zones.set(name, {
      box,
      faces: faces.map((face) => ({
        card: face.dataset["face"] ?? "",
        box: boxOf(face),
        isLeaving: face.dataset["leaving"] !== undefined,
      })),
    });
    elements.set(name, { zone, faces });
  }
  return { zones, elements };
}

/** Where the cards of a zone are: what it marks as their spot, if that is drawn. */
function spotOf(zone: Element): Box {
  const spot = zone.querySelector("[data-spot]");
  const box = spot === null ? null : boxOf(spot);
  return box === null || box.width === 0 ? boxOf(zone) : box;
}

const PLACING = new Set([
  "translate",
  "rotate",
  "transform",
  "block-size",
  "height",
  "left",
  "top",
]);

/** End the transitions by which cards and zones would drift to their places, so that these can be measured. */
export function settle(): void {
  for (const animation of document.getAnimations()) {
    if (!(animation instanceof CSSTransition) || !PLACING.has(animation.transitionProperty))
      continue;
    const { target } = animation.effect as KeyframeEffect;
    if (target?.matches("[data-zone], [data-face]")) animation.finish();
  }
}

/** What a table lies on, as far as nothing stands on it that belongs to the page. */
export interface Mat {
  /** What holds the mat and all that stands on it. */
  readonly table: Element | null;
  readonly box: Box;
  readonly radius: string;
}

/** The mat around the play areas, down to the keys at its foot. */
export function matOf(root: ParentNode): Mat | null {
  const all = [...root.querySelectorAll(".mat")];
  const mat = all.find((each) => each.parentElement?.querySelector("[data-zone]") != null);
  if (mat === undefined) return null;
  const box = boxOf(mat);
  const keys = mat.parentElement?.querySelector("[data-rotate]")?.closest("[role=group]");
  const foot = keys == null ? null : boxOf(keys);
  const isBelow = foot !== null && foot.width > box.width / 2;
  const radius = getComputedStyle(mat).borderRadius;
  const table = mat.parentElement;
  return { table, box: isBelow ? { ...box, height: foot.y - box.y } : box, radius };
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** The largest card that fits into the middle of a box. */
export function cardIn(box: Box): Box {
  const width = Math.min(box.width, (box.height * 5) / 7);
  const height = (width * 7) / 5;
  const { x, y } = centre(box);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** A box of another's size about one's own middle. */
export function sizedAs(box: Box, other: Box): Box {
  const { x, y } = centre(box);
  const { width, height } = other;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export const centre = ({ x, y, width, height }: Box): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});
