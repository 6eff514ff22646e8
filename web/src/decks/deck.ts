import type { CardText } from "$protocol";
import { hash as standardHash } from "../../protocol/standard.json";
import { sending, type Ask } from "../net/ask.ts";
import type { RefusalFacts } from "../net/refusal.ts";
import type { Texts } from "../texts/texts.svelte.ts";

/** The cards at a player count: how many, how many each, and how many are over. */
export interface Pack {
  readonly players: number;
  readonly count: number;
  readonly each: number;
  readonly over: number;
}

/** A deck that can be played with. */
export interface Deck {
  readonly name: string;
  readonly hash: string;
  readonly count: number;
  readonly packs: readonly Pack[];
  /** As a deck file has them, such as `1/4 neutral`. */
  readonly cards: readonly string[];
  /** The deck file. */
  readonly text: string;
}

/** One thing that is wrong with a deck, at one of its cards (from 1) or with all of it. */
export interface Problem {
  readonly why: string;
  readonly entry: number | null;
  readonly facts: RefusalFacts;
}

/** What the text of a deck file is. */
export interface Checked {
  readonly deck: Deck | null;
  readonly problems: readonly Problem[];
  readonly name: string | null;
  readonly entries: readonly string[];
  readonly packs: readonly Pack[];
}

/** The standard deck, those that the guest keeps, and how many that can be. */
export interface Shelf {
  readonly standard: Deck;
  readonly decks: readonly Deck[];
  readonly most: number;
}

/** The name of the deck of a match, if it was not the standard one. */
export const ownDeckOf = ({
  deck: [name, hash],
}: {
  readonly deck: readonly [string, string];
}): string | null => (hash === standardHash ? null : name);

const PATH = "/api/decks";

/** The decks of the guest, as the server keeps them. Everything may raise a `Refusal`. */
export class Shelves {
  constructor(readonly ask: Ask) {}

  look(): Promise<Shelf> {
    return this.ask(PATH);
  }

  check(text: string): Promise<Checked> {
    return this.ask(`${PATH}/check`, sending({ text }));
  }

  /** Keep a deck, in the place of another if that is named. */
  keep(text: string, instead: string | null): Promise<Deck> {
    return this.ask(PATH, sending({ text, instead }));
  }

  async drop(hash: string): Promise<void> {
    await this.ask(`${PATH}/${hash}`, { method: "DELETE" });
  }
}

/** What is wrong, in the words of `dnup deck check`. */
export const sayProblem = (
  { say }: Pick<Texts, "say">,
  { why, facts }: Pick<Problem, "why" | "facts">,
): string => say(`deck-${why}`, facts);

export const FACES = ["sad", "neutral", "happy"] as const;
export type FaceName = (typeof FACES)[number];

/** A card of a box as it is written and drawn. */
export interface BoxCard {
  readonly one: number;
  readonly two: number;
  readonly hasStar: boolean;
  readonly face: FaceName | null;
}

const ENTRY = /^([1-9])\/([1-9])(\*?)(?:\s+(\S+))?$/;
const SYMBOLS: Readonly<Record<string, FaceName>> = { "☹": "sad", "😐": "neutral", "😊": "happy" };

/** Read a card such as `1/4 neutral`, to draw it; null if there is nothing to draw. */
export function readEntry(entry: string): BoxCard | null {
  const [, one, two, star, word] = ENTRY.exec(entry.trim()) ?? [];
  if (one === undefined || two === undefined) return null;
  const face = word === undefined ? null : (SYMBOLS[word] ?? FACES.find((each) => each === word));
  if (face === undefined) return null;
  return { one: Number(one), two: Number(two), hasStar: star === "*", face };
}

export function writeEntry({ one, two, hasStar, face }: BoxCard): string {
  return `${one}/${two}${hasStar ? "*" : ""}${face === null ? "" : ` ${face}`}`;
}

/** The card as it is drawn, and as it is said. */
export const cardOf = ({ one, two, hasStar }: BoxCard): CardText =>
  `${Math.min(one, two)}/${Math.max(one, two)}${hasStar ? "*" : ""}`;

const QUICK = /^([1-9])\s*[/.:-]?\s*([1-9])\s*(\*?)\s*(\p{L}+|[☹😐😊]?)$/u;
const LOOKS = /[\ufe0e\ufe0f]/g; // how a symbol is to be drawn

/** The faces in the words of a language. */
export type FaceWords = Readonly<Record<FaceName, string>>;

/**
 * Cards as they are typed, one or several: `2/7, 15*`, `14 s` or `28☹`. What is short, or in the words of the
 * language, is written out as a deck file has it; what is no card stays as it is, to be told so.
 */
export function readTyped(typed: string, words: FaceWords): string[] {
  return typed
    .split(/[,;\n]+|\s+(?=\d)/)
    .map((part) => part.replaceAll(/["'[\]]/g, "").trim())
    .filter((part) => part !== "")
    .map((part) => written(part, words));
}

function written(part: string, words: FaceWords): string {
  const [, one, two, star, word = ""] = QUICK.exec(part.replaceAll(LOOKS, "")) ?? [];
  if (one === undefined) return part;
  const ending = word === "" ? "" : ` ${faceOf(word, words) ?? word}`;
  return `${one}/${two}${star}${ending}`;
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

/** The deck file of a name and cards, right or wrong. */
export function textOf(name: string, entries: readonly string[]): string {
  const lines = entries.map((entry) => `    ${quoted(entry)},\n`).join("");
  return `name = ${quoted(name)}\ncards = [\n${lines}]\n`;
}

/** TOML takes the texts of JSON, but for one sign and halves of signs. */
function quoted(text: string): string {
  const whole = text.replaceAll(/\p{Surrogate}/gu, "\ufffd");
  return JSON.stringify(whole).replaceAll("\u007f", String.raw`\u007f`);
}
