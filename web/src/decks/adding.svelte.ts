import { readEntry, writeEntry, type BoxCard, type FaceName } from "./deck.ts";
import { readTyped, type FaceWords } from "./typed.ts";

/** What a card gets that is typed or tapped without saying so. */
export type Ending = FaceName | "star" | null;

/** The next card, as far as it has been typed or tapped. */
export class Adding {
  typed = $state("");
  ending = $state<Ending>(null);

  constructor(readonly words: () => FaceWords) {}

  /** The cards that it is now, as a deck file has them. */
  get entries(): readonly string[] {
    return readTyped(this.typed, this.words()).map((text) => this.#ended(text));
  }

  /** The card, if it is one, to draw it. */
  get card(): BoxCard | null {
    const [only, ...more] = this.entries;
    return only === undefined || more.length > 0 ? null : readEntry(only);
  }

  /** Both ends, as far as they have been chosen. */
  get ends(): readonly [number | null, number | null] {
    const [, one, two] = /^\s*(10|[1-9])?\s*\/\s*(10|[1-9])?\s*$/.exec(this.typed) ?? [];
    const { card } = this;
    if (card !== null) return [card.one, card.two];
    return [one === undefined ? null : Number(one), two === undefined ? null : Number(two)];
  }

  /** Choose one end, or the other. */
  choose(end: 0 | 1, value: number): void {
    const ends = this.ends.with(end, value);
    this.typed = `${ends[0] ?? ""}/${ends[1] ?? ""}`;
  }

  /** Choose the end that is missing. If none is, give the card that there was, and begin with this end. */
  tap(value: number): readonly string[] {
    const [one, two] = this.ends;
    const done = one !== null && two !== null ? this.take() : [];
    this.choose(done.length > 0 || one === null ? 0 : 1, value);
    return done;
  }

  /** The cards, and begin again. */
  take(): readonly string[] {
    const { entries } = this;
    this.typed = "";
    if (this.ending === "star") this.ending = null; // there is only one
    return entries;
  }

  #ended(text: string): string {
    const card = readEntry(text);
    const { ending } = this;
    if (card === null || ending === null || card.face !== null || card.hasStar) return text;
    if (ending === "star") return writeEntry({ ...card, hasStar: true });
    return writeEntry({ ...card, face: ending });
  }
}
