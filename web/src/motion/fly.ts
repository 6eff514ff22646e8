import type { Deck, Opening } from "./deal.ts";
import { drawArcs, turnFan } from "./gesture.ts";
import { Layer } from "./layer.ts";
import type { Dims, Flight, Glide, Leg, Plan, Target } from "./plan.ts";
import { posesOf } from "./poses.ts";
import type { CardText } from "$protocol";
import { spriteOf } from "./sprites.ts";
import { framesOf, MS, spread, type Timed } from "./timing.ts";
import { ABOVE, RISE, stacked, whirled } from "./whirl.ts";
import { centre, matOf, type Mat, type Measured } from "./zones.ts";

const REACH = 2.15; // of the arcs around one's own hand, in widths of a card
const SORTED = 0.35; // of the time in which a hand is sorted: then its cards lie as they will be
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
    readonly pace: number,
  ) {
    this.#below = { duration: plan.ms * pace };
    this.#timing = { ...this.#below, fill: "both" };
  }

  open(): Layer {
    const { flights, glides, whirls, stacks, openings, deck, dims } = this.plan;
    const turns = whirls.length + stacks.length;
    const mat = dims === null && turns === 0 ? null : matOf(document);
    const ranks = flights.map((flight, order) => this.#rank(flight, order));
    const tilts = openings.map(({ target, order }) => ({
      own: tiltOf(this.#face(target)),
      there: tiltOf(this.#face({ ...target, index: order })),
    }));
    if (dims !== null && mat !== null) this.#dim(mat, dims);
    if (deck !== null) this.#lay(deck);
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
    openings.forEach((opening, index) => {
      const tilt = tilts[index];
      if (tilt !== undefined) this.#lift(opening, tilt);
    });
    for (const { zone, at } of whirls) this.#circle(zone, at, mat);
    for (const { zone, at, count } of stacks) {
      const seat = this.after.zones.get(zone)?.box;
      if (seat === undefined) continue;
      const within = mat?.box ?? { x: 0, y: 0, width: innerWidth, height: innerHeight };
      turnFan(this.#layer, { seat, count, at, within }, this.#lasting);
    }
    this.#layer.open();
    return this.#layer;
  }

  get #lasting(): { readonly ms: number; readonly timing: KeyframeAnimationOptions } {
    return { ms: this.plan.ms, timing: this.#timing };
  }

  #frames(timed: readonly Timed[]): Keyframe[] {
    return framesOf(timed, this.plan.ms);
  }

  #face({ zone, index }: Target): HTMLElement | undefined {
    return this.after.elements.get(zone)?.faces[index];
  }

  /** What lies above what among the ghosts: as it will be on the table. */
  #rank({ target, legs }: Flight, order: number): number {
    if (legs[0]?.flip === "lid") return 40 + order; // the last card of the deal is on top
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
    if (card === null && flipped === undefined) ghost.classList.add("dealt");
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
    if (flip === "lid") {
      this.#side(ghost, null, [
        { at: at + ms, transform: "scaleX(1)", easing: "ease-in" },
        { at: at + ms + MS.lid / 2, transform: "scaleX(0)" },
      ]);
      return;
    }
    const [begin, middle, end] = [at, at + ms * 0.4, at + ms * 0.8];
    const [full, none] = [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }];
    const goes = [
      { ...full, at: begin },
      { ...none, at: middle },
    ];
    const comes = [
      { ...none, at: middle },
      { ...full, at: end },
    ];
    this.#side(ghost, card, flip === "down" ? goes : comes);
    this.#side(ghost, null, flip === "down" ? comes : goes);
  }

  #side(ghost: HTMLElement, card: CardText | null, timed: readonly Timed[]): void {
    const side = document.createElement("div");
    side.className = "side";
    side.append(spriteOf(card));
    ghost.append(side);
    this.#layer.animate(side, this.#frames(timed), this.#timing);
  }

  /** The deck that is dealt from is there until its last card has left. */
  #lay({ box, until }: Deck): void {
    const deck = document.createElement("div");
    deck.className = "deck";
    deck.style.width = `${box.width}px`;
    deck.style.height = `${box.height}px`;
    deck.style.left = `${box.x}px`;
    deck.style.top = `${box.y}px`;
    for (let index = 0; index < 3; index += 1) {
      const back = document.createElement("div");
      back.className = "back";
      back.append(spriteOf(null));
      deck.append(back);
    }
    const frames = this.#frames([
      { at: until, opacity: 1 },
      { at: until + MS.fade, opacity: 0 },
    ]);
    this.#layer.element.append(deck);
    this.#layer.animate(deck, frames, this.#timing);
  }

  /** One's own dealt card is seen when its back has landed and turned on its edge; later it goes to its place. */
  #lift({ target, order, dx, dy, at, sorts }: Opening, tilt: { own: number; there: number }): void {
    const face = this.#face(target);
    if (face === undefined) return;
    const there = `rotate(${-tilt.own}deg) translate(${dx}px, ${dy}px) rotate(${tilt.there}deg)`;
    const frames = this.#frames([
      { at: at + MS.lid / 2, transform: `${there} scaleX(0)`, easing: "ease-out" },
      { at: at + MS.lid, transform: `${there} scaleX(1)` },
      { at: sorts, transform: `${there} scaleX(1)`, easing: SOFT },
      {
        at: sorts + MS.glide,
        transform: "rotate(0deg) translate(0px, 0px) rotate(0deg) scaleX(1)",
      },
    ]);
    this.#layer.animate(face, frames, this.#below);
    // Set once and not in each frame. Until they are sorted, they lie as they came.
    const fill = "forwards" as const;
    const delay = (sorts + MS.glide * SORTED) * this.pace;
    this.#layer.animate(face, [{ zIndex: ABOVE + order }], { duration: 1, fill });
    this.#layer.animate(face, [{ zIndex: ABOVE + target.index }], { delay, duration: 1, fill });
  }

  /** Two arcs around a hand that is seen: below its cards, and on the mat. */
  #circle(zone: string, at: number, mat: Mat | null): void {
    const boxes = this.after.zones.get(zone)?.faces.map(({ box }) => box) ?? [];
    const [first] = boxes;
    const table = mat?.table ?? null;
    if (first === undefined || table === null) return;
    const middles = boxes.map(centre);
    const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
    const x = (Math.min(...xs) + Math.max(...xs)) / 2;
    const y = (Math.min(...ys) + Math.max(...ys)) / 2 - first.width * RISE;
    const reach = Math.min(first.width * REACH, innerWidth / 2 - 8);
    const arcs = drawArcs(this.#layer, { x, y, reach, at }, this.#lasting);
    this.#layer.put(arcs, table);
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
  #dim({ table, box, radius }: Mat, { from, to, isBelowHand }: Dims): void {
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
    if (isBelowHand && table !== null) this.#layer.put(veil, table);
    else this.#layer.element.append(veil);
    this.#layer.animate(veil, frames, this.#timing);
  }
}

/** How far a card of the hand is tilted, in degrees. */
const tiltOf = (face: Element | undefined): number =>
  (face === undefined ? 0 : Number.parseFloat(getComputedStyle(face).rotate)) || 0;

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
