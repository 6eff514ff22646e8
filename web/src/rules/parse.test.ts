import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { parseRules } from "../../vite/rules.ts";
import { aboutExample, leadIn, result, sectionOf, type Line } from "./book.ts";

const PAGE = `# Title

Some words, *slanted.*

<!-- section: cards -->
## Cards

Before the rules.

**§C1 (Cards).** A card, \`2/7\`, is **active**
until §D1 says else; see §C1 (Take), §C1
(Cards) and the area C1.

<!-- turned: 7/9 7/6 -->
> Two 7s.

*Ruling.* So it is.

<!-- section: take -->
### Take

**§C1 (Take).** Take it:

- one, in \`C1\`
- two
  and more

<!-- example: take-it -->
> Seat B has \`3/9\`.
>
> 1. Take it.

**§D1.** *Ruling.* Turn.
`;

describe("a page", () => {
  const book = parseRules(PAGE);

  test("has a title, what stands in front, and sections by name", () => {
    expect(book.title).toBe("Title");
    expect(book.lead).toEqual([
      {
        kind: "paragraph",
        isRuling: false,
        line: ["Some words, ", { as: "em", text: "slanted." }],
      },
    ]);
    expect(book.sections.map(({ name, title, depth }) => [name, title, depth])).toEqual([
      ["cards", "Cards", 2],
      ["take", "Take", 3],
    ]);
    expect(sectionOf(book, "cards").lead).toHaveLength(1);
    expect(() => sectionOf(book, "no")).toThrow("no");
  });

  test("has rules with their numbers, and anchors that tell two of one number apart", () => {
    const rules = book.sections.flatMap((section) => section.rules);
    expect(rules.map(({ number, word, anchor }) => [number, word, anchor])).toEqual([
      ["C1", "Cards", "C1-cards"],
      ["C1", "Take", "C1"],
      ["D1", null, "D1"],
    ]);
  });

  test("joins lines, and marks what is bold, slanted, typed, or the number of a rule", () => {
    expect(book.sections[0]?.rules[0]?.blocks[0]).toEqual({
      kind: "paragraph",
      isRuling: false,
      line: [
        "A card, ",
        { as: "code", text: "2/7" },
        ", is ",
        { as: "strong", text: "active" },
        " until ",
        { as: "rule", text: "§D1", to: "D1" },
        " says else; see ",
        { as: "rule", text: "§C1 (Take)", to: "C1" },
        ", ",
        { as: "rule", text: "§C1 (Cards)", to: "C1-cards" },
        " and the area C1.",
      ],
    });
  });

  test("tells rulings from rules", () => {
    const rulings = book.sections
      .flatMap((section) => section.rules)
      .flatMap(({ number, blocks }) => blocks.map((block) => ({ number, block })))
      .filter(({ block }) => block.kind === "paragraph" && block.isRuling)
      .map(({ number }) => number);
    expect(rulings).toEqual(["C1", "D1"]);
  });

  test("has lists, figures and what is said about them", () => {
    const [, list, example] = sectionOf(book, "take").rules[0]?.blocks ?? [];
    expect(list).toEqual({
      kind: "list",
      isOrdered: false,
      items: [["one, in ", { as: "code", text: "C1" }], ["two and more"]],
    });
    expect(example).toEqual({
      kind: "example",
      name: "take-it",
      about: [
        {
          kind: "paragraph",
          isRuling: false,
          line: ["Seat B has ", { as: "code", text: "3/9" }, "."],
        },
        { kind: "list", isOrdered: true, items: [["Take it."]] },
      ],
    });
    expect(book.sections[0]?.rules[0]?.blocks[1]).toMatchObject({
      kind: "turned",
      cards: ["7/9", "7/6"],
    });
    expect(aboutExample(book, "take-it")).toHaveLength(2);
    expect(aboutExample(book, "other")).toEqual([]);
  });
});

test.each([
  ["", "no title"],
  ["# Title\n\n## Section", "without a name: Section"],
  ["# Title\n\n<!-- example: a -->", "nothing is said about a"],
  ["# Title\n\n<!-- example: a -->\nno quotation", "nothing is said about a"],
  ["# Title\n\n- one\ntwo", "neither an item"],
  ["# Title\n\nSee §A2.", "no such rule: §A2"],
  ["# Title\n\n**§C1 (Cards).** One.\n\n**§C1 (Take).** See §C1.", "no such rule: §C1"],
])("what is not as it should be is told: %j", (text, why) => {
  expect(() => parseRules(text)).toThrow(why);
});

test.each(["en", "da", "it", "ko"])(
  "the page in %s can be read, with what the player aid needs",
  async (language) => {
    const path = new URL(`../../../src/dnup/locales/${language}/rules.md`, import.meta.url);
    const book = parseRules(await readFile(path, "utf-8"));
    expect(book.sections.flatMap((section) => section.rules)).toHaveLength(33);
    const itemsOf = (name: string): readonly Line[] =>
      sectionOf(book, name).lead.flatMap((block) => (block.kind === "list" ? block.items : []));
    const names = itemsOf("aid-actions").map((item) => leadIn(item)?.name);
    expect(names).toHaveLength(4);
    expect(names.every((name) => name !== undefined && !name.endsWith("."))).toBe(true);
    const ends = itemsOf("aid-many").map((item) => result(item));
    expect(ends.map((end) => end?.worth)).toEqual([undefined, "+2", "+1", expect.any(String)]);
    expect(ends.some((end) => String(end?.before[0]).endsWith(":"))).toBe(false);
  },
);
