import type { Block, Book, Line, Rule, Section } from "./book.ts";

/** What can be found: a rule, or what a section says without a number. */
export interface Part {
  readonly section: Section;
  readonly rule: Rule | null;
  readonly text: string;
}

/** A piece of a text, and whether it is what is looked for. */
export interface Marked {
  readonly text: string;
  readonly isHit: boolean;
}

export const AID = "aid";
/** Whether a section is a part of the player aid, which is drawn as a whole. */
export const isInAid = (section: Section): boolean => section.name.startsWith(`${AID}-`);

/** How people ask for rules: `A2`, `§A2` as it is written, `P` for all of them, `C1 (Take)`. */
const NUMBER = /^§?([a-z]\d?)(?: \(?([^)]+)\)?)?$/;

/** The parts of a book, in its order. */
export function partsOf(book: Book): readonly Part[] {
  return book.sections
    .filter((section) => !isInAid(section))
    .flatMap((section) => {
      const lead = section.name === AID ? aidText(book) : textOf(section.lead);
      const parts: Part[] = lead === "" ? [] : [{ section, rule: null, text: lead }];
      for (const rule of section.rules) {
        parts.push({
          section,
          rule,
          text: `§${rule.number} ${rule.word ?? ""} ${textOf(rule.blocks)}`,
        });
      }
      return parts;
    });
}

/** The anchor of a rule or the name of a section, however its letters are written, with § or without. */
export function placeOf(book: Book, asked: string): string {
  const wanted = asked.replace(/^§/, "").toLowerCase();
  const places = book.sections.flatMap(({ name, rules }) => [
    { place: name, called: name },
    ...rules.map(({ anchor }) => ({ place: anchor, called: anchor })),
    // Any rule can be named with its section, whether another has its number or not.
    ...rules.map(({ anchor, number }) => ({ place: anchor, called: `${number}-${name}` })),
  ]);
  return places.find(({ called }) => called.toLowerCase() === wanted)?.place ?? asked;
}

/** The words that are looked for, as they are compared. */
export function wordsOf(query: string, language: string): readonly string[] {
  return query
    .normalize("NFC")
    .toLocaleLowerCase(language)
    .split(/\s+/)
    .filter((word) => word !== "");
}

/**
 * The parts that have all of these words, in their text or in the title of their section. A number
 * such as A2 or §A2, or its letter, finds the rules that have it, not those that name it.
 */
export function find(
  parts: readonly Part[],
  words: readonly string[],
  language: string,
): ReadonlySet<Part> {
  const [, number, word] = NUMBER.exec(words.join(" ")) ?? [];
  if (number !== undefined) {
    const numbered = parts.filter(({ rule }) => rule?.number.toLowerCase().startsWith(number));
    if (word === undefined) return new Set(numbered);
    const isMeant = ({ rule }: Part): boolean => rule?.word?.toLocaleLowerCase(language) === word;
    if (numbered.some(isMeant)) return new Set(numbered.filter(isMeant));
  }
  return new Set(
    parts.filter(({ section, text }) => {
      const whole = `${section.title}\n${text}`.toLocaleLowerCase(language);
      return words.every((each) => whole.includes(each));
    }),
  );
}

/** A text in pieces: where one of the words stands, and between. */
export function mark(text: string, words: readonly string[], language: string): readonly Marked[] {
  const small = text.toLocaleLowerCase(language);
  // Where a small letter is longer than its capital, places could not be told.
  if (words.length === 0 || small.length !== text.length) return [{ text, isHit: false }];
  const pieces: Marked[] = [];
  let end = 0;
  while (end < text.length) {
    const [at, length] = nextHit(small, words, end);
    if (at > end) pieces.push({ text: text.slice(end, at), isHit: false });
    if (length > 0) pieces.push({ text: text.slice(at, at + length), isHit: true });
    end = at + length;
  }
  return pieces;
}

/** Where the next of the words begins, and how long it is: the longest one that begins there. */
function nextHit(text: string, words: readonly string[], from: number): readonly [number, number] {
  let best: readonly [number, number] = [text.length, 0];
  for (const word of words) {
    const at = text.indexOf(word, from);
    if (at >= 0 && (at < best[0] || (at === best[0] && word.length > best[1]))) {
      best = [at, word.length];
    }
  }
  return best;
}

const aidText = (book: Book): string =>
  book.sections
    .filter(isInAid)
    .map(({ title, lead }) => `${title}\n${textOf(lead)}`)
    .join("\n");

const textOf = (blocks: readonly Block[]): string => blocks.map(textOfBlock).join("\n");

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return textOfLine(block.line);
    case "list":
      return block.items.map(textOfLine).join("\n");
    case "example":
    case "turned":
      return textOf(block.about);
  }
}

const textOfLine = (line: Line): string =>
  line.map((span) => (typeof span === "string" ? span : span.text)).join("");
