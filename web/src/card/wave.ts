const at = (y: number, by: number): string => (y + by).toFixed(1);

/** The wave, so much lower. */
const curve = (by: number): string =>
  `C33.5 ${at(100.8, by)} 66.5 ${at(39.2, by)} 98 ${at(52.8, by)}`;

const seam = (by: number): string => `M2 ${at(87.2, by)} ${curve(by)}`;

/** As it runs on beyond the card, for broad bands that are cut off at the rim. */
export const longSeam = (by: number): string =>
  `M-30 ${at(73.4, by)} L2 ${at(87.2, by)} ${curve(by)} L130 ${at(66.6, by)}`;

/** The wave that parts a card; turned by 180 degrees it is the same. Both ends lie below the rim. */
export const SEAM = seam(0);

/** What is above it. Its corners lie below the rim, too. */
export const HALF = `M97 3 H3 L2 87.2 ${curve(0)} Z`;

/** The same wave again and again above it, as one path: a table has dozens of cards. */
export const RIPPLES = [10, 20, 30, 40].map((height) => seam(-height)).join("");

/** Those of the back. */
export const LONG_RIPPLES = Array.from({ length: 19 }, (_, index) =>
  longSeam((index - 9) * 9),
).join("");
