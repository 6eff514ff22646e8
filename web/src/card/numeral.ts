import GLYPHS from "virtual:glyphs";

/** One digit of a numeral, and how it is put in its place. */
export interface Stroke {
  readonly path: string;
  readonly transform: string;
}

/** A value as it is drawn: its digits, how wide they are, and the line below a 6 or a 9. */
export interface Numeral {
  readonly digits: readonly Stroke[];
  readonly width: number;
  readonly line: { readonly x: number; readonly y: number; readonly width: number } | null;
  /** How thick that line is. */
  readonly weight: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Wider numerals are made narrower. */
  readonly most: number;
  /** Whether `x` is the middle, not the left edge. */
  readonly isCentred?: boolean;
}

const CAPITAL = 71; // the height of the digits in the glyphs
const LINED = 0.83; // of the height is left for a digit with a line below it
const NARROW = 0.78; // of its width is left of each digit of a 10
const GAP = 2.2; // between them, in the glyphs' measure

/** The outlines of a value in a box. A 6 and a 9 have a line below, so that a turned 6 isn't a 9. */
export function numeral(value: number, { x, y, height, most, isCentred = false }: Box): Numeral {
  const glyphs = [...String(value)].flatMap((digit) => GLYPHS[Number(digit)] ?? []);
  const isLined = value === 6 || value === 9;
  const scale = (isLined ? height * LINED : height) / CAPITAL;
  const gap = GAP * scale * (glyphs.length - 1);
  const natural = sum(glyphs.map(({ width }) => width)) * scale * (glyphs.length > 1 ? NARROW : 1);
  const width = Math.min(most, natural + gap);
  const across = ((width - gap) / natural) * scale * (glyphs.length > 1 ? NARROW : 1);
  const left = isCentred ? x - width / 2 : x;
  let at = left;
  const digits = glyphs.map((glyph) => {
    const transform = `translate(${short(at - glyph.x * across)} ${short(y - glyph.y * scale)}) scale(${short(across)} ${short(scale)})`;
    at += glyph.width * across + GAP * scale;
    return { path: glyph.path, transform };
  });
  const line = isLined
    ? { x: left + width * 0.04, y: y + height * 0.895, width: width * 0.92 }
    : null;
  return { digits, width, line, weight: height * 0.115 };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const short = (value: number): number => Math.round(value * 1000) / 1000;
