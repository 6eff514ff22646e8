import { expect, test } from "vitest";
import { isSame } from "../practice/deed.ts";
import { Progress } from "./progress.ts";
import {
  answerTo,
  daily,
  dayOf,
  HARDEST,
  nextOf,
  PUZZLES,
  puzzleOf,
  THEMES,
  wanted,
  type Puzzle,
} from "./puzzles.ts";
import { Solving } from "./solving.svelte.ts";

const first = PUZZLES[0] as Puzzle;
const ANY = { theme: null, difficulty: null, players: null };

function storage(text: string | null = null): Pick<Storage, "getItem" | "setItem"> {
  return {
    getItem: () => text,
    setItem: (_key, value) => {
      text = value;
    },
  };
}

test("there are puzzles of every theme, difficulty and player count", () => {
  expect(wanted(ANY).length).toBe(PUZZLES.length);
  for (const theme of THEMES) expect(wanted({ ...ANY, theme })).not.toEqual([]);
  for (const players of [2, 3, 4, 5]) expect(wanted({ ...ANY, players })).not.toEqual([]);
  for (let difficulty = 1; difficulty <= HARDEST; difficulty += 1)
    expect(wanted({ ...ANY, difficulty })).not.toEqual([]);
  expect(wanted({ ...ANY, theme: "two-areas", players: 3 })).toEqual([]);
});

test("every theme of a puzzle can be chosen", () => {
  expect(PUZZLES.flatMap(({ themes }) => themes).filter((each) => !THEMES.includes(each))).toEqual(
    [],
  );
});

test("a day has one puzzle, the next day the next one, and after all have come it begins anew", () => {
  const day = dayOf(new Date(2026, 10, 17, 23, 59));
  expect(day).toBe(20774);
  expect(dayOf(new Date(2026, 10, 17, 0, 0))).toBe(day);
  expect(dayOf(new Date(2026, 10, 18, 0, 0))).toBe(day + 1);
  expect(daily(day).id).not.toBe(daily(day + 1).id);
  expect(daily(day + PUZZLES.length).id).toBe(daily(day).id);
});

test("the next one is the first that is not solved, after the one that was", () => {
  const [one, two, three] = PUZZLES.slice(0, 3) as [Puzzle, Puzzle, Puzzle];
  const some = [one, two, three];
  expect(nextOf(some, new Set(), null)).toBe(one);
  expect(nextOf(some, new Set(), one.id)).toBe(two);
  expect(nextOf(some, new Set([two.id]), one.id)).toBe(three);
  expect(nextOf(some, new Set([two.id, three.id]), three.id)).toBe(one);
  expect(nextOf(some, new Set([two.id, three.id]), one.id)).toBeNull();
});

test("a puzzle is found by its name", () => {
  expect(puzzleOf(first.id)).toBe(first);
  expect(puzzleOf("toString")).toBeNull();
});

test("what was solved is remembered, whatever was kept before", () => {
  for (const damaged of [null, "?", "3", '{"solved": 3, "day": "x", "streak": -1}']) {
    const kept = storage(damaged);
    new Progress(kept).solve(first.id);
    new Progress(kept).solve(first.id);
    expect([...new Progress(kept).solved]).toEqual([first.id]);
  }
  new Progress(null).solve(first.id);
  expect(new Progress(null).solved.size).toBe(0);
});

test("days in a row count until one is left out", () => {
  const progress = new Progress(storage());
  expect(progress.streak(10)).toBe(0);
  progress.solveDaily(10);
  progress.solveDaily(10);
  expect(progress.streak(10)).toBe(1);
  expect(progress.streak(11)).toBe(1);
  progress.solveDaily(11);
  expect(progress.streak(11)).toBe(2);
  expect(progress.streak(13)).toBe(0);
  progress.solveDaily(13);
  expect(progress.streak(13)).toBe(1);
});

test("the solution is right, and anything else has its answer", () => {
  const puzzle = PUZZLES.find(
    ({ solution, answers }) => solution.kind !== "rotate" && answers.length > 0,
  ) as Puzzle;
  const wrong = new Solving(puzzle);
  wrong.see({ seat: puzzle.seat === "A" ? "B" : "A", action: { kind: "rotate" } });
  expect(wrong.phase).toBe("task");
  wrong.see({ seat: puzzle.seat, action: { kind: "rotate" } });
  expect([wrong.phase, wrong.tried]).toEqual(["wrong", { kind: "rotate" }]);
  expect(wrong.answer).toBe(answerTo(puzzle, { kind: "rotate" }));
  expect(wrong.answer).not.toBeNull();
  wrong.show();
  expect(wrong.phase).toBe("shown");

  const turning = PUZZLES.find(({ solution }) => solution.kind === "rotate") as Puzzle;
  const right = new Solving(turning);
  right.see({ seat: turning.seat, action: { kind: "rotate" } });
  expect([right.phase, right.answer]).toEqual(["right", null]);
  right.show();
  expect(right.phase).toBe("right");
});

test("no answer is to the solution itself", () => {
  for (const { solution, answers } of PUZZLES)
    expect(answers.some(({ action }) => isSame(action, solution))).toBe(false);
});
