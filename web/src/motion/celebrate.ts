import type { Motion } from "../preferences.svelte.ts";
import { LETTERS } from "../ui/letters.ts";
import { amountOf } from "./amount.ts";
import { Layer } from "./layer.ts";
import { MS } from "./timing.ts";
import { boxOf, centre, type Box } from "./zones.ts";

const FALL = "cubic-bezier(0.2, 0.6, 0.6, 1)";
const LAND = "cubic-bezier(0.2, 1.3, 0.4, 1)";
const SVG = "http://www.w3.org/2000/svg";

/** A small party where somebody got letters: they drop in and turn, and bits of paper fall. */
export function celebrateOut(at: Box, letters: readonly [number, number]): Layer {
  const layer = new Layer();
  const { x, y } = centre(at);
  scatter(layer, { x, y, bits: 12, reach: 90, drop: 90, ms: MS.party });
  dropLetters(layer, { x, y }, letters);
  layer.open();
  return layer;
}

/**
 * A larger party at the end of a match, above everything, around an element or in the middle; none
 * for those who want little motion.
 */
export function celebrateMatch(motion: Motion, around: Element | null = null): void {
  if (amountOf(motion) !== "all") return;
  const layer = new Layer();
  const box = around === null ? null : boxOf(around);
  const { x, y } = box === null ? { x: innerWidth / 2, y: innerHeight / 3 } : centre(box);
  const reach = Math.min(360, innerWidth / 2);
  scatter(layer, { x, y, bits: 36, reach, drop: 220, ms: MS.bigParty });
  layer.open(true);
}

/** Turn something that reads the same when it is turned, such as the word dnup, once. */
export function turnOver(motion: Motion, element: Element, delay = 0): void {
  if (amountOf(motion) !== "all") return;
  const frames = [
    { rotate: "0deg", scale: "1" },
    { rotate: "90deg", scale: "1.12" },
    { rotate: "180deg", scale: "1" },
  ];
  element.animate(frames, { duration: 700, delay, easing: "cubic-bezier(0.5, 0, 0.2, 1)" });
}

interface Scatter {
  readonly x: number;
  readonly y: number;
  readonly bits: number;
  /** How far to the sides, and how far down. */
  readonly reach: number;
  readonly drop: number;
  readonly ms: number;
}

/** Bits of paper in the colours of the cards fly up a little, fall, and fade. */
function scatter(layer: Layer, { x, y, bits, reach, drop, ms }: Scatter): void {
  for (let index = 0; index < bits; index += 1) {
    const bit = document.createElement("div");
    bit.className = `paper value-${(index % 10) + 1}`;
    const size = 6 + chance(index, 1) * 7;
    bit.style.width = `${size}px`;
    bit.style.height = `${size * 1.4}px`;
    const side = (chance(index, 2) * 2 - 1) * reach;
    const height = 20 + chance(index, 3) * reach * 0.5;
    const turns = 180 * (1 + Math.round(chance(index, 4) * 2));
    const at = (across: number, down: number, angle: number): string =>
      `translate(${x + across}px, ${y + down}px) rotate(${angle}deg)`;
    const frames = [
      { transform: `${at(0, 0, 0)} scale(0.3)`, opacity: 0, easing: "ease-out" },
      { transform: `${at(side * 0.6, -height, turns / 2)} scale(1)`, opacity: 1, offset: 0.3 },
      { transform: `${at(side, drop * 0.5, turns * 0.9)} scale(1)`, opacity: 1, offset: 0.75 },
      { transform: `${at(side * 1.05, drop, turns)} scale(1)`, opacity: 0 },
    ];
    layer.element.append(bit);
    const delay = chance(index, 5) * ms * 0.15;
    layer.animate(bit, frames, { duration: ms - delay, delay, easing: FALL, fill: "both" });
  }
}

/** The letters from one count to another, side by side, drop in upside down and turn. */
function dropLetters(
  layer: Layer,
  { x, y }: { readonly x: number; readonly y: number },
  [first, last]: readonly [number, number],
): void {
  const size = 40;
  LETTERS.slice(first, last).forEach((letter, index, all) => {
    const token = document.createElementNS(SVG, "svg");
    token.setAttribute("class", "token");
    token.setAttribute("viewBox", "-12 -12 64 94");
    token.setAttribute("width", `${size}`);
    token.setAttribute("height", `${(size * 94) / 64}`);
    for (const part of ["edge", "core"]) {
      const path = document.createElementNS(SVG, "path");
      path.setAttribute("class", part);
      path.setAttribute("d", letter.path);
      token.append(path);
    }
    const left = x + (index - all.length / 2) * size;
    const top = y - 26;
    const at = (above: number, angle: number, scale: number): string =>
      `translate(${left}px, ${top - above}px) rotate(${angle}deg) scale(${scale})`;
    const frames = [
      { transform: at(70, 180, 1.3), opacity: 0, easing: LAND },
      { transform: at(0, 0, 1.3), opacity: 1, offset: 0.45 },
      { transform: at(0, 0, 1.3), opacity: 1, offset: 0.8 },
      { transform: at(0, 0, 1), opacity: 0 },
    ];
    layer.element.append(token);
    const delay = index * 90;
    layer.animate(token, frames, { duration: MS.party - delay, delay, fill: "both" });
  });
}

/** A number from 0 to 1 that looks like chance and is always the same. */
function chance(index: number, salt: number): number {
  const wave = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}
