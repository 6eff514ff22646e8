import { describe, expect, test } from "vitest";
import { parseRules } from "../../vite/rules.ts";
import { find, mark, partsOf, placeOf, wordsOf } from "./find.ts";

const BOOK = parseRules(`# Title

<!-- section: cards -->
## Cards

**§C1 (Cards).** A card has two values, as \`2/7\` has.

<!-- section: take -->
## Take

Before it.

**§C1 (Pick).** Take the SET whole; see §D1.

<!-- example: x -->
> A caption.

**§D1.** Turn.

<!-- section: aid -->
## Aid

In short.

<!-- section: aid-turn -->
### Your turn

1. Discard.
`);
const PARTS = partsOf(BOOK);
const found = (query: string, language = "en"): readonly string[] =>
  [...find(PARTS, wordsOf(query, language), language)].map(
    ({ section, rule }) => rule?.anchor ?? section.name,
  );

test.each([
  ["C1", "C1"],
  ["c1-CARDS", "C1-cards"],
  ["C1-take", "C1"],
  ["§D1", "D1"],
  ["d1-take", "D1"],
  ["d1", "D1"],
  ["Take", "take"],
  ["x9", "x9"],
])("the address %s leads to %s", (asked, place) => {
  expect(placeOf(BOOK, asked)).toBe(place);
});

describe("what is found", () => {
  test.each([
    ["Two Values", ["C1-cards"]],
    ["set WHOLE", ["C1"]],
    ["set card", []],
    ["take", ["take", "C1", "D1"]],
    ["take turn", ["D1"]],
    ["pick", ["C1"]],
    ["caption", ["C1"]],
    ["2/7", ["C1-cards"]],
    ["d1", ["D1"]],
    ["§D1", ["D1"]],
    ["§C1 (Pick)", ["C1"]],
    ["c1 cards", ["C1-cards"]],
    ["c1 whole", ["C1"]],
    ["C1", ["C1-cards", "C1"]],
    ["c", ["C1-cards", "C1"]],
    ["discard", ["aid"]],
    ["nothing of it", []],
  ])("%s", (query, wanted) => {
    expect(found(query)).toEqual(wanted);
  });

  test("everything where nothing is looked for", () => {
    expect(found("  ")).toHaveLength(PARTS.length);
  });

  test("letters as the language has them", () => {
    expect(wordsOf("I", "tr")).toEqual(["ı"]);
    expect(wordsOf("ÆBLE Å", "da")).toEqual(["æble", "å"]);
    expect(wordsOf("회전", "ko")).toEqual(["회전"]);
  });
});

const marked = (text: string, ...words: string[]): string =>
  mark(text, words, "en")
    .map(({ text: piece, isHit }) => (isHit ? `[${piece}]` : piece))
    .join("");

describe("what is marked", () => {
  test.each([
    ["A set and a Set", ["set"], "A [set] and a [Set]"],
    ["sets", ["set", "sets"], "[sets]"],
    ["golden rule", ["rule", "gold"], "[gold]en [rule]"],
    ["setset", ["set"], "[set][set]"],
    ["none", ["set"], "none"],
    ["none", [], "none"],
    ["İ set", ["set"], "İ set"],
  ])("in %s", (text, words, wanted) => {
    expect(marked(text, ...words)).toBe(wanted);
  });
});
