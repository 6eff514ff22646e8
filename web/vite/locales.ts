import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What the browser says; the other files are the terminal's. */
const FIRST = [
  "game",
  "table",
  "web",
  "home",
  "tabletop",
  "hand",
  "ending",
  "alerts",
  "notice",
  "people",
];
/** What it says on pages that most visits do not come to. */
const MORE = [
  "tutorial",
  "practice",
  "rulebook",
  "decks",
  "matches",
  "replay",
  "review",
  "reason",
  "puzzles",
  "duplicate",
  "ladder",
  "study",
  "hint",
  "moderation",
];
/** There, too: of the terminal's messages about files, what can be wrong with a deck or a record. */
const FAULTS = { file: "error", messages: /^(?:deck|text|deal|error)-.*\n(?:[ }].*\n)*/gm };
/** Each language's sources, so that a language is one folder and one line of languages.json. */
const ALL = "virtual:locales";
const ID = /^virtual:locale\/(\w+)(-more)?$/;

/**
 * `virtual:locale/da` is the text of the Danish messages that the browser needs first, as one module;
 * `virtual:locale/da-more` is the rest.
 */
export function locales(folder: string): Plugin {
  return {
    name: "dnup-locales",
    resolveId: (id) => (id === ALL || ID.test(id) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${ALL}`) return sources(join(folder, "languages.json"));
      const [, name, more] = ID.exec(id.slice(1)) ?? [];
      if (name === undefined) return null;
      const language = join(folder, name);
      const there = new Set(await readdir(language));
      const texts: string[] = [];
      for (const file of (more === undefined ? FIRST : MORE).filter((each) =>
        there.has(`${each}.ftl`),
      )) {
        const path = join(language, `${file}.ftl`);
        this.addWatchFile(path);
        texts.push(withoutComments(await readFile(path, "utf-8")));
      }
      if (more !== undefined) {
        const faults = await readFile(join(language, `${FAULTS.file}.ftl`), "utf-8");
        texts.push((faults.match(FAULTS.messages) ?? []).join(""));
      }
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}

async function sources(file: string): Promise<string> {
  const names = Object.keys(JSON.parse(await readFile(file, "utf-8")) as object);
  const from = (start: string, end = ""): string =>
    `{${names.map((name) => `${name}: () => import("virtual:${start}/${name}${end}")`).join(",")}}`;
  return [
    `export const FIRST = ${from("locale")};`,
    `export const MORE = ${from("locale", "-more")};`,
    `export const RULES = ${from("rules")};`,
  ].join("\n");
}

function withoutComments(text: string): string {
  return text.replaceAll(/^#.*\n/gm, "").replaceAll(/\n{2,}/g, "\n");
}
