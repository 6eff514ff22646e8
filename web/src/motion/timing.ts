/** All times of the motion, in milliseconds at full length. */
export const MS = {
  /** One card from one place to another. */
  leg: 270,
  /** A card that turns on its way is a little slower, so that the turn is seen. */
  turnedLeg: 310,
  /** A beaten card: it is lifted, turns slowly on its way, and settles. The golden rule is the show. */
  lift: 140,
  flip: 520,
  land: 90,
  /** From one beaten card to the next, and from the set that beats them. */
  beaten: 70,
  knock: 40,
  /** From one thing that happens to the next. */
  step: 60,
  /** From one card of a set to the next, and from the first to the last. */
  card: 20,
  set: 40,
  /** Cards that stay move up. */
  glide: 260,
  /** One's own hand is rotated in one gesture: it closes, turns as one, and opens. */
  close: 160,
  whirl: 560,
  open: 320,
  /** The longest a move may take that beats nothing; one that does; and a rotation. */
  move: 430,
  show: 1400,
  rotate: 1100,
  /** The deck is seen before its first card leaves, from one card to the next, and all of them at most. */
  deck: 120,
  dealt: 62,
  deal: 900,
  dealtLeg: 420,
  /** A dealt card opens like a lid; then one sees them all as they came, before they are sorted. */
  lid: 200,
  look: 100,
  hop: 260,
  party: 900,
  bigParty: 1600,
  fade: 120,
} as const;

const HURRY_FROM = 2;
const JUMP_FROM = 8;

/**
 * How long things take, as a share of their full length, when so many changes wait to be shown, at
 * a multiple of the speed of a game. Null: too many to show any.
 */
export function paceFor(waiting: number, speed = 1): number | null {
  if (waiting > JUMP_FROM) return null;
  if (waiting > HURRY_FROM) return (0.6 / (waiting - HURRY_FROM + 1) + 0.15) / speed;
  return 1 / speed;
}

/** The delay of the next of `count` things that begin within a time, one after another. */
export const spread = (count: number, within: number, most: number): number =>
  count < 2 ? 0 : Math.min(most, within / (count - 1));

/** What something looks like at a moment, in milliseconds. */
export interface Timed extends Keyframe {
  readonly at: number;
}

/**
 * Keyframes for so many milliseconds: as at first until then, and as at last from then on. So all
 * that moves together begins and ends together, and the page below is drawn twice and not once for
 * each card that arrives.
 */
export function framesOf(timed: readonly Timed[], all: number): Keyframe[] {
  const frames = timed.map(({ at, ...frame }) => ({ frame, offset: Math.min(1, at / all) }));
  const [first, last] = [frames[0], frames.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { easing: _, ...start } = first.frame;
  return [
    { ...start, offset: 0 },
    ...frames.map(({ frame, offset }) => Object.assign(frame, { offset })),
    { ...last.frame, offset: 1 },
  ];
}
