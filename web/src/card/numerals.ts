/**
 * The ten values, drawn as strokes in a box of 60 by 80. A 6 and a 9 have a line below them and
 * different shapes, so that a turned 6 isn't a 9. A 10 is as tall as an 8, and its two digits are narrower.
 */
export const NUMERALS: Readonly<Record<number, string>> = {
  1: "M16 22 L34 9 V71",
  2: "M10 25 C10 3 50 3 50 26 C50 42 14 54 10 71 H52",
  3: "M11 9 H48 L26 34 C42 32 51 41 50 53 C48 75 18 77 8 61",
  4: "M42 71 V9 L8 52 H54",
  5: "M48 9 H17 L13 36 C25 28 52 31 50 52 C48 76 18 76 8 61",
  6: "M42 4 C22 12 10 28 10 44 C10 68 50 68 50 44 C50 23 17 23 11 41 M12 76 H48",
  7: "M8 9 H52 L24 71",
  8: "M30 37 C11 34 12 9 30 9 C48 9 49 34 30 37 C4 40 5 71 30 71 C55 71 56 40 30 37 Z",
  9: "M50 24 C50 -1 10 -1 10 24 C10 46 47 46 50 24 V62 M12 76 H50",
  10: "M3 20 L14 9 V71 M43 9 C26 9 26 71 43 71 C60 71 60 9 43 9 Z",
};
