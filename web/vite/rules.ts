import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { Block, Book, Line, Rule, Section, Span } from "../src/rules/book.ts";

const ID = /^virtual:rules\/(\w+)$/;

/** `virtual:rules/da` is the rules page in Danish, as docs/rules.md says that it is written, as data. */
export function rules(folder: string): Plugin {
  return {
    name: "dnup-rules",
    resolveId: (id) => (ID.test(id) ? `\0${id}` : null),
    async load(id) {
      const language = ID.exec(id.slice(1))?.[1];
      if (language === undefined) return null;
      const path = join(folder, language, "rules.md");
      this.addWatchFile(path);
      const text = await readFile(path, "utf-8");
      return `export default ${JSON.stringify(parseRules(text))};`;
    },
  };
}

const NUMBER = /^\*\*([A-Z]\d)(?: \(([^)]+)\))?\.\*\*\s+/;
const MARK = /^<!-- (section|example|turned): (.+) -->$/;
const HEADING = /^(#{1,3}) (.+)$/;
const ITEM = /^(?:-|\d+\.) /;
const MARKED = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\b([A-Z]\d)\b/g;

/** Read a page. Raises an error that says what in it is not as it should be. */
export function parseRules(text: string): Book {
  const numbers = [...text.matchAll(new RegExp(NUMBER, "gm"))].map((found) => found[1] ?? "");
  const known = new Set(numbers);
  const lead: Block[] = [];
  const sections: Section[] = [];
  let title = "";
  let numbered: Rule[] = [];
  let here = lead;

  for (const piece of piecesOf(text)) {
    const [first = "", ...rest] = piece;
    const [, mark, name = ""] = MARK.exec(first) ?? [];
    const [, marks = "", words] = HEADING.exec((mark === "section" ? rest[0] : first) ?? "") ?? [];
    const [whole = "", number, word = null] = NUMBER.exec(first) ?? [];
    if (words !== undefined && marks.length === 1) title = words;
    else if (words !== undefined) {
      if (name === "") throw new Error(`a section without a name: ${words}`);
      here = [];
      numbered = [];
      sections.push({ name, title: words, depth: marks.length, lead: here, rules: numbered });
    } else if (number !== undefined) {
      const isShared = word === null && numbers.filter((each) => each === number).length > 1;
      const anchor = isShared ? `${number}-${sections.at(-1)?.name}` : number;
      here = [blockOf([first.slice(whole.length), ...rest], known)];
      numbered.push({ number, word, anchor, blocks: here });
    } else if (mark !== undefined) here.push(figureOf(mark, name, rest, known));
    else here.push(blockOf(piece, known));
  }
  if (title === "" || sections.length === 0) throw new Error("no title or no section");
  return { title, lead, sections };
}

/** The lines of each piece between empty lines. */
function piecesOf(text: string): readonly string[][] {
  const pieces = text.trim().split(/\n{2,}/);
  return pieces.map((piece) => piece.split("\n").map((line) => line.trimEnd()));
}

function figureOf(
  mark: string,
  name: string,
  quoted: readonly string[],
  known: ReadonlySet<string>,
): Block {
  const wrong = quoted.length === 0 || !quoted.every((line) => line.startsWith(">"));
  if (wrong) throw new Error(`nothing is said about ${name}`);
  const text = quoted.map((line) => line.replace(/^> ?/, "")).join("\n");
  const about = piecesOf(text).map((piece) => blockOf(piece, known));
  if (mark === "turned") return { kind: "turned", cards: name.split(" "), about };
  return { kind: "example", name, about };
}

function blockOf(lines: readonly string[], known: ReadonlySet<string>): Block {
  const first = lines[0] ?? "";
  if (!ITEM.test(first)) {
    const line = lineOf(lines.join(" "), known);
    const start = line[0];
    const isRuling = typeof start === "object" && start.as === "em";
    return { kind: "paragraph", isRuling, line };
  }
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else if (line.startsWith(" ")) items.push(`${items.pop()} ${line.trim()}`);
    else throw new Error(`neither an item nor the rest of one: ${line}`);
  }
  const isOrdered = !first.startsWith("-");
  return { kind: "list", isOrdered, items: items.map((item) => lineOf(item, known)) };
}

function lineOf(text: string, known: ReadonlySet<string>): Line {
  const spans: Span[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKED)) {
    const [whole, strong, em, code, rule] = found;
    if (rule !== undefined && !known.has(rule)) continue;
    if (found.index > end) spans.push(text.slice(end, found.index));
    if (strong !== undefined) spans.push({ as: "strong", text: strong });
    else if (em !== undefined) spans.push({ as: "em", text: em });
    else if (code !== undefined) spans.push({ as: "code", text: code });
    else spans.push({ as: "rule", text: whole, to: whole });
    end = found.index + whole.length;
  }
  if (end < text.length) spans.push(text.slice(end));
  return spans;
}
