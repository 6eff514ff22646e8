import { expect, test } from "vitest";
import { byValues, faceOf, turned } from "./face.ts";
import { keyed, rekeyed } from "./keys.ts";
import { numeral } from "./numeral.ts";
import { longSeam, SEAM } from "./wave.ts";

const keys = (cards: readonly string[]): Map<string, string> =>
  new Map(keyed(cards).map(({ key, card }) => [card, key]));

test("a card is read", () => {
  expect(faceOf("2/7")).toEqual({ active: 2, inactive: 7, hasStar: false });
  expect(faceOf("1/5*")).toEqual({ active: 1, inactive: 5, hasStar: true });
  expect(faceOf("10/2")).toEqual({ active: 10, inactive: 2, hasStar: false });
  expect(faceOf("1/10*")).toEqual({ active: 1, inactive: 10, hasStar: true });
});

test("turned twice, a card is as it was", () => {
  expect(turned("2/7")).toBe("7/2");
  expect(turned("1/5*")).toBe("5/1*");
  for (const card of ["2/7", "1/5*", "9/6", "1/10", "10/2*"])
    expect(turned(turned(card))).toBe(card);
});

test("a card keeps its key when it is turned or moved", () => {
  const before = keys(["1/5*", "2/7", "9/6"]);
  const after = keys(["6/9", "5/1*", "7/2"]);
  expect(after.get("7/2")).toBe(before.get("2/7"));
  expect(after.get("5/1*")).toBe(before.get("1/5*"));
  expect(after.get("6/9")).toBe(before.get("9/6"));
});

test("equal cards, the star's twin, and one that lies the other way have keys of their own", () => {
  const all = keyed(["1/5", "1/5*", "2/6", "2/6", "6/2"]).map(({ key }) => key);
  expect(new Set(all).size).toBe(5);
});

const BOX = { x: 10, y: 11.5, height: 45, most: 41 };
const numerals = Array.from({ length: 10 }, (_, index) => numeral(index + 1, BOX));

test("every value from 1 to 10 has a drawing of its own that fits its box", () => {
  const drawn = numerals.map(({ digits }) => digits.map(({ path }) => path).join());
  expect(new Set(drawn).size).toBe(10);
  expect(drawn).not.toContain("");
  for (const { width } of numerals) expect(width).toBeLessThanOrEqual(41);
});

test("only a 6 and a 9 have a line below, so that neither is taken for the other turned", () => {
  const lined = numerals.flatMap(({ line }, index) => (line === null ? [] : [index + 1]));
  expect(lined).toEqual([6, 9]);
});

test("cards are sorted by number: a 10 comes after a 9", () => {
  const cards = ["10/1", "2/10", "9/3", "2/9", "1/10", "1/5", "1/5*", "10/3"];
  expect(cards.toSorted(byValues).join(" ")).toBe("1/5* 1/5 1/10 2/9 2/10 9/3 10/1 10/3");
});

const STILL = { isRotated: false, leaving: [] };
const shown = (cards: readonly { key: string; card: string }[]): string =>
  cards.map(({ key, card }) => `${key}=${card}`).join(" ");

test("of two equal cards the chosen one leaves, and the other keeps its key", () => {
  const hand = keyed(["6/1", "6/1", "9/2"]);
  const after = rekeyed(hand, ["6/1", "9/2"], { ...STILL, leaving: ["1/6#1"] });
  expect(shown(after)).toBe("1/6#2=6/1 2/9#1=9/2");
  const other = rekeyed(hand, ["6/1", "9/2"], { ...STILL, leaving: ["1/6#2"] });
  expect(shown(other)).toBe("1/6#1=6/1 2/9#1=9/2");
});

test("a card that comes beside an equal one doesn't take its key", () => {
  const hand = keyed(["6/1", "9/2"]);
  expect(shown(rekeyed(hand, ["1/6", "6/1", "9/2"], STILL))).toBe("1/6#2=1/6 1/6#1=6/1 2/9#1=9/2");
});

test("a card that comes doesn't get the key of an equal one that leaves", () => {
  const hand = keyed(["6/1", "9/2"]);
  expect(shown(rekeyed(hand, ["1/6", "9/2"], STILL))).toBe("1/6#2=1/6 2/9#1=9/2");
});

test("when a hand is rotated, equal cards that lay opposite ways keep their keys", () => {
  const hand = keyed(["1/6", "6/1", "2/9"]);
  expect(shown(rekeyed(hand, ["1/6", "6/1", "9/2"], STILL))).toBe("1/6#2=1/6 1/6#1=6/1 2/9#1=9/2");
});

test("a hand that looks the same when it is rotated is rotated only if its owner was told", () => {
  const hand = keyed(["1/6", "6/1"]);
  expect(shown(rekeyed(hand, ["1/6", "6/1"], STILL))).toBe("1/6#1=1/6 1/6#2=6/1");
  expect(shown(rekeyed(hand, ["1/6", "6/1"], { ...STILL, isRotated: true }))).toBe(
    "1/6#2=1/6 1/6#1=6/1",
  );
});

const pointsOf = (path: string): readonly number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);

test("the wave is the same when the card is turned, and ends below the rim", () => {
  for (const wave of [SEAM, longSeam(0)]) {
    const points = pointsOf(wave);
    points.forEach((each, index) => {
      const isAcross = index % 2 === 0;
      const opposite = points.at(isAcross ? -index - 2 : -index) ?? Number.NaN;
      expect(each + opposite).toBeCloseTo(isAcross ? 100 : 140);
    });
  }
  const [x = 0] = pointsOf(SEAM);
  expect(x).toBeGreaterThan(0.5 + 1);
  expect(x).toBeLessThan(3.6 - 1);
});
