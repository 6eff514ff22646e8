import { Layer } from "./layer.ts";
import type { Flight, Glide, Leg, Plan, Target } from "./plan.ts";
import { posesOf } from "./poses.ts";
import { spriteOf } from "./sprites.ts";
import { framesOf, MS, spread, type Timed } from "./timing.ts";
import { stacked, whirled } from "./whirl.ts";
import { matOf, type Mat, type Measured } from "./zones.ts";

const SOFT = "cubic-bezier(0.3, 0.1, 0.2, 1)";

/**
 * Show a plan on the page as it was measured after the change. Styles are read first; then come
 * only writes. `pace` is the share of the full time.
 */
export function fly(plan: Plan, after: Measured, pace: number): Layer {
  return new Show(plan, after, pace).open();
}

class Show {
  readonly #layer = new Layer();
  /** Ghosts stay as they ended until they go; what is below has its own look again at once. */
  readonly #timing: { readonly duration: number; readonly fill: "both" };
  readonly #below: { readonly duration: number };

  constructor(
    readonly plan: Plan,
    readonly after: Measured,
    pace: number,
  ) {
    this.#below = { duration: plan.ms * pace };
    this.#timing = { ...this.#below, fill: "both" };
  }

  open(): Layer {
    const { flights, glides, stacks, dims } = this.plan;
    const mat = dims === null ? null : matOf(document);
    if (dims !== null && mat !== null) this.#dim(mat, dims);
    const ranks = flights.map((flight) => this.#rank(flight));
    flights.forEach((flight, index) => {
      this.#layer.element.append(this.#ghost(flight, ranks[index] ?? 0));
      const face = flight.target === null ? undefined : this.#face(flight.target);
      if (face !== undefined) this.#hide(face);
    });
    for (const zone of this.#newSets()) {
      // What is written on a set comes when the set has come.
      for (const late of zone.querySelectorAll("[data-late]")) this.#hide(late);
    }
    for (const glide of glides) this.#slide(glide);
    for (const { zone, at } of stacks) this.#turnStack(zone, at);
    this.#layer.open();
    return this.#layer;
  }

  #frames(timed: readonly Timed[]): Keyframe[] {
    return framesOf(timed, this.plan.ms);
  }

  #face({ zone, index }: Target): HTMLElement | undefined {
    return this.after.elements.get(zone)?.faces[index];
  }

  /** What lies above what among the ghosts: as it will be on the table. */
  #rank({ target, legs }: Flight): number {
    if (target === null) return legs[0]?.flip === "down" ? 0 : 30;
    const face = this.#face(target);
    const rank = face === undefined ? Number.NaN : Number(getComputedStyle(face).zIndex);
    return 40 + (Number.isNaN(rank) ? target.index : rank);
  }

  #ghost(flight: Flight, rank: number): HTMLElement {
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
    else this.#flip(ghost, flight, flipped);
    const timed = posesOf(legs, innerWidth).map((pose) => ({
      at: pose.at,
      opacity: pose.opacity,
      transform:
        `translate(${pose.x - width / 2}px, ${pose.y - height / 2}px)` +
        ` rotate(${pose.angle}deg) scale(${pose.width / width})`,
    }));
    this.#layer.animate(ghost, this.#frames(timed), this.#timing);
    return ghost;
  }

  /** A face and a back on one ghost: one is narrowed to nothing, then the other widens. */
  #flip(ghost: HTMLElement, { card }: Flight, { flip, at, ms }: Leg): void {
    ghost.classList.add("flips");
    const [begin, middle, end] = [at, at + ms * 0.4, at + ms * 0.8];
    const [full, none] = [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }];
    const goes = this.#frames([
      { ...full, at: begin },
      { ...none, at: middle },
    ]);
    const comes = this.#frames([
      { ...none, at: middle },
      { ...full, at: end },
    ]);
    const sides = [
      { sprite: spriteOf(card), frames: flip === "down" ? goes : comes },
      { sprite: spriteOf(null), frames: flip === "down" ? comes : goes },
    ];
    for (const { sprite, frames } of sides) {
      const side = document.createElement("div");
      side.className = "side";
      side.append(sprite);
      ghost.append(side);
      this.#layer.animate(side, frames, this.#timing);
    }
  }

  /**
   * Keep what a ghost becomes out of sight until then. Its opacity is animated and not its
   * visibility set: it keeps the focus and can be pressed, and is seen again whatever happens.
   */
  #hide(element: Element): void {
    this.#layer.animate(element, [{ opacity: 0 }, { opacity: 0 }], this.#below);
  }

  /** Play areas in which every card has just arrived. */
  #newSets(): readonly Element[] {
    const arrived = new Map<string, number>();
    for (const { target } of this.plan.flights) {
      if (target !== null) arrived.set(target.zone, (arrived.get(target.zone) ?? 0) + 1);
    }
    return [...arrived].flatMap(([name, count]) => {
      const there = this.after.elements.get(name);
      return name.startsWith("area:") && there?.faces.length === count ? [there.zone] : [];
    });
  }

  /**
   * Let a card come from where it was; one that was turned turns in its place before. Only
   * `transform` is animated: a hand may place its cards with `translate`.
   */
  #slide({ target, dx, dy, scale, whirl, at }: Glide): void {
    const zone = this.after.elements.get(target.zone)?.zone;
    const face = this.#face(target);
    if (zone === undefined || face === undefined) return;
    const timed =
      whirl !== null
        ? whirled({ x: dx, y: dy, scale }, whirl, at)
        : [
            { at, transform: `translate(${dx}px, ${dy}px) scale(${scale})`, easing: SOFT },
            { at: at + MS.glide, transform: "translate(0px, 0px) scale(1)" },
          ];
    this.#layer.animateBelow(zone, face, this.#frames(timed), this.#below);
    // By itself: with it, the way would no longer run beside the page's own work.
    if (whirl !== null) {
      const ranks = stacked({ before: whirl.order, after: target.index }, at);
      this.#layer.animateBelow(zone, face, this.#frames(ranks), this.#below);
    }
  }

  /** The table steps back while the golden rule is at work; what stands around it does not. */
  #dim({ box, radius }: Mat, { from, to }: { readonly from: number; readonly to: number }): void {
    const veil = document.createElement("div");
    veil.className = "dim";
    veil.style.width = `${box.width}px`;
    veil.style.height = `${box.height}px`;
    veil.style.left = `${box.x}px`;
    veil.style.top = `${box.y}px`;
    veil.style.borderRadius = radius;
    const frames = this.#frames([
      { at: from, opacity: 0 },
      { at: from + MS.lift, opacity: 1 },
      { at: to - MS.lift, opacity: 1 },
      { at: to, opacity: 0 },
    ]);
    this.#layer.element.append(veil);
    this.#layer.animate(veil, frames, this.#timing);
  }

  /** The backs of another's hand turn, each in its place; they look the same afterwards. */
  #turnStack(name: string, at: number): void {
    const backs = [...(this.after.elements.get(name)?.zone.children ?? [])];
    const gap = spread(backs.length, MS.rotate - MS.stack, MS.card);
    backs.forEach((back, index) => {
      const begin = at + index * gap;
      const frames = this.#frames([
        { at: begin, transform: "rotate(0deg) scale(1)", easing: "ease-in" },
        { at: begin + MS.stack / 2, transform: "rotate(90deg) scale(1.8)", easing: "ease-out" },
        { at: begin + MS.stack, transform: "rotate(180deg) scale(1)" },
      ]);
      this.#layer.animate(back, frames, this.#below);
    });
  }
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
