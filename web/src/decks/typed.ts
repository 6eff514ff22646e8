import { FACES, SYMBOLS, type FaceName } from "./deck.ts";

/** The faces in the words of a language. */
export type FaceWords = Readonly<Record<FaceName, string>>;

const LOOKS = /[\ufe0e\ufe0f]/g; // how a symbol is to be drawn
const JOINED = /(\d)\s*[/.:-]\s*(?=\d)/g; // two values of a card, however they are joined
const ENDING = String.raw`\s*(\*?)\s*(\p{L}+|[☹😐😊]?)`; // the star and the face
const PAIR = new RegExp(String.raw`^(\d{1,2})/(\d{1,2})${ENDING}$`, "u");
const DIGITS = new RegExp(String.raw`^(\d+)${ENDING}$`, "u");
const LONE = /^(?:10|[1-9])$/;
const LAST = new RegExp(String.raw`^(10|[1-9])${ENDING}$`, "u");

/**
 * Cards as they are typed, one or several: `2/7, 15*`, `14 s` or `28☹`, with a 10 as `210`, `102` or `1 10`.
 * They are written out as a deck file has them. What can be read in no way, or in more than one, stays as
 * it is, to be told so.
 */
export function readTyped(typed: string, words: FaceWords): string[] {
  return typed
    .replaceAll(LOOKS, "")
    .split(/[,;\n]+/)
    .map((part) =>
      part
        .replaceAll(/["'[\]]/g, "")
        .trim()
        .replaceAll(JOINED, "$1/"),
    )
    .flatMap((part) => paired(part.split(/\s+(?=\d)/)))
    .filter((part) => part !== "")
    .map((part) => written(part, words));
}

/**
 * Values that stand alone, such as `2 10`, make a card with their neighbour. An odd number of them in a row
 * stays as it is: nobody knows which of them belong together.
 */
function paired(parts: readonly string[]): readonly string[] {
  const cards: string[] = [];
  for (let at = 0; at < parts.length;) {
    const row = rowAt(parts, at);
    const isEven = row.length > 0 && row.length % 2 === 0;
    if (isEven) {
      for (let place = 0; place < row.length; place += 2) {
        cards.push(row.slice(place, place + 2).join("/"));
      }
    } else cards.push(row.length === 0 ? (parts[at] ?? "") : row.join(" "));
    at += Math.max(1, row.length);
  }
  return cards;
}

/** The values in a row from here on; the last one may have a star or a face. */
function rowAt(parts: readonly string[], from: number): readonly string[] {
  let end = from;
  while (LONE.test(parts[end] ?? "")) end += 1;
  if (end > from && LAST.test(parts[end] ?? "")) end += 1;
  return parts.slice(from, end);
}

function written(part: string, words: FaceWords): string {
  const [, one, two, star = "", word = ""] = PAIR.exec(part) ?? splitUp(part) ?? [];
  if (one === undefined || two === undefined) return part;
  const ending = word === "" ? "" : ` ${faceOf(word, words) ?? word}`;
  return `${one}/${two}${star}${ending}`;
}

/** Two values without anything between them. There is never more than one way to read them. */
function splitUp(part: string): readonly string[] | null {
  const [, digits = "", star = "", word = ""] = DIGITS.exec(part) ?? [];
  const [, one, two] = /^(10|[1-9])(10|[1-9])$/.exec(digits) ?? [];
  return one === undefined || two === undefined ? null : [part, one, two, star, word];
}

/** The face of a symbol, of a word of the language or of deck files, or of the beginning of one. */
function faceOf(word: string, words: FaceWords): FaceName | undefined {
  const short = plain(word);
  return (
    SYMBOLS[word] ??
    FACES.find((face) => face === short) ??
    FACES.find((face) => plain(words[face]).startsWith(short)) ??
    FACES.find((face) => face.startsWith(short))
  );
}

const plain = (word: string): string => word.normalize().toLowerCase();
