import type { FluentVariable } from "@fluent/bundle";
import { Messages } from "./messages.ts";

export const LANGUAGES = ["en", "da", "it", "ko"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Readonly<Record<string, FluentVariable>>;

/** Each language by its own name, for who looks for it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  da: "Dansk",
  it: "Italiano",
  ko: "한국어",
};

const SOURCES: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import("virtual:locale/en"),
  da: () => import("virtual:locale/da"),
  it: () => import("virtual:locale/it"),
  ko: () => import("virtual:locale/ko"),
};

const MORE: typeof SOURCES = {
  en: () => import("virtual:locale/en-more"),
  da: () => import("virtual:locale/da-more"),
  it: () => import("virtual:locale/it-more"),
  ko: () => import("virtual:locale/ko-more"),
};

/** The messages of the chosen language. What draws with them is drawn anew when it changes. */
export class Texts {
  #messages = $state.raw(new Messages("en", ""));
  #language = $state<Language>("en");
  #hasMore = false;

  get language(): Language {
    return this.#language;
  }

  /** Load a language and speak it from then on. */
  async speak(language: Language): Promise<void> {
    const [first, more] = await Promise.all([
      SOURCES[language](),
      this.#hasMore ? MORE[language]() : null,
    ]);
    this.#messages = new Messages(language, `${first.default}\n${more?.default ?? ""}`);
    this.#language = language;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  /** Load the messages of the pages that a first visit does not need; with them, give what comes too. */
  async with<Part>(part: Promise<Part>): Promise<Part> {
    if (!this.#hasMore) {
      this.#hasMore = true;
      await this.speak(this.#language).catch((fault: unknown) => {
        this.#hasMore = false;
        throw fault;
      });
    }
    return part;
  }

  /** The message with these facts in it; its id, to be noticed, if there is none. */
  readonly say = (id: string, facts: Facts = {}): string => {
    const said = this.#messages.say(id, facts);
    if (said === null) return id;
    const [text, faults] = said;
    for (const fault of faults) console.error(id, fault);
    return text;
  };

  readonly has = (id: string): boolean => this.#messages.has(id);
}

/** The first of the wished languages that there is; English otherwise. */
export function pickLanguage(wished: readonly string[]): Language {
  for (const wish of wished) {
    const short = wish.toLowerCase().split("-")[0];
    const found = LANGUAGES.find((language) => language === short);
    if (found !== undefined) return found;
  }
  return "en";
}
