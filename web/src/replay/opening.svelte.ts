import { Refusal } from "../net/refusal.ts";
import { wantsDeck } from "./faults.ts";
import { storageOf } from "../ui/stored.ts";
import { Files } from "./files.ts";
import { Library } from "./library.ts";

const MOST = 2; // megabytes that a server takes
const BYTES = MOST * 1024 * 1024;
const DECK_NAME = /\.toml$/i;

/** The files of this tab, for all pages on which one can be dropped. */
export const files = new Files(storageOf("sessionStorage"));

/** A record that somebody brings: read by the server, with a deck file if it needs one. */
export class Opening {
  readonly most = MOST;
  isBusy = $state(false);
  isTooLarge = $state(false);
  isUnreadable = $state(false);
  /** The name of the file; empty if its text was pasted. */
  name = $state("");
  /** The name of the deck file that was given with it. */
  deckName = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  #record: string | null = null;
  #tries = 0;

  constructor(
    readonly onopen: (id: string) => void,
    readonly library = new Library((...request) => fetch(...request)),
    readonly kept = files,
  ) {}

  /** Take files that were dropped or chosen: a record, a deck for one, or both. */
  async take(dropped: readonly File[]): Promise<void> {
    const deck = dropped.find(({ name }) => DECK_NAME.test(name)) ?? null;
    const record = dropped.find((file) => file !== deck) ?? null;
    this.isTooLarge = dropped.some(({ size }) => size > BYTES);
    this.isUnreadable = false;
    if (this.isTooLarge) return;
    try {
      const deckText = deck === null ? null : await deck.text();
      if (record !== null) await this.open(record.name, await record.text(), deckText, deck?.name);
      else if (deck !== null && deckText !== null) await this.useDeck(deck.name, deckText);
    } catch (fault) {
      if (fault instanceof Refusal) throw fault;
      this.isUnreadable = true;
    }
  }

  /** Read a record. What fails is in `refusal`. */
  async open(
    name: string,
    record: string,
    deck: string | null = null,
    deckName: string | null = null,
  ): Promise<void> {
    this.name = name;
    this.#record = record;
    this.deckName = deckName;
    await this.#read(record, deck);
  }

  /** Read the record again with these cards. Without a record it is taken for one, and that is told. */
  async useDeck(name: string, text: string): Promise<void> {
    if (this.#record === null || this.refusal === null) {
      await this.open(name, text);
      return;
    }
    this.deckName = name;
    await this.#read(this.#record, text);
  }

  async #read(record: string, deck: string | null): Promise<void> {
    this.#tries += 1;
    const order = this.#tries;
    this.isBusy = true;
    try {
      const file = { record, deck, match: 1 };
      const { id, matches = 1 } = await this.library.read(file);
      if (order !== this.#tries) return;
      this.refusal = null;
      this.kept.keep(id, { ...file, matches });
      this.onopen(id);
    } catch (fault) {
      if (order !== this.#tries) return;
      this.refusal = fault instanceof Refusal ? fault : new Refusal("no-answer");
      if (wantsDeck(this.refusal)) this.deckName = null;
    } finally {
      if (order === this.#tries) this.isBusy = false;
    }
  }
}
