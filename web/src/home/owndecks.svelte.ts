import type { PlayableDeckJson } from "$protocol";
import type { Shelves } from "../decks/deck.ts";
import { Refusal } from "../net/refusal.ts";

type OwnDeck = Pick<PlayableDeckJson, "hash" | "name" | "players" | "text">;

/** The decks to choose from beside the standard one, for a table to be opened with one. They are asked for until they come. */
export class OwnDecks {
  /** Null until they are here. */
  list = $state.raw<readonly OwnDeck[] | null>(null);
  /** The decks of the server beside the standard one. */
  others = $state.raw<readonly OwnDeck[]>([]);
  #coming: Promise<readonly OwnDeck[]> | null = null;

  constructor(readonly shelves: Pick<Shelves, "look">) {}

  look(): Promise<readonly OwnDeck[]> {
    this.#coming ??= this.#fetch();
    return this.#coming;
  }

  /** The deck of a choice; null for the standard deck, and until they are here. */
  find(hash: string | null): OwnDeck | null {
    return [...this.others, ...(this.list ?? [])].find((deck) => deck.hash === hash) ?? null;
  }

  /** The deck file of a choice; null for the standard deck. Raises a `Refusal` if it cannot be had. */
  async textOf(hash: string | null): Promise<string | null> {
    if (hash === null) return null;
    await this.look();
    const chosen = this.find(hash);
    if (chosen === null) throw new Refusal("deck-gone");
    return chosen.text;
  }

  async #fetch(): Promise<readonly OwnDeck[]> {
    try {
      const { decks, others } = await this.shelves.look();
      this.others = others;
      this.list = decks;
      return decks;
    } catch (fault) {
      this.#coming = null; // to be tried again
      throw fault instanceof Refusal ? new Refusal("decks-not-loaded") : fault;
    }
  }
}
