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

const ENGLISH = { sad: "Sad", neutral: "Neutral", happy: "Happy" };

test.each([
  ["2/7", ["2/7"]],
  ["27", ["2/7"]],
  ["1-5*", ["1/5*"]],
  ["15 *", ["1/5*"]],
  ["1/4 sad", ["1/4 sad"]],
  ["14 s", ["1/4 sad"]],
  ["14h", ["1/4 happy"]],
  ["2/8☹", ["2/8 sad"]],
  ["28 ☹\ufe0f, 1/4*😐 36😊", ["2/8 sad", "1/4* neutral", "3/6 happy"]],
  ["28☹☹", ["28☹☹"]],
  ["1/5*, 2/7; 1/4 sad", ["1/5*", "2/7", "1/4 sad"]],
  ["1/5* 2/7 1/4 neutral 38", ["1/5*", "2/7", "1/4 neutral", "3/8"]],
  ['    "1/5*",\n    "2/7",\n', ["1/5*", "2/7"]],
  ["1/1", ["1/1"]],
  ["2/77", ["2/77"]],
  ["14 angry", ["1/4 angry"]],
  ["hello", ["hello"]],
  [" , ", []],
])("typed, %s is %s", (typed, entries) => {
  expect(readTyped(typed, ENGLISH)).toEqual(entries);
});

const DANISH = { sad: "Surt", neutral: "Neutralt", happy: "Glad" };
const KOREAN = { sad: "슬픔", neutral: "보통", happy: "기쁨" };

test.each([
  ["1/4 surt", DANISH, ["1/4 sad"]],
  ["14 Glad, 25neutralt", DANISH, ["1/4 happy", "2/5 neutral"]],
  ["14g 25h 36 sad", DANISH, ["1/4 happy", "2/5 happy", "3/6 sad"]],
  ["1/4 슬픔 25기쁨 3/6 보", KOREAN, ["1/4 sad", "2/5 happy", "3/6 neutral"]],
  ["1/4 슬픔".normalize("NFD"), KOREAN, ["1/4 sad"]],
  ["1/4 sad", { sad: "Hm", neutral: "Nej", happy: "Sadt" }, ["1/4 sad"]],
  ["1/4 sur", ENGLISH, ["1/4 sur"]],
])("a face is typed in the words of the language: %s", (typed, words, entries) => {
  expect(readTyped(typed, words)).toEqual(entries);
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
