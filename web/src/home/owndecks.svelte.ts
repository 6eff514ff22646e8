import type { Deck, Shelves } from "../decks/deck.ts";
import { Refusal } from "../net/refusal.ts";

type OwnDeck = Pick<Deck, "hash" | "name" | "text">;

/** The decks that the guest keeps, for a table to be opened with one. They are asked for until they come. */
export class OwnDecks {
  /** Null until they are here. */
  list = $state.raw<readonly OwnDeck[] | null>(null);
  #coming: Promise<readonly OwnDeck[]> | null = null;

  constructor(readonly shelves: Pick<Shelves, "look">) {}

  look(): Promise<readonly OwnDeck[]> {
    this.#coming ??= this.#fetch();
    return this.#coming;
  }

  /** The deck file of a choice; null for the standard deck. Raises a `Refusal` if it cannot be had. */
  async textOf(hash: string | null): Promise<string | null> {
    if (hash === null) return null;
    const chosen = (await this.look()).find((deck) => deck.hash === hash);
    if (chosen === undefined) throw new Refusal("deck-gone");
    return chosen.text;
  }

  async #fetch(): Promise<readonly OwnDeck[]> {
    try {
      const { decks } = await this.shelves.look();
      this.list = decks;
      return decks;
    } catch (fault) {
      this.#coming = null; // to be tried again
      throw fault instanceof Refusal ? new Refusal("decks-not-loaded") : fault;
    }
  }
}
