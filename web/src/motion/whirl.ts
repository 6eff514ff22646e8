import type { Whirl } from "./plan.ts";
import { MS, type Timed } from "./timing.ts";

/** Where a card was, as seen from where it is in the end. */
interface Start {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const SAMPLES = 20; // of the turn
const NEAR = 0.3; // of a card's width from one to the next while the hand is closed
const WIDEST = 2.4; // of these from the first to the last, so that many fit on the screen upright
const LEAN = 15; // degrees for each card's width then
const GROWN = 1.08;
/** All that stands on the mat is below. */
export const ABOVE = 26;
/** How far the closed hand rises, in widths of a card. */
export const RISE = 0.9;
const APART = 0.3; // of the time in which the hand opens: half of the way, as it opens quickly

/** The way of one card while the whole hand is rotated: it closes, turns as one, and opens again. */
export function whirled(start: Start, whirl: Whirl, at: number): readonly Timed[] {
  const { x, y, offset, width, count } = whirl;
  const near = offset * Math.min(NEAR, WIDEST / (count - 1));
  const [across, down] = [near * width, Math.abs(near) * 10];
  const rise = width * RISE;
  const turn = (part: number): Timed => {
    const way = part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2;
    const [cos, sin] = [Math.cos(Math.PI * way), Math.sin(Math.PI * way)];
    const grown = 1 + sin * 0.14;
    return {
      at: at + MS.close + MS.whirl * part,
      transform: pose({
        x: x + (across * cos - down * sin) * grown,
        y: y - rise + (across * sin + down * cos) * grown * 0.9,
        angle: 180 + near * LEAN + 180 * way,
        scale: GROWN * grown,
      }),
    };
  };
  return [
    { at, transform: pose({ ...start, angle: 180 }), easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" },
    ...Array.from({ length: SAMPLES }, (_, index) => turn(index / SAMPLES)),
    { ...turn(1), easing: "cubic-bezier(0.3, 1.3, 0.5, 1)" },
    {
      at: at + MS.close + MS.whirl + MS.open,
      transform: pose({ x: 0, y: 0, angle: 360, scale: 1 }),
    },
  ];
}

/**
 * Above what a card lies meanwhile. Until the hand opens it is one thing, stacked as it was; half way
 * to their places the cards lie furthest apart, and are stacked as they will be.
 */
export function stacked(
  { before, after }: { readonly before: number; readonly after: number },
  at: number,
): readonly Timed[] {
  const opens = at + MS.close + MS.whirl + MS.open * APART;
  return [
    { at, zIndex: ABOVE + before },
    { at: opens, zIndex: ABOVE + before },
    { at: opens, zIndex: ABOVE + after },
    { at: at + MS.close + MS.whirl + MS.open, zIndex: ABOVE + after },
  ];
}

interface Pose extends Start {
  readonly angle: number;
}

const pose = ({ x, y, angle, scale }: Pose): string =>
  `translate(${x}px, ${y}px) rotate(${angle}deg) scale(${scale})`;
