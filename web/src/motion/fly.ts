import { Layer } from "./layer.ts";
import type { Flight, Glide, Leg, Plan } from "./plan.ts";
import { endOf, posesOf } from "./poses.ts";
import { spriteOf } from "./sprites.ts";
import { MS, spread } from "./timing.ts";
import type { Measured } from "./zones.ts";

const SOFT = "cubic-bezier(0.3, 0.1, 0.2, 1)";
const EVEN = "cubic-bezier(0.45, 0, 0.35, 1)";

/**
 * Show a plan on the page as it was measured after the change. Styles are read first; then come
 * only writes. `pace` is the share of the full time.
 */
export function fly(plan: Plan, after: Measured, pace: number): Layer {
  const layer = new Layer();
  const ranks = plan.flights.map((flight) => rankOf(flight, after));
  plan.flights.forEach((flight, index) => {
    layer.element.append(ghostOf(flight, ranks[index] ?? 0, layer, pace));
    hideTarget(flight, after, layer, pace);
  });
  for (const zone of newSets(plan, after)) hideLate(zone, plan, after, layer, pace);
  for (const glide of plan.glides) slide(glide, after, layer, pace);
  for (const { zone, at } of plan.stacks) turnStack(zone, at, after, layer, pace);
  layer.open();
  return layer;
}

/** What lies above what among the ghosts: as it will be on the table. */
function rankOf({ target, legs }: Flight, after: Measured): number {
  if (target === null) return legs[0]?.flip === "down" ? 0 : 30;
  const face = after.elements.get(target.zone)?.faces[target.index];
  const rank = face === undefined ? Number.NaN : Number(getComputedStyle(face).zIndex);
  return 40 + (Number.isNaN(rank) ? target.index : rank);
}

function ghostOf(flight: Flight, rank: number, layer: Layer, pace: number): HTMLElement {
  const { legs, card } = flight;
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  const width = Math.max(...legs.flatMap(({ from, to }) => [from.width, to.width]));
  const height = (width * 7) / 5;
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  ghost.style.zIndex = `${rank}`;
  const flipped = legs.find(({ flip }) => flip !== null);
  if (flipped === undefined) ghost.append(spriteOf(card));
  else flipSides(ghost, flight, flipped, layer, pace);

  const frames = posesOf(legs).map((pose) => ({
    offset: pose.offset,
    opacity: pose.opacity,
    transform:
      `translate(${pose.x - width / 2}px, ${pose.y - height / 2}px)` +
      ` rotate(${pose.angle}deg) scale(${pose.width / width})`,
  }));
  const [first] = frames;
  const all = first === undefined ? [] : [{ ...first, offset: 0 }, ...frames];
  layer.animate(ghost, all, { duration: endOf(legs) * pace, fill: "both" });
  return ghost;
}

/** A face and a back on one ghost: one is narrowed to nothing, then the other widens. */
function flipSides(ghost: HTMLElement, flight: Flight, leg: Leg, layer: Layer, pace: number): void {
  ghost.classList.add("flips");
  const goes = [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }, { transform: "scaleX(0)" }];
  const comes = goes.toReversed();
  const timing = { delay: leg.at * pace, duration: leg.ms * pace * 0.8, fill: "both" } as const;
  const sides = [
    { sprite: spriteOf(flight.card), frames: leg.flip === "down" ? goes : comes },
    { sprite: spriteOf(null), frames: leg.flip === "down" ? comes : goes },
  ];
  for (const { sprite, frames } of sides) {
    const side = document.createElement("div");
    side.className = "side";
    side.append(sprite);
    ghost.append(side);
    layer.animate(side, frames, timing);
  }
}

/**
 * Keep the card that a ghost becomes out of sight until then. Its opacity is animated and not its
 * visibility set: it keeps the focus and can be pressed, and is seen again whatever happens.
 */
function hideTarget({ target, legs }: Flight, after: Measured, layer: Layer, pace: number): void {
  if (target === null) return;
  const face = after.elements.get(target.zone)?.faces[target.index];
  if (face !== undefined) hide(face, endOf(legs) * pace, layer);
}

function hide(element: Element, duration: number, layer: Layer): void {
  layer.animate(element, [{ opacity: 0 }, { opacity: 0 }], { duration });
}

/** Play areas in which every card has just arrived. */
function newSets({ flights }: Plan, after: Measured): readonly string[] {
  const arrived = new Map<string, number>();
  for (const { target } of flights) {
    if (target !== null) arrived.set(target.zone, (arrived.get(target.zone) ?? 0) + 1);
  }
  return [...arrived]
    .filter(([zone, count]) => zone.startsWith("area:") && count === facesIn(zone, after))
    .map(([zone]) => zone);
}

const facesIn = (zone: string, { zones }: Measured): number => zones.get(zone)?.faces.length ?? 0;

/** What is written on a set comes when the set has come. */
function hideLate(zone: string, plan: Plan, after: Measured, layer: Layer, pace: number): void {
  const ends = plan.flights.filter(({ target }) => target?.zone === zone).map(({ legs }) => legs);
  const late = after.elements.get(zone)?.zone.querySelectorAll("[data-late]") ?? [];
  for (const element of late) hide(element, Math.max(...ends.map(endOf)) * pace, layer);
}

/**
 * Let a card come from where it was; one that was turned turns in its place before. Only `transform`
 * is animated: a hand may place its cards with `translate`.
 */
function slide(glide: Glide, after: Measured, layer: Layer, pace: number): void {
  const zone = after.elements.get(glide.target.zone);
  const face = zone?.faces[glide.target.index];
  if (zone === undefined || face === undefined) return;
  const was = `translate(${glide.dx}px, ${glide.dy}px)`;
  const timing = { delay: glide.at * pace, fill: "backwards" } as const;
  if (!glide.turns) {
    const frames = [{ transform: `${was} scale(${glide.scale})` }, { transform: "none" }];
    const duration = MS.glide * pace;
    layer.animateBelow(zone.zone, face, frames, { ...timing, duration, easing: SOFT });
    return;
  }
  const all = MS.turn + MS.turnGlide;
  const frames = [
    { transform: `${was} rotate(180deg) scale(1)`, offset: 0, easing: "ease-in" },
    {
      transform: `${was} rotate(270deg) scale(1.06)`,
      offset: MS.turn / 2 / all,
      easing: "ease-out",
    },
    { transform: `${was} rotate(360deg) scale(1)`, offset: MS.turn / all, easing: EVEN },
    { transform: "translate(0px, 0px) rotate(360deg) scale(1)", offset: 1 },
  ];
  layer.animateBelow(zone.zone, face, frames, { ...timing, duration: all * pace });
}

/** The backs of another's hand turn, each in its place; they look the same afterwards. */
function turnStack(name: string, at: number, after: Measured, layer: Layer, pace: number): void {
  const backs = [...(after.elements.get(name)?.zone.children ?? [])];
  const frames = [
    { transform: "rotate(0deg) scale(1)", easing: "ease-in" },
    { transform: "rotate(90deg) scale(1.2)", easing: "ease-out" },
    { transform: "rotate(180deg) scale(1)" },
  ];
  const gap = spread(backs.length, MS.rotate - MS.stack, MS.card);
  backs.forEach((back, index) => {
    const delay = (at + index * gap) * pace;
    layer.animate(back, frames, { delay, duration: MS.stack * pace });
  });
}

/** A small wave through the own hand: it is your turn. */
export function hop(faces: readonly Element[]): Layer {
  const layer = new Layer();
  const frames = [
    { transform: "translateY(0)", easing: "ease-out" },
    { transform: "translateY(-7px)", offset: 0.4, easing: "ease-in-out" },
    { transform: "translateY(0)" },
  ];
  const gap = spread(faces.length, 120, MS.card);
  faces.forEach((face, index) => {
    layer.animateBelow(face, face, frames, { delay: index * gap, duration: MS.hop });
  });
  layer.open();
  return layer;
}

/** For those who want little motion: what has come is not there at once, that is all. */
export function fade(faces: readonly Element[]): Layer {
  const layer = new Layer();
  for (const face of faces) {
    layer.animate(face, [{ opacity: 0.3 }, { opacity: 1 }], { duration: MS.fade });
  }
  layer.open();
  return layer;
}
