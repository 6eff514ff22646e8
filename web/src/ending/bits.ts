/** A tiny card that has fallen somewhere. */
export interface Bit {
  readonly value: number;
  /** In per cent of the page. */
  readonly x: number;
  readonly y: number;
  /** Its width in pixels. */
  readonly size: number;
  readonly angle: number;
  /** Milliseconds before it falls. */
  readonly wait: number;
}

const VALUES = 10;
/** Where the words stand, in per cent. */
const WORDS = { left: 30, right: 70, top: 12 };

/** Tiny cards around the words, always the same ones. */
export function bitsFor(count: number): readonly Bit[] {
  let seed = 7;
  const chance = (): number => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  chance();
  return Array.from({ length: count }, (): Bit => {
    const x = chance() * 100;
    const y = chance() * 72;
    const value = 1 + Math.floor(chance() * VALUES);
    const angle = Math.round(chance() * 180);
    return { value, x, y, angle, size: 9 + chance() * 12, wait: Math.round(chance() * 500) };
  }).filter(({ x, y }) => x < WORDS.left || x > WORDS.right || y < WORDS.top);
}
