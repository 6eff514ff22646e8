import { expect, test } from "vitest";
import type { Sentences } from "../texts/sentences.ts";
import { type Grade, hundredths, worstOf, sayChance, sayKind, sayReasons } from "./words.ts";

const EN = {
  language: "en",
  has: (id: string) => id !== "mistake-newer" && id !== "reason-newer",
  say: (id: string, facts = {}) => `${id} ${JSON.stringify(facts)}`,
} as const;

test("only what is certain is called certain", () => {
  const said = [0, 0.001, 0.005, 0.42, 0.996, 1].map((chance) => sayChance(EN, chance));
  expect(said).toEqual(["0%", "<1%", "1%", "42%", ">99%", "100%"]);
});

test("what costs something is said to cost at least 1 of 100", () => {
  expect([151, 145, 4, 0, -4, -16].map(hundredths)).toEqual([15, 15, 1, 0, 0, -2]);
});

const grades = (...all: Grade[]) => all.map((grade) => ({ grade }));

test("of several grades the one that matters most counts", () => {
  expect(worstOf(grades("good", "great"))).toBe("great");
  expect(worstOf(grades("mistake", "blunder", "great"))).toBe("blunder");
  expect(worstOf([])).toBeNull();
});

test("a kind or a reason that this page has no words for is left out", () => {
  expect(sayKind(EN, "too-high")).toBe("mistake-too-high {}");
  expect([sayKind(EN, "newer"), sayKind(EN, null), sayKind(EN, undefined)]).toEqual([
    null,
    null,
    null,
  ]);
  const sentences = { texts: EN, name: (seat: string) => `of ${seat}` } as unknown as Sentences;
  const reasons = [
    { code: "newer", facts: {} },
    { code: "beats", facts: { size: 2, value: 5, seat: "B" } },
  ];
  const [said, ...others] = sayReasons(sentences, reasons);
  expect(others).toEqual([]);
  expect(said).toContain('"name":"of B"');
  expect(said).toContain('"set":"set {');
});
