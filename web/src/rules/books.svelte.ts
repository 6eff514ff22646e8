import type { Language, Texts } from "../texts/texts.svelte.ts";
import type { Book } from "./book.ts";

const SOURCES: Readonly<Record<Language, () => Promise<{ default: Book }>>> = {
  en: () => import("virtual:rules/en"),
  da: () => import("virtual:rules/da"),
  it: () => import("virtual:rules/it"),
  ko: () => import("virtual:rules/ko"),
};

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
    if (language === this.#language) return;
    this.#language = language;
    const isCurrent = (): boolean => this.#language === language;
    SOURCES[language]().then(
      ({ default: book }) => {
        if (!isCurrent()) return;
        this.book = book;
        this.isLost = false;
      },
      () => {
        if (!isCurrent()) return;
        this.#language = null;
        this.isLost = true;
      },
    );
  }
}
