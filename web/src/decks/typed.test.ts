import { expect, test } from "vitest";
import { readEntry } from "./deck.ts";
import { readTyped } from "./typed.ts";

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
  ["210", ["2/10"]],
  ["110", ["1/10"]],
  ["102", ["10/2"]],
  ["101", ["10/1"]],
  ["310s", ["3/10 sad"]],
  ["110 h", ["1/10 happy"]],
  ["510*", ["5/10*"]],
  ["10/2", ["10/2"]],
  ["10 / 2, 2 - 10", ["10/2", "2/10"]],
  ["1 10", ["1/10"]],
  ["10 1", ["10/1"]],
  ["2 7", ["2/7"]],
  ["1 10 2 7 38", ["1/10", "2/7", "3/8"]],
  ["1 10 happy 2 8 happy", ["1/10 happy", "2/8 happy"]],
  ["1 5* 2 10", ["1/5*", "2/10"]],
  ["15* 10 2", ["1/5*", "10/2"]],
  ["10 2 7", ["10 2 7"]],
  ["27 10", ["2/7", "10"]],
  ["10 27", ["10", "2/7"]],
  ["2 7 3*", ["2 7 3*"]],
  ["1010", ["10/10"]],
  ["111", ["111"]],
  ["1/11", ["1/11"]],
  ["11/1", ["11/1"]],
  ["100", ["100"]],
  ["1627", ["1627"]],
  ["10210", ["10210"]],
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

const isValue = (text: string): boolean =>
  /^\d+$/.test(text) && String(Number(text)) === text && Number(text) >= 1 && Number(text) <= 10;

/** Every way to cut digits into two values from 1 to 10. */
function waysToRead(digits: string): readonly string[] {
  return Array.from({ length: digits.length - 1 }, (_, index) => [
    digits.slice(0, index + 1),
    digits.slice(index + 1),
  ])
    .filter((values) => values.every(isValue))
    .map((values) => values.join("/"));
}

/** How often digits of this length are a card: ab; a10 and 10a; 1010, of which the server says what is wrong. */
const READABLE = [
  [2, 81],
  [3, 18],
  [4, 1],
] as const;

test.each(READABLE)(
  "%i digits are read in the one way they can be, or not at all",
  (length, all) => {
    const texts = Array.from({ length: 10 ** length }, (_, at) => String(at).padStart(length, "0"));
    expect(texts.filter((digits) => waysToRead(digits).length > 1)).toEqual([]);
    const expected = texts.map((digits) => waysToRead(digits)[0] ?? digits);
    expect(texts.flatMap((digits) => readTyped(digits, ENGLISH))).toEqual(expected);
    expect(expected.filter((entry) => readEntry(entry) !== null)).toHaveLength(all);
  },
);
