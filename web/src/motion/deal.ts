import { faceOf, turned } from "../card/face.ts";
import type { Flight, Target } from "./plan.ts";
import { MS, spread } from "./timing.ts";
import { cardIn, centre, sizedAs, type Box, type Zone } from "./zones.ts";

/** A dealt card that opens like a lid where its back has landed, and then goes to its place. */
export interface Opening {
  readonly target: Target;
  /** Which card of the deal it is: so it lies until the hand is sorted. */
  readonly order: number;
  /** Where it lands, as seen from where it is in the end. */
  readonly dx: number;
  readonly dy: number;
  /** When it has landed, and when the hand is sorted. */
  readonly at: number;
  readonly sorts: number;
}

/** The deck that is dealt from, and when its last card has left it. */
export interface Deck {
  readonly box: Box;
  readonly until: number;
}

export interface Deal {
  readonly deck: Deck;
  readonly flights: readonly Flight[];
  readonly openings: readonly Opening[];
}

/** A hand that gets cards: one's own, one that lies open, or one that is not seen. */
export interface Dealt {
  readonly name: string;
  readonly zone: Zone;
  readonly size: number;
  readonly kind: "own" | "open" | "hidden";
}

const BACKS = 3; // that fly to a hand that is not seen
const NARROWEST = 24; // pixels: a smaller back is but a speck
const NARROWEST_DECK = 44;
const MIXED = 0.618034; // the golden ratio puts neighbours far from each other

/** Backs fly from a deck to everybody in turn; one's own open where they land, then the hand sorts. */
export function deal(from: Box, hands: readonly Dealt[]): Deal {
  const width = Math.max(NARROWEST_DECK, from.width);
  const box = sizedAs(from, { ...from, width, height: width * 1.4 });
  const most = Math.max(1, ...hands.map(({ size, zone }) => Math.max(size, zone.faces.length)));
  const gap = spread(most, MS.deal, MS.dealt);
  const flights: Flight[] = [];
  const openings: Opening[] = [];
  const sorts = MS.deck + (most - 1) * gap + MS.dealtLeg + MS.lid + MS.look;
  hands.forEach(({ name, zone, size, kind }, place) => {
    const offset = (place / hands.length) * gap;
    if (kind === "hidden") {
      const count = Math.min(BACKS, size);
      const card = cardIn(zone.box);
      const wide = Math.max(NARROWEST, card.width);
      const to = sizedAs(card, { ...card, width: wide, height: wide * 1.4 });
      for (let index = 0; index < count; index += 1) {
        const at = MS.deck + offset + index * gap * (most / count);
        const leg = { from: box, to, ...PLAIN, fades: true, at, ms: MS.dealtLeg };
        flights.push({ card: null, legs: [leg], target: null });
      }
      return;
    }
    const mixed = kind === "own" ? mixedUp(zone) : zone.faces.map((_, index) => index);
    mixed.forEach((index, order) => {
      const [slot, face] = [zone.faces[order], zone.faces[index]];
      if (slot === undefined || face === undefined) return;
      const at = MS.deck + offset + order * gap;
      const target = { zone: name, index };
      if (kind === "open") {
        const turns = isTurned(face.card);
        const leg = { from: box, to: face.box, ...PLAIN, turns, at, ms: MS.dealtLeg };
        flights.push({ card: turns ? turned(face.card) : face.card, legs: [leg], target });
        return;
      }
      const turns = order % 3 === 0;
      const leg = { from: box, to: slot.box, ...PLAIN, turns, flip: "lid", at } as const;
      flights.push({ card: null, legs: [{ ...leg, ms: MS.dealtLeg }], target: null });
      const [lands, ends] = [centre(slot.box), centre(face.box)];
      const [dx, dy] = [lands.x - ends.x, lands.y - ends.y];
      openings.push({ target, order, dx, dy, at: at + MS.dealtLeg, sorts });
    });
  });
  return { deck: { box, until: MS.deck + (most - 1) * gap }, flights, openings };
}

const PLAIN = { turns: false, lean: 0, flip: null, fades: false } as const;

/** As it may have been dealt: nobody tells in what order. A hand that is not sorted lies as it came. */
function mixedUp({ faces }: Zone): readonly number[] {
  const values = faces.map(({ card }) => faceOf(card).active);
  const all = faces.map((_, index) => index);
  const isSorted = values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0));
  if (!isSorted) return all;
  return all.toSorted((one, other) => (((one + 1) * MIXED) % 1) - (((other + 1) * MIXED) % 1));
}

/** A deck is held one way up: cards whose higher value is active were turned in shuffling. */
function isTurned(card: string): boolean {
  const { active, inactive } = faceOf(card);
  return active > inactive;
}
