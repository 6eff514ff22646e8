import { expect, test } from "vitest";
import { isSame } from "../practice/deed.ts";
import detailsText from "../../protocol/puzzles.json?raw";
import indexText from "../../protocol/puzzle-index.json?raw";
import { daily, dayOf, numberOf } from "./day.ts";
import { Progress } from "./progress.ts";
import {
  HARDEST,
  named,
  nextOf,
  pathOf,
  THEMES,
  wanted,
  type Details,
  type Summary,
} from "./puzzles.ts";
import { answerTo, Solving } from "./solving.svelte.ts";

const INDEX = JSON.parse(indexText) as readonly Summary[];
const DETAILS = JSON.parse(detailsText) as readonly Details[];
const first = INDEX[0] as Summary;
const WEEK = [
  "calais-caracas",
  "linz-lublin",
  "apia-modena",
  "apia-puebla",
  "leeds-cairns",
  "odense-boston",
  "chicago-mumbai",
];
const ANY = { theme: null, players: null };

function storage(text: string | null = null): Pick<Storage, "getItem" | "setItem"> {
  return {
    getItem: () => text,
    setItem: (_key, value) => {
      text = value;
    },
  };
}

test("there are puzzles of every theme, difficulty and player count", () => {
  expect(wanted(INDEX, ANY).length).toBe(INDEX.length);
  for (const theme of THEMES) expect(wanted(INDEX, { ...ANY, theme })).not.toEqual([]);
  for (const players of [2, 3, 4, 5]) expect(wanted(INDEX, { ...ANY, players })).not.toEqual([]);
  const levels = new Set(INDEX.map(({ difficulty }) => difficulty));
  expect([...levels].toSorted()).toEqual(Array.from({ length: HARDEST }, (_, i) => i + 1));
  expect(wanted(INDEX, { theme: "two-areas", players: 3 })).toEqual([]);
});

test("every theme of a puzzle can be chosen", () => {
  expect(INDEX.flatMap(({ themes }) => themes).filter((each) => !THEMES.includes(each))).toEqual(
    [],
  );
});

test("what is known before a puzzle is opened and after it belong together", () => {
  expect(DETAILS.map(({ id }) => id)).toEqual(INDEX.map(({ id }) => id));
});

test("the puzzle of a day is the terminal's: easy on Monday, hard on Sunday", () => {
  const monday = dayOf(new Date(2026, 10, 16, 23, 59));
  expect(monday).toBe(20773);
  expect(numberOf(monday)).toBe(316);
  const week = Array.from({ length: 7 }, (_, i) => daily(INDEX, monday + i));
  expect(week.map(({ difficulty }) => difficulty)).toEqual([1, 1, 2, 2, 3, 4, 5]);
  // tests/puzzles/test_puzzles.py names the same ones.
  expect(week.map(({ journey }) => journey)).toEqual(WEEK);
  expect(daily(INDEX, dayOf(new Date(2025, 11, 31))).difficulty).toBe(2);
});

test("a day begins at midnight by the player's clock", () => {
  const day = dayOf(new Date(2026, 10, 17, 23, 59));
  expect(dayOf(new Date(2026, 10, 17, 0, 0))).toBe(day);
  expect(dayOf(new Date(2026, 10, 18, 0, 0))).toBe(day + 1);
});

test("the next one is the first that is not solved, after the one that was", () => {
  const [one, two, three] = INDEX.slice(0, 3) as [Summary, Summary, Summary];
  const some = [one, two, three];
  expect(nextOf(some, new Set(), null)).toBe(one);
  expect(nextOf(some, new Set(), one.id)).toBe(two);
  expect(nextOf(some, new Set([two.id]), one.id)).toBe(three);
  expect(nextOf(some, new Set([two.id, three.id]), three.id)).toBe(one);
  expect(nextOf(some, new Set([two.id, three.id]), one.id)).toBeNull();
});

test("a puzzle is found by its name, and by its id, which older links have", () => {
  expect(named(INDEX, first.journey)).toBe(first);
  expect(named(INDEX, first.id)).toBe(first);
  expect(pathOf(first)).toBe(`/puzzles/${first.journey}`);
  expect(named(INDEX, "toString")).toBeNull();
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

test("the solution is right, and anything else has its answer, which stays for the next try", () => {
  const puzzle = DETAILS.find(
    ({ solution, answers }) => solution.kind !== "rotate" && answers.length > 0,
  ) as Details;
  const wrong = new Solving(puzzle);
  const rotate = { kind: "rotate" } as const;
  wrong.see({ seat: puzzle.seat === "A" ? "B" : "A", action: rotate });
  expect(wrong.phase).toBe("task");
  wrong.see({ seat: puzzle.seat, action: rotate });
  expect([wrong.phase, wrong.tries]).toEqual(["wrong", [rotate]]);
  wrong.begin();
  expect([wrong.phase, wrong.tries]).toEqual(["task", [rotate]]);
  expect(wrong.answer).toBe(answerTo(puzzle, rotate));
  expect(wrong.answer).not.toBeNull();
  wrong.show();
  expect([wrong.phase, wrong.pointed]).toEqual(["shown", puzzle.solution]);

  const turning = DETAILS.find(({ solution }) => solution.kind === "rotate") as Details;
  const right = new Solving(turning);
  right.see({ seat: turning.seat, action: rotate });
  expect([right.phase, right.answer]).toEqual(["right", null]);
  right.show();
  expect(right.phase).toBe("right");
});

test("each answer fails somewhere, and says how in deals that are shown", () => {
  for (const { id, answers, deals, shown, solution } of DETAILS) {
    for (const { action, fails, lines } of answers) {
      expect(isSame(action, solution)).toBe(false);
      expect(lines.length, id).toBeGreaterThan(0);
      const failing = lines.flatMap((line) => line.deals);
      expect(new Set(failing).size).toBe(failing.length);
      if (shown.length === 0) expect([fails, failing]).toEqual([null, []]);
      else if (shown.length === deals) expect(failing.length, id).toBe(fails);
      else expect(failing.length).toBeGreaterThan(0);
      expect(failing.every((place) => place < shown.length)).toBe(true);
    }
  }
});
