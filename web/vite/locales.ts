import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What the browser says; the other files are the terminal's. */
const FILES = ["game", "table", "web", "home", "tabletop", "hand", "ending", "learn"];
/** Of the terminal's messages about files, what can be wrong with a deck. */
const DECK = { file: "error", messages: /^deck-.*\n(?:[ }].*\n)*/gm };
const PREFIX = "virtual:locale/";

/** `virtual:locale/da` is the text of the Danish messages that the browser needs, as one module. */
export function locales(folder: string): Plugin {
  return {
    name: "dnup-locales",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const language = join(folder, id.slice(PREFIX.length + 1));
      const there = new Set(await readdir(language));
      const texts: string[] = [];
      for (const name of FILES.filter((file) => there.has(`${file}.ftl`))) {
        const path = join(language, `${name}.ftl`);
        this.addWatchFile(path);
        texts.push(withoutComments(await readFile(path, "utf-8")));
      }
      const faults = await readFile(join(language, `${DECK.file}.ftl`), "utf-8");
      texts.push((faults.match(DECK.messages) ?? []).join(""));
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}

function withoutComments(text: string): string {
  return text.replaceAll(/^#.*\n/gm, "").replaceAll(/\n{2,}/g, "\n");
}
