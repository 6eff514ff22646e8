import { expect, test } from "vitest";
import { faceOf, turned } from "./face.ts";
import { keyed } from "./keys.ts";

const keys = (cards: readonly string[]): Map<string, string> =>
  new Map(keyed(cards).map(({ key, card }) => [card, key]));

test("a card is read", () => {
  expect(faceOf("2/7")).toEqual({ active: 2, inactive: 7, hasStar: false });
  expect(faceOf("1/5*")).toEqual({ active: 1, inactive: 5, hasStar: true });
});

test("turned twice, a card is as it was", () => {
  expect(turned("2/7")).toBe("7/2");
  expect(turned("1/5*")).toBe("5/1*");
  for (const card of ["2/7", "1/5*", "9/6"]) expect(turned(turned(card))).toBe(card);
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
