import { expect, test } from "vitest";
import { hash } from "../../protocol/standard.json";
import { cardOf, ownDeckOf, readEntry, readTyped, textOf, writeEntry } from "./deck.ts";

test.each([
  ["2/7", { one: 2, two: 7, hasStar: false, face: null }],
  ["1/5*", { one: 1, two: 5, hasStar: true, face: null }],
  ["9/4  neutral", { one: 9, two: 4, hasStar: false, face: "neutral" }],
  ["1/4 ☹", { one: 1, two: 4, hasStar: false, face: "sad" }],
])("%s can be drawn", (entry, card) => {
  expect(readEntry(entry)).toEqual(card);
});

test.each(["", "2", "2/10", "0/4", "2/7 angry", "a/b", "1/5**"])(
  "%s cannot be drawn, and is left to the server to explain",
  (entry) => {
    expect(readEntry(entry)).toBeNull();
  },
);

test.each(["2/7", "1/5*", "1/4 sad", "3/6* happy"])("%s is written as it was read", (entry) => {
  const card = readEntry(entry);
  expect(card === null ? "" : writeEntry(card)).toBe(entry);
});

test("a card is drawn with its lower value on top", () => {
  expect(cardOf({ one: 7, two: 2, hasStar: false, face: "sad" })).toBe("2/7");
  expect(cardOf({ one: 1, two: 5, hasStar: true, face: null })).toBe("1/5*");
});

test.each([
  ["2/7", ["2/7"]],
  ["27", ["2/7"]],
  ["1-5*", ["1/5*"]],
  ["15 *", ["1/5*"]],
  ["1/4 sad", ["1/4 sad"]],
  ["14 s", ["1/4 sad"]],
  ["14h", ["1/4 happy"]],
  ["1/5*, 2/7; 1/4 sad", ["1/5*", "2/7", "1/4 sad"]],
  ["1/5* 2/7 1/4 neutral 38", ["1/5*", "2/7", "1/4 neutral", "3/8"]],
  ['    "1/5*",\n    "2/7",\n', ["1/5*", "2/7"]],
  ["1/1", ["1/1"]],
  ["2/77", ["2/77"]],
  ["14 angry", ["1/4 angry"]],
  ["hello", ["hello"]],
  [" , ", []],
])("typed, %s is %s", (typed, entries) => {
  expect(readTyped(typed)).toEqual(entries);
});

test("a deck file holds any name and any entry", () => {
  expect(textOf('my "box"', ["1/5*", "2\u007f", "\ud800"])).toBe(
    'name = "my \\"box\\""\ncards = [\n    "1/5*",\n    "2\\u007f",\n    "\ufffd",\n]\n',
  );
});

test("a deck is told from the standard one by its cards, whatever its name", () => {
  expect(ownDeckOf({ deck: ["standard", hash] })).toBeNull();
  expect(ownDeckOf({ deck: ["standard", "00"] })).toBe("standard");
});
