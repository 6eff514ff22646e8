import type { Layer } from "./layer.ts";
import { spriteOf } from "./sprites.ts";
import { framesOf, MS } from "./timing.ts";
import { centre, type Box } from "./zones.ts";

const SVG = "http://www.w3.org/2000/svg";
const ARCS = "M-250 40 A254 254 0 0 1 180 -178 M250 -40 A254 254 0 0 1 -180 178";
const REACH = 254; // of an arc, in its drawing
const LEAN = 11; // degrees from one back of a small fan to the next
const BACKS = 5; // of a small fan, at most
const SHARE = 0.1; // of the window's width: a back of it
const [NARROWEST, WIDEST] = [40, 64]; // pixels

/** Where a hand turns: its middle, and how far the arcs around it reach. */
interface Turn {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly at: number;
}

interface Lasting {
  /** At full length. */
  readonly ms: number;
  readonly timing: KeyframeAnimationOptions;
}

/** Two arcs around a hand that turns as one: they turn with it, and grow. */
export function drawArcs(layer: Layer, turn: Turn, { ms, timing }: Lasting): SVGElement {
  const { x, y, reach, at } = turn;
  const arcs = document.createElementNS(SVG, "svg");
  arcs.setAttribute("class", "arcs");
  const size = reach * 2.4;
  arcs.setAttribute("viewBox", `${-REACH * 1.2} ${-REACH * 1.2} ${REACH * 2.4} ${REACH * 2.4}`);
  arcs.setAttribute("width", `${size}`);
  arcs.setAttribute("height", `${size}`);
  for (const part of ["edge", "core"]) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("class", part);
    path.setAttribute("d", ARCS);
    arcs.append(path);
  }
  const corner = { x: x - size / 2, y: y - size / 2 };
  const begin = at + MS.close * 0.75;
  const frames = framesOf(
    [
      {
        at: begin,
        opacity: 0,
        transform: pose(corner, -60, 0.7),
        easing: "cubic-bezier(0.65,0,0.35,1)",
      },
      { at: begin + MS.whirl * 0.3, opacity: 1, transform: pose(corner, -10, 0.82) },
      { at: begin + MS.whirl * 0.75, opacity: 1, transform: pose(corner, 110, 0.94) },
      { at: begin + MS.whirl + MS.lift, opacity: 0, transform: pose(corner, 150, 1) },
    ],
    ms,
  );
  layer.animate(arcs, frames, timing);
  return arcs;
}

interface Fan {
  readonly seat: Box;
  /** Cards in the hand. */
  readonly count: number;
  readonly at: number;
  /** What it must not leave. */
  readonly within: Box;
}

/** Another's hand as a small fan of backs, which comes out of its seat, turns as one, and goes back. */
export function turnFan(layer: Layer, { seat, count, at, within }: Fan, lasting: Lasting): void {
  const width = Math.max(NARROWEST, Math.min(WIDEST, innerWidth * SHARE));
  const reach = width * 1.5;
  const home = centre(seat);
  const turn = {
    x: between(home.x, within.x + reach, within.x + within.width - reach),
    y: between(home.y, within.y + reach, within.y + within.height - reach),
    reach,
    at,
  };
  layer.element.append(drawArcs(layer, turn, lasting));
  const fan = document.createElement("div");
  fan.className = "fan";
  const shown = Math.max(1, Math.min(BACKS, count));
  for (let index = 0; index < shown; index += 1) {
    const back = document.createElement("div");
    back.className = "back";
    const offset = index - (shown - 1) / 2;
    back.style.width = `${width}px`;
    back.style.height = `${width * 1.4}px`;
    back.style.transform =
      `translate(${-width / 2 + offset * width * 0.26}px, ${-width * 0.7 + Math.abs(offset) * 2}px)` +
      ` rotate(${offset * LEAN}deg)`;
    back.append(spriteOf(null));
    fan.append(back);
  }
  const turned = at + MS.close + MS.whirl;
  const frames = framesOf(
    [
      { at, opacity: 0, transform: pose(home, 0, 0.3), easing: "cubic-bezier(0.2,0.8,0.2,1)" },
      {
        at: at + MS.close,
        opacity: 1,
        transform: pose(turn, 0, 1),
        easing: "cubic-bezier(0.65,0,0.35,1)",
      },
      { at: turned, opacity: 1, transform: pose(turn, 180, 1) },
      { at: turned + MS.open * 0.4, opacity: 1, transform: pose(turn, 180, 1), easing: "ease-in" },
      { at: turned + MS.open, opacity: 0, transform: pose(home, 180, 0.3) },
    ],
    lasting.ms,
  );
  layer.element.append(fan);
  layer.animate(fan, frames, lasting.timing);
}

const pose = (place: { x: number; y: number }, angle: number, scale: number): string =>
  `translate(${place.x}px, ${place.y}px) rotate(${angle}deg) scale(${scale})`;

const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));
