import { expect, test } from "vitest";
import shipped, { hash } from "../../protocol/standard.json";
import { cardOf, deckNameOf, groupsOf, ownDeckOf, readEntry, textOf, writeEntry } from "./deck.ts";

test.each([
  ["2/7", { one: 2, two: 7, hasStar: false, face: null }],
  ["1/5*", { one: 1, two: 5, hasStar: true, face: null }],
  ["2/10", { one: 2, two: 10, hasStar: false, face: null }],
  ["10/1* happy", { one: 10, two: 1, hasStar: true, face: "happy" }],
  ["9/4  neutral", { one: 9, two: 4, hasStar: false, face: "neutral" }],
  ["1/4 ☹", { one: 1, two: 4, hasStar: false, face: "sad" }],
])("%s can be drawn", (entry, card) => {
  expect(readEntry(entry)).toEqual(card);
});

test.each(["", "2", "2/11", "2/01", "10/0", "0/4", "210", "2/7 angry", "a/b", "1/5**"])(
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
  expect(cardOf({ one: 10, two: 9, hasStar: false, face: null })).toBe("9/10");
  expect(cardOf({ one: 1, two: 5, hasStar: true, face: null })).toBe("1/5*");
});

test("a deck file holds any name and any entry", () => {
  const entries = ["1/5*", "2\u007f", "\ud800"];
  expect(textOf({ name: 'my "box"', entries, players: [2, 4] })).toBe(
    'name = "my \\"box\\""\nplayers = [2, 4]\ncards = [\n    "1/5*",\n    "2\\u007f",\n    "\ufffd",\n]\n',
  );
});

test("a match from before the printed deck is not said to have the standard one", () => {
  const [pairs] = shipped.others;
  expect(ownDeckOf({ deck: ["standard", pairs?.hash ?? ""] })).toBe("pairs");
  expect(deckNameOf({ deck: ["standard", hash] })).toBe("standard");
  expect(deckNameOf({ deck: ["my box", "00"] })).toBe("my box");
});

test("cards are grouped by their faces, in the order in which they come into play", () => {
  const entries = ["1/5*", "1/8 neutral", "1/10 happy", "1/6", "3/10 sad", "1/6"];
  expect(groupsOf(entries)).toEqual([
    { face: null, entries: ["1/5*", "1/6", "1/6"] },
    { face: "happy", entries: ["1/10 happy"] },
    { face: "neutral", entries: ["1/8 neutral"] },
    { face: "sad", entries: ["3/10 sad"] },
  ]);
  expect(groupsOf(["1/5*"])).toHaveLength(1);
});

test("a deck is told from the standard one by its cards, whatever its name", () => {
  expect(ownDeckOf({ deck: ["standard", hash] })).toBeNull();
  expect(ownDeckOf({ deck: ["standard", "00"] })).toBe("standard");
});
