import type { SummaryJson } from "$protocol";
import { describe, expect, test } from "vitest";
import { account, estimate, verdict } from "../review/fakereview.ts";
import { canReview, partsOf, turningOf, valuesOf } from "./turning.ts";

const summary = (seat: string, worst: SummaryJson["worst"]): SummaryJson => ({
  seat,
  account: account({ seat }),
  worst,
  cause: "play",
  kind: null,
  turning: [1, 1],
});

const verdicts = [
  verdict(1, 1),
  verdict(1, 2, { seat: "B" }),
  verdict(1, 3, { grade: "blunder", loss: 200 }),
  verdict(2, 1, { grade: "mistake", loss: 80 }),
];

describe("where a match turned", () => {
  test("is one's own costliest turn, counted among one's own of its round", () => {
    const found = turningOf({ verdicts, summary: [summary("A", [[1, 3]])] }, "A");
    expect(found?.verdict).toBe(verdicts[2]);
    expect(found?.turn).toBe(2);
  });

  test("is nowhere when all turns were good, or before the review is done", () => {
    expect(turningOf({ verdicts, summary: [summary("A", [])] }, "A")).toBeNull();
    expect(turningOf({ verdicts, summary: [] }, "A")).toBeNull();
    expect(turningOf({ verdicts, summary: [summary("A", [[1, 3]])] }, "B")).toBeNull();
  });
});

test("a server without bots that search is not asked", () => {
  expect(canReview(["random", "beginner"])).toBe(false);
  expect(canReview(["random", "careful"])).toBe(true);
  expect(canReview([])).toBe(false);
});

test("an action shows its cards, and names the area that it is about", () => {
  const { action } = estimate({ kind: "play", cards: ["8/2", "8/5"] }, 0.5);
  expect(valuesOf(partsOf(action).cards)).toEqual([8, 8]);
  expect(partsOf({ kind: "add", card: "7/1", to: "B1" })).toEqual({ cards: ["7/1"], area: "B1" });
  expect(partsOf({ kind: "take", from: "C1" })).toEqual({ cards: [], area: "C1" });
  expect(partsOf({ kind: "rotate" })).toEqual({ cards: [], area: null });
});
