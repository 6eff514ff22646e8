import { expect, test } from "vitest";
import type { ActionJson, MomentReviewJson } from "$protocol";
import type { Deed } from "../practice/deed.ts";
import { estimate, verdict } from "../review/fakereview.ts";
import { Learning } from "./learning.svelte.ts";
import { placeIn } from "./outcome.ts";

const ROTATE: ActionJson = { kind: "rotate" };
const FIVES: ActionJson = { kind: "play", cards: ["5/1", "5/2"] };
const NINE: ActionJson = { kind: "play", cards: ["9/2"] };
const FOUR: ActionJson = { kind: "play", cards: ["4/2"] };
const MOMENT: Pick<MomentReviewJson, "estimates" | "grades"> = {
  grades: ["good", "good", "mistake", "blunder"],
  estimates: [
    estimate(FIVES, 0.6),
    estimate(FOUR, 0.59),
    estimate(NINE, 0.5),
    estimate(ROTATE, 0.45),
  ],
};
const FAULTS = [
  verdict(1, 3, { grade: "mistake", played: estimate(ROTATE, 0.45) }),
  verdict(2, 5, { grade: "blunder", played: estimate(ROTATE, 0.45) }),
];

const did = (action: ActionJson): Deed => ({ seat: "A", action });

function begun(first: { round: number; action: number } | null = null): Learning {
  const learning = new Learning("A");
  learning.start(FAULTS, first);
  learning.know(MOMENT);
  return learning;
}

test("the best action, in whatever order its cards are named, solves it", () => {
  const learning = begun();
  learning.see(did({ kind: "play", cards: ["5/2", "5/1"] }));
  expect([learning.phase, learning.answer?.isBest, learning.solved.size]).toEqual([
    "right",
    true,
    1,
  ]);
  expect(learning.isSolved(FAULTS[0]!)).toBe(true);
});

test("what would have been graded as good is as good", () => {
  const learning = begun();
  learning.see(did(FOUR));
  expect([learning.phase, learning.answer?.isBest, learning.answer?.loss]).toEqual([
    "right",
    false,
    10,
  ]);
});

test("something worse is not enough, and can be tried again", () => {
  const learning = begun();
  learning.see(did(NINE));
  expect([learning.phase, learning.answer?.loss, learning.answer?.isRepeated]).toEqual([
    "wrong",
    100,
    false,
  ]);
  learning.begin();
  expect([learning.phase, learning.answer?.loss]).toEqual(["task", 100]);
  learning.see(did(ROTATE));
  expect(learning.answer?.isRepeated).toBe(true);
  learning.begin();
  learning.see(did(FIVES));
  expect([learning.phase, learning.solved.size]).toEqual(["right", 1]);
});

test("what is done before it is known what that is worth is judged then", () => {
  const learning = new Learning("A");
  learning.start(FAULTS, null);
  learning.see(did(NINE));
  expect(learning.phase).toBe("task");
  learning.know(MOMENT);
  expect(learning.phase).toBe("wrong");
});

test("what others do is not judged", () => {
  const learning = begun();
  learning.see({ seat: "B", action: NINE });
  expect(learning.phase).toBe("task");
});

test("the best action is pointed at when the answer was asked for", () => {
  const learning = begun();
  expect(learning.pointed).toBeNull();
  learning.show();
  expect(learning.pointed).toEqual(FIVES);
});

test("who has seen the answer has not found it", () => {
  const learning = begun();
  learning.show();
  expect(learning.phase).toBe("shown");
  learning.see(did(FIVES));
  expect([learning.phase, learning.solved.size]).toEqual(["right", 0]);
  learning.show();
  expect(learning.phase).toBe("right");
});

test("what was not looked at is not judged", () => {
  const learning = begun();
  learning.see(did({ kind: "take", from: "B1" }));
  expect(learning.phase).toBe("task");
});

test("it begins at the mistake that was asked for, and is over after the last", () => {
  const learning = begun({ round: 2, action: 5 });
  expect([learning.fault, learning.isLast, learning.isOver]).toEqual([FAULTS[1], true, false]);
  learning.next();
  expect([learning.fault, learning.isOver]).toEqual([null, true]);
  expect(begun({ round: 9, action: 9 }).fault).toBe(FAULTS[0]);
});

test("only those that are gone through are counted, however many were found before", () => {
  const learning = begun();
  learning.see(did(FIVES));
  learning.next();
  expect(learning.found).toBe(1);
  learning.start(FAULTS.slice(1), null);
  learning.know(MOMENT);
  expect(learning.found).toBe(0);
  learning.see(did(FIVES));
  expect([learning.found, learning.faults.length]).toEqual([1, 1]);
});

test("a place is counted from who went out first", () => {
  expect([placeIn(["B", "A"], "A"), placeIn(["B"], "A")]).toEqual([2, null]);
});
