import { expect, test } from "vitest";
import type { KnowledgeJson } from "$protocol";
import { handsOf, likeliestCard, likeliestPair, marked } from "./known.ts";

const KNOWLEDGE: KnowledgeJson = {
  viewer: "A",
  hands: [
    { seat: "A", size: 1, certain: ["4/7"], star: false },
    { seat: "B", size: 3, certain: ["8/2"], star: false },
    { seat: "C", size: 1, certain: ["3/9"], star: false },
  ],
  cards: [],
  values: [
    { seat: "A", value: 4, one: 1, two: 0 },
    { seat: "B", value: 7, one: 0.66, two: 0.2 },
    { seat: "B", value: 8, one: 1, two: 0.48 },
    { seat: "C", value: 3, one: 1, two: 0 },
  ],
  weighed: true,
};

test("each other hand has a glass for every value, but none if it is known", () => {
  const [b, c] = handsOf(KNOWLEDGE);
  expect([b?.seat, c?.seat]).toEqual(["B", "C"]);
  expect(b?.glasses).toHaveLength(10);
  expect(b?.glasses[6]).toEqual({ value: 7, one: 0.66, two: 0.2, isSure: false });
  expect(b?.glasses[7]?.isSure).toBe(true);
  expect(b?.glasses[0]).toEqual({ value: 1, one: 0, two: 0, isSure: false });
  expect(c?.glasses).toEqual([]);
});

test("what is worth saying is the likeliest card that nobody has shown, and the likeliest pair", () => {
  const hands = handsOf(KNOWLEDGE);
  expect(likeliestCard(hands)).toEqual({ seat: "B", value: 7, chance: 0.66 });
  expect(likeliestPair(hands)).toEqual({ seat: "B", value: 8, chance: 0.48 });
  expect(likeliestCard(hands.slice(1))).toBeNull();
});

test("of equal cards as many are marked as are known", () => {
  expect(marked(["5/1", "2/6", "2/6"], ["2/6"])).toEqual([
    { card: "2/6", isKnown: true },
    { card: "2/6", isKnown: false },
    { card: "5/1", isKnown: false },
  ]);
});
