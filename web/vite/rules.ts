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

const NUMBER = /^\*\*§([A-Z]\d)(?: \(([^)]+)\))?\.\*\*\s+/;
const MARK = /^<!-- (section|example|turned): (.+) -->$/;
const HEADING = /^(#{1,3}) (.+)$/;
const ITEM = /^(?:-|\d+\.) /;
const MARKED = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|§([A-Z]\d)/g;

type RuleSpan = Extract<Span, { readonly as: "rule" }>;
/** The anchors of a rule's number, by the word that tells rules of one number apart. */
type Targets = ReadonlyMap<string, ReadonlyMap<string | null, string>>;

/** Read a page. Raises an error that says what in it is not as it should be. */
export function parseRules(text: string): Book {
  const known = targetsOf(text);
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
      const anchor = known.get(number)?.get(word) ?? number;
      here = [blockOf([first.slice(whole.length), ...rest], known)];
      numbered.push({ number, word, anchor, blocks: here });
    } else if (mark !== undefined) here.push(figureOf(mark, name, rest, known));
    else here.push(blockOf(piece, known));
  }
  if (title === "" || sections.length === 0) throw new Error("no title or no section");
  return { title, lead, sections };
}

/** Where each number leads. If rules share one, the last has it bare; its section tells an earlier one. */
function targetsOf(text: string): Targets {
  const targets = new Map<string, Map<string | null, string>>();
  const places = new Map<string, string>(); // the section of the last rule of each number
  let section = "";
  for (const found of text.matchAll(new RegExp(`${NUMBER.source}|${MARK.source}`, "gm"))) {
    const [, number, word = null, mark, name = ""] = found;
    if (mark === "section") section = name;
    if (number === undefined) continue;
    const words = targets.get(number) ?? new Map<string | null, string>();
    for (const earlier of words.keys()) words.set(earlier, `${number}-${places.get(number)}`);
    targets.set(number, words.set(word, number));
    places.set(number, section);
  }
  return targets;
}

/** The lines of each piece between empty lines. */
function piecesOf(text: string): readonly string[][] {
  const pieces = text.trim().split(/\n{2,}/);
  return pieces.map((piece) => piece.split("\n").map((line) => line.trimEnd()));
}

function figureOf(mark: string, name: string, quoted: readonly string[], known: Targets): Block {
  const wrong = quoted.length === 0 || !quoted.every((line) => line.startsWith(">"));
  if (wrong) throw new Error(`nothing is said about ${name}`);
  const text = quoted.map((line) => line.replace(/^> ?/, "")).join("\n");
  const about = piecesOf(text).map((piece) => blockOf(piece, known));
  if (mark === "turned") return { kind: "turned", cards: name.split(" "), about };
  return { kind: "example", name, about };
}

function blockOf(lines: readonly string[], known: Targets): Block {
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

/** The rule that a text names first: `§A2`, or `§C1 (Take)` where two rules have one number. */
function referenceAt(text: string, number: string, known: Targets): RuleSpan {
  const words = known.get(number);
  const word = words?.has(null) === true ? null : (/^§\w+ \(([^)]+)\)/.exec(text)?.[1] ?? null);
  const to = words?.get(word);
  if (to === undefined) throw new Error(`no such rule: ${text.slice(0, 20)}`);
  return { as: "rule", text: word === null ? `§${number}` : `§${number} (${word})`, to };
}

function lineOf(text: string, known: Targets): Line {
  const spans: Span[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKED)) {
    const [whole, strong, em, code, rule] = found;
    if (found.index > end) spans.push(text.slice(end, found.index));
    if (strong !== undefined) spans.push({ as: "strong", text: strong });
    else if (em !== undefined) spans.push({ as: "em", text: em });
    else if (code !== undefined) spans.push({ as: "code", text: code });
    else if (rule !== undefined) {
      const named = referenceAt(text.slice(found.index), rule, known);
      spans.push(named);
      end = found.index + named.text.length;
      continue;
    }
    end = found.index + whole.length;
  }
  if (end < text.length) spans.push(text.slice(end));
  return spans;
}
