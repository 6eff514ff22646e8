/** Letters as strokes, 70 high: turned by 180 degrees, each is itself or another one of these. */
const LETTERS: Readonly<Record<string, { readonly width: number; readonly path: string }>> = {
  d: { width: 40, path: "M35 5 V52 M35 35 A15 17 0 1 0 5 35 A15 17 0 1 0 35 35" },
  p: { width: 40, path: "M5 18 V65 M5 35 A15 17 0 1 1 35 35 A15 17 0 1 1 5 35" },
  o: { width: 40, path: "M5 35 A15 17 0 1 1 35 35 A15 17 0 1 1 5 35" },
  x: { width: 40, path: "M6 19 L34 51 M34 19 L6 51" },
  l: { width: 10, path: "M5 5 V65" },
  i: { width: 10, path: "M5 18 V52" },
  s: {
    width: 40,
    path: "M32 24.5 C29 15.5 8 15.5 8 26 C8 34 32 36 32 44 C32 54.5 11 54.5 8 45.5",
  },
  m: { width: 54, path: "M5 18 V52 M5 33 A11 15 0 0 1 27 33 V52 M27 33 A11 15 0 0 1 49 33 V52" },
  w: { width: 54, path: "M49 52 V18 M49 37 A11 15 0 0 1 27 37 V18 M27 37 A11 15 0 0 1 5 37 V18" },
  N: { width: 40, path: "M5 60 V10 L35 60 V10" },
  O: { width: 40, path: "M5 35 A15 25 0 1 1 35 35 A15 25 0 1 1 5 35" },
};
const GAP = 13;

export interface Lettered {
  readonly width: number;
  readonly strokes: readonly { readonly x: number; readonly path: string }[];
}

/** A word as strokes beside each other; null if it has a letter that is not drawn. */
export function letter(word: string): Lettered | null {
  const strokes: { x: number; path: string }[] = [];
  let x = 0;
  for (const sign of word) {
    const drawn = LETTERS[sign];
    if (drawn === undefined) return null;
    strokes.push({ x, path: drawn.path });
    x += drawn.width + GAP;
  }
  return { width: x - GAP, strokes };
}
