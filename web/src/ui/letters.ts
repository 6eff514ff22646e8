/**
 * The letters d, n, u, p as strokes, 200 wide and 70 high in all. Turned by 180 degrees about the
 * middle (100, 35), d becomes p and n becomes u: the word reads the same.
 */
export const LETTERS = [
  { name: "d", x: 0, path: "M35 5 V52 M35 35 A15 17 0 1 0 5 35 A15 17 0 1 0 35 35" },
  { name: "n", x: 55, path: "M5 18 V52 M5 35 A15 17 0 0 1 35 35 V52" },
  { name: "u", x: 105, path: "M5 18 V35 A15 17 0 0 0 35 35 M35 18 V52" },
  { name: "p", x: 160, path: "M5 18 V65 M5 35 A15 17 0 1 1 35 35 A15 17 0 1 1 5 35" },
] as const;

export type Letter = (typeof LETTERS)[number]["name"];
