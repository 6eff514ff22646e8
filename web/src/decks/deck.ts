import type {
  CardText,
  CheckedDeckJson,
  DeckErrorJson,
  DecksJson,
  PlayableDeckJson,
} from "$protocol";
import shipped from "../../protocol/standard.json";
import { sending, type Ask } from "../net/ask.ts";
import type { Texts } from "../texts/texts.svelte.ts";

type Named = { readonly deck: readonly [string, string] };

/** The name of the shipped deck that isn't the standard one and has this hash; null if there is none. */
export const otherDeckOf = (hash: string): string | null =>
  shipped.others.find((deck) => deck.hash === hash)?.name ?? null;

/** The name of a deck. Matches from before November 2026 call "standard" what is "pairs" now. */
export const deckNameOf = ({ deck: [name, hash] }: Named): string => otherDeckOf(hash) ?? name;

/** The name of the deck of a match, if it was not the standard one. */
export const ownDeckOf = ({ deck }: Named): string | null =>
  deck[1] === shipped.hash ? null : deckNameOf({ deck });

const PATH = "/api/decks";

/** The decks of the guest, as the server keeps them. Everything may raise a `Refusal`. */
export class Shelves {
  constructor(readonly ask: Ask) {}

  look(): Promise<DecksJson> {
    return this.ask(PATH);
  }

  check(text: string): Promise<CheckedDeckJson> {
    return this.ask(`${PATH}/check`, sending({ text }));
  }

  /** Keep a deck, in the place of another if that is named. */
  keep(text: string, instead: string | null): Promise<PlayableDeckJson> {
    return this.ask(PATH, sending({ text, instead }));
  }

  async drop(hash: string): Promise<void> {
    await this.ask(`${PATH}/${hash}`, { method: "DELETE" });
  }
}

/** What is wrong, in the words of `dnup deck check`. */
export const sayProblem = (
  { say }: Pick<Texts, "say">,
  { why, facts }: Pick<DeckErrorJson, "why" | "facts">,
): string => say(`deck-${why}`, facts);

/** The player counts that there are. */
export const COUNTS = [2, 3, 4, 5] as const;

export const FACES = ["sad", "neutral", "happy"] as const;
export type FaceName = (typeof FACES)[number];

/** A card of a box as it is written and drawn. */
export interface BoxCard {
  readonly one: number;
  readonly two: number;
  readonly hasStar: boolean;
  readonly face: FaceName | null;
}

const ENTRY = /^(10|[1-9])\/(10|[1-9])(\*?)(?:\s+(\S+))?$/;
export const SYMBOLS: Readonly<Record<string, FaceName>> = {
  "☹": "sad",
  "😐": "neutral",
  "😊": "happy",
};

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

/** Cards with the same face. */
export interface Group {
  readonly face: FaceName | null;
  readonly entries: readonly string[];
}

/** The cards by their faces: first those that are always in play, last those for five players only. */
export function groupsOf(entries: readonly string[]): readonly Group[] {
  return ([null, "happy", "neutral", "sad"] as const)
    .map((face) => ({
      face,
      entries: entries.filter((entry) => (readEntry(entry)?.face ?? null) === face),
    }))
    .filter((group) => group.entries.length > 0);
}

/** The card as it is drawn, and as it is said. */
export const cardOf = ({ one, two, hasStar }: BoxCard): CardText =>
  `${Math.min(one, two)}/${Math.max(one, two)}${hasStar ? "*" : ""}`;

/** What a deck file holds, right or wrong. */
export interface DeckText {
  readonly name: string;
  readonly entries: readonly string[];
  readonly players: readonly number[];
}

/** The deck file of these. */
export function textOf({ name, entries, players }: DeckText): string {
  const lines = entries.map((entry) => `    ${quoted(entry)},\n`).join("");
  return `name = ${quoted(name)}\nplayers = [${players.join(", ")}]\ncards = [\n${lines}]\n`;
}

/** TOML takes the texts of JSON, but for one sign and halves of signs. */
function quoted(text: string): string {
  const whole = text.replaceAll(/\p{Surrogate}/gu, "\ufffd");
  return JSON.stringify(whole).replaceAll("\u007f", String.raw`\u007f`);
}
