const FIRST_STRONG = "\u2068";
const END = "\u2069";

/** Letters that are written from right to left: Hebrew, Arabic and the scripts beside them. */
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A text that people wrote, such as a name, so that it can stand in a sentence. All languages of the
 * game are written from left to right: what has letters of the other direction would take numbers and
 * signs around it along, so it is marked as a part of its own. The marks work in attributes, too, where
 * there can be no `<bdi>`. Any other text stays as it is, and can be searched for and copied.
 */
export const isolated = (text: string): string =>
  LEFTWARD.test(text) ? `${FIRST_STRONG}${text}${END}` : text;
