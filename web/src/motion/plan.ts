import type { CardText, EventJson, SeatText } from "$protocol";
import { turned } from "../card/face.ts";
import { matchOf, seatIndex, seatOf, type Change } from "../game/scene.ts";
import type { Sound } from "../sound/sounds.ts";
import { LETTERS } from "../ui/letters.ts";
import { deal, type Deck, type Opening } from "./deal.ts";
import { MS, spread } from "./timing.ts";
import { cardIn, handOf, PILE, sizedAs, zoneOf, type Box, type Zones } from "./zones.ts";

/** One way of a card from one place to the next. */
export interface Leg {
  readonly from: Box;
  readonly to: Box;
  /** Whether it turns by 180 degrees on the way. */
  readonly turns: boolean;
  /** Whether its back shows at the start, or at the end; or all the way, until it opens like a lid. */
  readonly flip: "up" | "down" | "lid" | null;
  /** Whether it vanishes as it arrives: into a hand that is not seen. */
  readonly fades: boolean;
  /** To which side a beaten card leans as it is lifted, -1 or 1; 0 for all others. */
  readonly lean: number;
  readonly at: number;
  readonly ms: number;
}

/** A card in a zone: the index is that of its face. */
export interface Target {
  readonly zone: string;
  readonly index: number;
}

/** A ghost of a card that travels. It shows `card`, as it lies at the start; null is a back. */
export interface Flight {
  readonly card: CardText | null;
  readonly legs: readonly Leg[];
  /** What it becomes, and what stays hidden until then. */
  readonly target: Target | null;
}

/** How a card takes part when its hand is rotated: all turn together around one middle. */
export interface Whirl {
  /** The middle of the hand, as seen from where the card is in the end. */
  readonly x: number;
  readonly y: number;
  /** Its place in the hand before, and the same counted from the middle. */
  readonly order: number;
  readonly offset: number;
  /** Cards in the hand. */
  readonly count: number;
  /** The width of a card. */
  readonly width: number;
}

/** A card that stays in its zone but not in its place, or turns there. */
export interface Glide {
  readonly target: Target;
  /** Where it was and how large, as seen from where it is now. */
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
  /** Null if it only glides. */
  readonly whirl: Whirl | null;
  readonly at: number;
}

/** Somebody is out: letters from one count to another are theirs. */
export interface Party {
  readonly seat: SeatText;
  readonly letters: readonly [number, number];
  readonly at: number;
}

/** Something to be heard; `count` cards are concerned. */
export interface Heard {
  readonly sound: Sound;
  readonly at: number;
  readonly count: number;
}

export interface Stack {
  readonly zone: string;
  readonly at: number;
  readonly count: number;
}

export interface Dims {
  readonly from: number;
  readonly to: number;
  /** Whether one's own hand stays bright: it is the hand that is rotated. */
  readonly isBelowHand: boolean;
}

export interface Plan {
  readonly flights: readonly Flight[];
  readonly glides: readonly Glide[];
  /** Hands that are seen and rotated: all their cards glide in one gesture. */
  readonly whirls: readonly { readonly zone: string; readonly at: number }[];
  /** Hands of others that are rotated, and how many cards are in them. */
  readonly stacks: readonly Stack[];
  /** Cards of one's own that have just been dealt, and the deck they come from. */
  readonly openings: readonly Opening[];
  readonly deck: Deck | null;
  readonly parties: readonly Party[];
  readonly heard: readonly Heard[];
  /** From when to when the table is dimmed, because a set is beaten or one's own hand is rotated. */
  readonly dims: Dims | null;
  /** Whether one's own turn begins. */
  readonly isMyTurn: boolean;
  /** The end of the last flight, glide or stack. */
  readonly ms: number;
}

/** Nothing moves. */
export const STILL: Plan = {
  flights: [],
  glides: [],
  whirls: [],
  stacks: [],
  openings: [],
  deck: null,
  parties: [],
  heard: [],
  dims: null,
  isMyTurn: false,
  ms: 0,
};

/** A card on its way through the events. Its first box is null if it was not seen. */
interface Token {
  card: CardText;
  readonly first: CardText;
  readonly start: { readonly zone: string; readonly box: Box | null };
  /** Whether it was chosen to leave its hand. */
  readonly isLeaving: boolean;
  place: string;
  /** How often it turned in its place, in a hand that was rotated. */
  turns: number;
  rotatedAt: number;
  readonly moves: Move[];
}

interface Move {
  readonly from: string;
  readonly to: string;
  readonly turns: boolean;
  readonly lean: number;
  readonly at: number;
  readonly ms: number;
}

/**
 * What is to be seen and heard of a change, given where everything was and is. Nothing is moved
 * that was not measured: what is not drawn has no motion.
 */
export function plan(change: Change, before: Zones, after: Zones): Plan {
  return new Planner(change, before, after).plan();
}

class Planner {
  readonly #tokens: Token[] = [];
  readonly #whirls: { zone: string; at: number }[] = [];
  readonly #stacks: Stack[] = [];
  readonly #openings: Opening[] = [];
  #deck: Deck | null = null;
  readonly #parties: Party[] = [];
  readonly #heard: Heard[] = [];
  readonly #flights: Flight[] = [];
  readonly #glides: Glide[] = [];
  /** Hands whose cards are seen, before and after: one's own, and those that lie open. */
  readonly #open: ReadonlySet<string>;
  #steps = 0;
  /** When what was played last has arrived. */
  #landed = 0;
  #dims: Plan["dims"] = null;

  constructor(
    readonly change: Change,
    readonly before: Zones,
    readonly after: Zones,
  ) {
    this.#open = openIn(change);
    for (const [zone, { faces }] of before) {
      if (this.#isHidden(zone)) continue; // shown at a round's end
      for (const { card, box, isLeaving } of faces) {
        this.#tokens.push(newToken(card, zone, box, isLeaving));
      }
    }
  }

  plan(): Plan {
    const { events } = this.change;
    const isDeal = events.some(({ kind }) => kind === "round-began");
    for (const event of events) this.#fold(event);
    if (isDeal) this.#deal();
    else if (this.change.before !== null && events.length > 0) this.#settle();
    const isMyTurn = this.#isMyTurn();
    const legsEnd = this.#end();
    if (isMyTurn) this.#hear("turn", legsEnd, 1);
    return {
      flights: this.#flights,
      glides: this.#glides,
      whirls: this.#whirls,
      stacks: this.#stacks,
      openings: this.#openings,
      deck: this.#deck,
      parties: this.#parties,
      heard: this.#heard,
      dims: this.#dims,
      isMyTurn,
      ms: legsEnd,
    };
  }

  #isMyTurn(): boolean {
    const { before, after, events } = this.change;
    if (after.choices === null || before === null) return false;
    return before.choices === null || events.some(({ kind }) => kind === "round-began");
  }

  #fold(event: EventJson): void {
    const at = this.#steps * MS.step;
    switch (event.kind) {
      case "set-played":
        this.#move(event.cards, handOf(seatOf(event.area)), zoneOf(event.area));
        this.#hear("played", at + MS.leg * 0.7, event.cards.length);
        break;
      case "card-added":
        this.#move([event.card], handOf(event.seat), zoneOf(event.area));
        this.#hear("laid", at + MS.leg * 0.7, 1);
        break;
      case "set-taken":
        this.#move(event.cards, zoneOf(event.area), handOf(event.seat), true);
        this.#hear("taken", at, event.cards.length);
        break;
      case "set-returned":
        this.#beat(event.cards, zoneOf(event.area), handOf(seatOf(event.area)));
        break;
      case "set-discarded":
        this.#move(event.cards, zoneOf(event.area), PILE);
        this.#hear("discarded", at + MS.leg * 0.7, event.cards.length);
        break;
      case "hand-rotated":
        this.#rotate(event.seat);
        this.#hear("rotated", at, 1);
        break;
      case "round-began":
        this.#hear("dealt", 0, Math.max(...event.hand_sizes));
        break;
      case "went-out":
        this.#goOut(event.seat, event.points);
        break;
      case "round-ended":
        if (this.change.events.some(({ kind }) => kind === "match-ended")) break;
        this.#hear("round", MS.party, 1);
        break;
      case "match-ended":
        this.#hear(event.winner === this.change.after.you ? "won" : "lost", MS.move, 1);
        break;
      default:
    }
  }

  #hear(sound: Sound, at: number, count: number): void {
    this.#heard.push({ sound, at, count });
  }

  #move(cards: readonly CardText[], from: string, to: string, turns = false): void {
    const tokens = cards.map((card) => this.#takeUp(card, from));
    // A set that has just got a card goes on as a whole, when the card is there.
    const arrivals = tokens.flatMap(({ moves }) => moves.map(({ at, ms }) => at + ms));
    const begin = Math.max(this.#steps * MS.step, ...arrivals);
    const gap = spread(cards.length, MS.set, MS.card);
    tokens.forEach((token, order) => {
      const ms = turns ? MS.turnedLeg : MS.leg;
      token.moves.push({ from, to, turns, lean: 0, at: begin + order * gap, ms });
      token.place = to;
      if (turns) token.card = turned(token.card);
      this.#landed = Math.max(this.#landed, begin + order * gap + ms);
    });
    this.#steps += 1;
  }

  /** A set goes back to its owner, when what beats it has landed. */
  #beat(cards: readonly CardText[], from: string, to: string): void {
    const tokens = cards.map((card) => this.#takeUp(card, from));
    const begin = this.#landed + MS.knock;
    const ms = MS.lift + MS.flip + MS.land;
    const gap = spread(cards.length, 3 * MS.beaten, MS.beaten);
    tokens.forEach((token, order) => {
      const lean = order < (cards.length - 1) / 2 || cards.length === 1 ? -1 : 1;
      token.moves.push({ from, to, turns: true, lean, at: begin + order * gap, ms });
      token.place = to;
      token.card = turned(token.card);
    });
    const end = begin + (cards.length - 1) * gap + ms;
    this.#dims = { from: this.#dims?.from ?? begin, to: end, isBelowHand: false };
    this.#hear("beaten", begin, cards.length);
    this.#steps += 1;
  }

  /** The token of a card in a zone, no longer there; a new one if it was not seen. */
  #takeUp(card: CardText, zone: string): Token {
    const equal = this.#tokens.filter((each) => each.place === zone && each.card === card);
    let token = equal.find(({ isLeaving }) => isLeaving) ?? equal[0];
    if (token === undefined) {
      token = newToken(card, zone, null);
      this.#tokens.push(token);
    }
    token.place = "";
    return token;
  }

  #rotate(seat: SeatText): void {
    const zone = handOf(seat);
    const at = this.#steps * MS.step;
    if (this.#open.has(zone)) {
      for (const token of this.#tokens) {
        if (token.place !== zone) continue;
        token.card = turned(token.card);
        token.turns += 1;
        token.rotatedAt = at;
      }
      if ((this.after.get(zone)?.faces.length ?? 0) > 0) this.#whirls.push({ zone, at });
      if (seat === this.change.after.you) {
        this.#dims = { from: at, to: at + MS.close + MS.whirl + MS.lift, isBelowHand: true };
      }
    } else if (this.after.has(zone)) {
      const count = matchOf(this.change.after)?.hand_sizes[seatIndex(seat)] ?? 0;
      this.#stacks.push({ zone, at, count });
    }
    this.#steps += 1;
  }

  #goOut(seat: SeatText, points: number): void {
    const { after } = this.change;
    const match = matchOf(after);
    const total = match?.points[seatIndex(seat)] ?? points;
    const each = LETTERS.length / (match?.goal ?? LETTERS.length);
    const at = this.#steps * MS.step + MS.leg / 2;
    this.#parties.push({ seat, letters: [(total - points) * each, total * each], at });
    this.#hear("out", at, points);
  }

  /** Let each card go to its place: by a flight if it changed its zone, else by a glide. */
  #settle(): void {
    const free = new Map(
      [...this.after].map(([zone, { faces }]) => [zone, faces.map((_, index) => index)]),
    );
    const orders = new Map<string, number>();
    // Of equal cards in a place, those that were there before keep theirs.
    const [moving, staying] = [true, false].map((isMoving) =>
      this.#tokens.filter(({ moves }) => moves.length > 0 === isMoving),
    );
    for (const token of [...(staying ?? []), ...(moving ?? [])]) {
      const index = this.#claim(token, free.get(token.place));
      const target = index === null ? null : { zone: token.place, index };
      if (token.moves.length > 0) this.#fly(token, target);
      else if (target !== null) {
        const order = orders.get(token.place) ?? 0;
        this.#glide(token, target, order);
        orders.set(token.place, order + 1);
      }
    }
  }

  /** The first free face that shows the token's card. */
  #claim(token: Token, free: number[] | undefined): number | null {
    const faces = this.after.get(token.place)?.faces ?? [];
    const at = free?.findIndex((index) => faces[index]?.card === token.card) ?? -1;
    return at < 0 ? null : (free?.splice(at, 1)[0] ?? null);
  }

  #fly(token: Token, target: Target | null): void {
    const legs: Leg[] = [];
    let from = token.start.box ?? this.#spot(token.start.zone);
    token.moves.forEach((move, order) => {
      const isLast = order === token.moves.length - 1;
      const face = isLast && target !== null ? this.#faceBox(target) : null;
      const to = face ?? this.#spot(move.to);
      if (from === null || to === null) return;
      const isUp = this.#isHidden(move.from) && token.start.box === null && order === 0;
      const isDown = move.to === PILE;
      legs.push({
        from,
        to,
        turns: move.turns,
        lean: move.lean,
        flip: isUp ? "up" : isDown ? "down" : null,
        fades: face === null && this.#isHidden(move.to),
        at: move.at,
        ms: move.ms,
      });
      from = to;
    });
    if (legs.length > 0) this.#flights.push({ card: token.first, legs, target });
  }

  #glide(token: Token, target: Target, order: number): void {
    const now = this.#faceBox(target);
    const was = token.start.box;
    if (now === null || was === null) return;
    const dx = was.x + was.width / 2 - (now.x + now.width / 2);
    const dy = was.y + was.height / 2 - (now.y + now.height / 2);
    const scale = was.width / now.width;
    const turns = token.turns % 2 === 1;
    const isStill = Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02;
    if (isStill && !turns) return;
    const whirl = turns ? this.#whirl(target, now, order) : null;
    this.#glides.push({ target, dx, dy, scale, whirl, at: turns ? token.rotatedAt : 0 });
  }

  #whirl({ zone }: Target, now: Box, order: number): Whirl {
    const faces = this.after.get(zone)?.faces ?? [];
    const lefts = faces.map(({ box }) => box.x + box.width / 2);
    const tops = faces.map(({ box }) => box.y + box.height / 2);
    return {
      x: middle(lefts) - (now.x + now.width / 2),
      y: middle(tops) - (now.y + now.height / 2),
      order,
      offset: order - (faces.length - 1) / 2,
      count: faces.length,
      width: now.width,
    };
  }

  /** Cards come from where they will be discarded: the deck is there first. */
  #deal(): void {
    const { after } = this.change;
    const sizes = matchOf(after)?.hand_sizes ?? [];
    const from = this.#spot(PILE) ?? this.#middle();
    if (from === null) return;
    const hands = after.state.seats.flatMap(({ seat }) => {
      const name = handOf(seat);
      const zone = this.after.get(name);
      if (zone === undefined) return [];
      const kind = !this.#open.has(name) ? "hidden" : seat === after.you ? "own" : "open";
      return [{ name, zone, size: sizes[seatIndex(seat)] ?? 0, kind } as const];
    });
    if (hands.length === 0) return;
    const { deck, flights, openings } = deal(from, hands);
    this.#deck = deck;
    this.#flights.push(...flights);
    this.#openings.push(...openings);
  }

  #isHidden(zone: string): boolean {
    return zone.startsWith("hand:") && !this.#open.has(zone);
  }

  #faceBox({ zone, index }: Target): Box | null {
    return this.after.get(zone)?.faces[index]?.box ?? null;
  }

  /** Where a card of a zone lies that is not drawn by itself. */
  #spot(zone: string): Box | null {
    const there = this.after.get(zone) ?? this.before.get(zone);
    if (there === undefined) return null;
    const face = there.faces[0] ?? this.before.get(zone)?.faces[0];
    return face === undefined ? cardIn(there.box) : sizedAs(there.box, face.box);
  }

  #middle(): Box | null {
    const boxes = [...this.after.values()].map(({ box }) => box);
    if (boxes.length === 0) return null;
    const left = Math.min(...boxes.map(({ x }) => x));
    const top = Math.min(...boxes.map(({ y }) => y));
    const right = Math.max(...boxes.map(({ x, width }) => x + width));
    const foot = Math.max(...boxes.map(({ y, height }) => y + height));
    return cardIn({ x: (left + right) / 2 - 25, y: (top + foot) / 2 - 35, width: 50, height: 70 });
  }

  #end(): number {
    const ends = [
      ...this.#flights.flatMap(({ legs }) => legs.map(({ at, ms }) => at + ms)),
      ...this.#glides.map(
        ({ at, whirl }) => at + (whirl !== null ? MS.close + MS.whirl + MS.open : MS.glide),
      ),
      ...this.#stacks.map(({ at }) => at + MS.close + MS.whirl + MS.open),
      ...this.#openings.map(({ sorts }) => sorts + MS.glide),
    ];
    return Math.max(0, ...ends);
  }
}

function openIn({ before, after }: Change): ReadonlySet<string> {
  const isOpen = matchOf(before ?? after)?.hands != null && matchOf(after)?.hands != null;
  const seats = isOpen ? after.state.seats.map(({ seat }) => seat) : [after.you];
  return new Set(seats.filter((seat) => seat !== null).map(handOf));
}

const newToken = (card: CardText, zone: string, box: Box | null, isLeaving = false): Token => ({
  card,
  first: card,
  start: { zone, box },
  isLeaving,
  place: zone,
  turns: 0,
  rotatedAt: 0,
  moves: [],
});

const middle = (all: readonly number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
