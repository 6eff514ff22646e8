import { RULES } from "virtual:locales";
import type { Language, Texts } from "../texts/texts.svelte.ts";
import type { Book } from "./book.ts";

/** The rules in the language that is spoken. */
export class Books {
  /** Null until it is there. */
  book = $state.raw<Book | null>(null);
  /** Whether it did not come. */
  isLost = $state(false);
  /** The language that the book is in. */
  #language: Language | null = null;

  constructor(readonly texts: Texts) {}

  /** Follow the language: call it in an effect. Until the new book is there, the old one stays. */
  follow(): void {
    const language = this.texts.language;
    if (language !== this.#language) void this.#open(language);
  }

  async #open(language: Language): Promise<void> {
    this.#language = language;
    const { default: book } = await RULES[language]().catch(() => ({ default: null }));
    if (this.#language !== language) return;
    this.isLost = book === null;
    if (book === null) this.#language = null;
    else this.book = book;
  }
}
