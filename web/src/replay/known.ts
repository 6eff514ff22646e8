import type { CardText, KnowledgeJson, SeatText } from "$protocol";
import { byValues, faceOf } from "../card/face.ts";

/** How likely a hand holds a value. */
export interface Glass {
  readonly value: number;
  /** At least one. */
  readonly one: number;
  /** Two or more. */
  readonly two: number;
  /** One of them is known to be there. */
  readonly isSure: boolean;
}

/** What is known of a hand. */
export interface KnownHand {
  readonly seat: SeatText;
  readonly size: number;
  readonly certain: readonly CardText[];
  readonly star: boolean;
  /** By value; none where nothing is left to guess. */
  readonly glasses: readonly Glass[];
}

/** What is most worth saying of all that is only likely. */
export interface Telling {
  readonly seat: SeatText;
  readonly value: number;
  readonly chance: number;
}

const VALUES = Array.from({ length: 10 }, (_, index) => index + 1);
const WORTH = 0.1; // what is less likely is not worth a sentence

/** The hands that somebody looks at: everybody's but one's own. */
export function handsOf({ viewer, hands, values }: KnowledgeJson): readonly KnownHand[] {
  const found = new Map(values.map((each) => [`${each.seat}${each.value}`, each]));
  return hands
    .filter(({ seat }) => seat !== viewer)
    .map(({ seat, size, certain, star }) => {
      const sure = new Set(certain.map((card) => faceOf(card).active));
      const glasses = VALUES.map((value) => {
        const { one = 0, two = 0 } = found.get(`${seat}${value}`) ?? {};
        return { value, one, two, isSure: sure.has(value) };
      });
      const isKnown = certain.length === size;
      return {
        seat,
        size,
        certain: certain.toSorted(byValues),
        star,
        glasses: isKnown ? [] : glasses,
      };
    });
}

/** The likeliest card that nobody has shown; null if there is none worth a sentence. */
export const likeliestCard = (hands: readonly KnownHand[]): Telling | null =>
  likeliest(hands, ({ one, isSure }) => (isSure ? 0 : one));

/** The likeliest pair. */
export const likeliestPair = (hands: readonly KnownHand[]): Telling | null =>
  likeliest(hands, ({ two }) => (two < 1 ? two : 0));

function likeliest(
  hands: readonly KnownHand[],
  chanceOf: (glass: Glass) => number,
): Telling | null {
  const all = hands.flatMap(({ seat, glasses }) =>
    glasses.map((glass) => ({ seat, value: glass.value, chance: chanceOf(glass) })),
  );
  const best = all.toSorted((a, b) => b.chance - a.chance)[0];
  return best === undefined || best.chance < WORTH ? null : best;
}

/** Of a hand, the cards that are in another list, too: by number, where there are equal ones. */
export function marked(
  hand: readonly CardText[],
  known: readonly CardText[],
): readonly { readonly card: CardText; readonly isKnown: boolean }[] {
  const left = [...known];
  return hand.toSorted(byValues).map((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return { card, isKnown: at >= 0 };
  });
}
