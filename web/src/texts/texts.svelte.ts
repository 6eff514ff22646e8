import type { FluentVariable } from "@fluent/bundle";
import { FIRST, MORE } from "virtual:locales";
import languages from "../../../src/dnup/locales/languages.json";
import { isolated } from "./isolated.ts";
import { Messages } from "./messages.ts";

export type Language = keyof typeof languages;
export const LANGUAGES = Object.keys(languages) as Language[];
export type Facts = Readonly<Record<string, FluentVariable>>;

/** Each language by its own name, for who looks for it. */
export const nameOf = (language: Language): string => languages[language].name;
/** The same in two letters, where that says enough. */
export const shortNameOf = (language: Language): string => languages[language].short;

/** Where the messages of a language come from. */
export type Sources = Readonly<Record<Language, () => Promise<{ default: string }>>>;

/** The messages of the chosen language. What draws with them is drawn anew when it changes. */
export class Texts {
  #messages = $state.raw(new Messages("en", ""));
  #language = $state<Language>("en");
  /** What was asked for last; not what is drawn, so that who only loads is not drawn anew. */
  #wanted: Language = "en";
  #hasMore = false;
  #more: Promise<void> | null = null;
  /** Counts what was asked for: what comes late does not take the place of what was wanted after it. */
  #asked = 0;
  #taken = 0;

  constructor(
    readonly first: Sources = FIRST,
    readonly rest: Sources = MORE,
  ) {}

  get language(): Language {
    return this.#language;
  }

  /** Load a language and speak it from then on. */
  async speak(language: Language): Promise<void> {
    this.#asked += 1;
    const order = this.#asked;
    this.#wanted = language;
    try {
      const [first, more] = await Promise.all([
        this.first[language](),
        this.#hasMore ? this.rest[language]() : null,
      ]);
      if (order > this.#taken) {
        this.#taken = order;
        this.#take(language, `${first.default}\n${more?.default ?? ""}`);
      }
    } catch (fault) {
      if (order === this.#asked) this.#wanted = this.#language;
      throw fault;
    }
  }

  /** Load the messages of the pages that a first visit does not need; with them, give what comes too. */
  async with<Part>(part: Promise<Part>): Promise<Part> {
    this.#more ??= this.#speakMore();
    const [given] = await Promise.all([part, this.#more]);
    return given;
  }

  async #speakMore(): Promise<void> {
    this.#hasMore = true;
    try {
      await this.speak(this.#wanted);
    } catch (fault) {
      this.#hasMore = false;
      this.#more = null; // to be tried again
      throw fault;
    }
  }

  #take(language: Language, text: string): void {
    this.#messages = new Messages(language, text);
    this.#language = language;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  /** The message with these facts in it; its id, to be noticed, if there is none. */
  readonly say = (id: string, facts: Facts = {}): string => {
    const said = this.#messages.say(id, isolatedFacts(facts));
    if (said === null) return id;
    const [text, faults] = said;
    for (const fault of faults) console.error(id, fault);
    return text;
  };

  readonly has = (id: string): boolean => this.#messages.has(id);
}

const isolatedFacts = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === "string" ? isolated(fact) : fact,
    ]),
  );

/** How dates are written: as the browser's user does, if that is in the language of the page. */
export const placeOf = (language: Language, wished: readonly string[]): string =>
  wished.find((wish) => wish.toLowerCase().split("-")[0] === language) ?? language;

/** The first of the wished languages that there is; English otherwise. */
export function pickLanguage(wished: readonly string[]): Language {
  for (const wish of wished) {
    const short = wish.toLowerCase().split("-")[0];
    const found = LANGUAGES.find((language) => language === short);
    if (found !== undefined) return found;
  }
  return "en";
}
