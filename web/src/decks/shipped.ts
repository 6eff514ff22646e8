/** What is said about a deck that comes with the server, beside the standard one. */
interface ShippedTexts {
  readonly title: string;
  readonly about: string;
  /** At a table that plays with it, and in the list of decks for a new table. */
  readonly look: string;
  readonly choice: string;
}

const TEXTS: Readonly<Record<string, ShippedTexts>> = {
  pairs: {
    title: "decks-pairs",
    about: "decks-pairs-about",
    look: "decks-look-pairs",
    choice: "new-deck-pairs",
  },
};

/** The messages about the deck of this name; null if there are none. */
export const shippedTexts = (name: string | null): ShippedTexts | null =>
  name === null ? null : (TEXTS[name] ?? null);
