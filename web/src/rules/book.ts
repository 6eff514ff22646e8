/** The rules page as it is drawn. docs/rules.md says how it is written, vite/rules.ts reads it. */
export interface Book {
  readonly title: string;
  readonly lead: readonly Block[];
  readonly sections: readonly Section[];
}

export interface Section {
  /** The same in all languages. */
  readonly name: string;
  readonly title: string;
  /** 2, or 3 for one that belongs to the section before it. */
  readonly depth: number;
  /** What stands in front of the first rule. */
  readonly lead: readonly Block[];
  readonly rules: readonly Rule[];
}

export interface Rule {
  /** Such as `A2`. People read it as §A2, so that nobody takes it for a play area. */
  readonly number: string;
  /** What tells it from another rule of the same number. */
  readonly word: string | null;
  /** Where addresses lead to, such as `A2`. */
  readonly anchor: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | {
      readonly kind: "paragraph";
      /** Whether it is a decision of this project. */
      readonly isRuling: boolean;
      readonly line: Line;
    }
  | { readonly kind: "list"; readonly isOrdered: boolean; readonly items: readonly Line[] }
  /** A position by its name, and what is said about it. */
  | { readonly kind: "example"; readonly name: string; readonly about: readonly Block[] }
  /** Cards that are shown together with their turned selves. */
  | {
      readonly kind: "turned";
      readonly cards: readonly string[];
      readonly about: readonly Block[];
    };

export type Line = readonly Span[];

/** Plain text, or text that is drawn in another way; a rule's number leads to its anchor. */
export type Span =
  | string
  | { readonly as: "strong" | "em" | "code"; readonly text: string }
  | { readonly as: "rule"; readonly text: string; readonly to: string };

/** The section of this name. */
export function sectionOf(book: Book, name: string): Section {
  const section = book.sections.find((each) => each.name === name);
  if (section === undefined) throw new Error(`no section ${name}`);
  return section;
}

/** What is said about an example; nothing if there is no such example. */
export function aboutExample(book: Book, name: string): readonly Block[] {
  const rules = book.sections.flatMap((section) => section.rules);
  const blocks = rules.flatMap((rule) => rule.blocks);
  const found = blocks.find((block) => block.kind === "example" && block.name === name);
  return found?.kind === "example" ? found.about : [];
}

/** What a line begins with in strong letters, without its full stop, and the rest; null if nothing. */
export function leadIn(line: Line): { readonly name: string; readonly rest: Line } | null {
  const [first, ...rest] = line;
  if (typeof first !== "object" || first.as !== "strong") return null;
  return { name: first.text.replace(/\.$/, ""), rest };
}

/** What a line ends with in strong letters, and what it is for, without its colon; null if nothing. */
export function result(line: Line): { readonly before: Line; readonly worth: string } | null {
  const last = line.at(-1);
  const [what] = line;
  if (line.length !== 2 || typeof what !== "string") return null;
  if (typeof last !== "object" || last.as !== "strong") return null;
  return { before: [what.replace(/:\s*$/, "")], worth: last.text };
}
