import type { ActionJson, CardText, PastJson, ReasonTold, SeatText } from "$protocol";
import content from "../../protocol/puzzles.json?raw";
import { isSame } from "../practice/deed.ts";
import { ofDay } from "./day.ts";

export { dayOf } from "./day.ts";

/** What others may do when something else than the solution was done. */
export interface Answer {
  readonly action: ActionJson;
  readonly steps: readonly PastJson[];
  /** Who is then out, if somebody is. */
  readonly out: SeatText | null;
}

/** A position in which one action is the best, whatever the others hold. */
export interface Puzzle {
  readonly id: string;
  readonly position: string;
  readonly seat: SeatText;
  readonly points: readonly number[];
  readonly goal: "out" | "stop";
  /** Own turns in which the goal is reached, and in which nothing else reaches it. */
  readonly within: number;
  readonly beyond: number;
  readonly solution: ActionJson;
  /** With what the player goes out next, if that is always the same. */
  readonly then: ActionJson | null;
  readonly answers: readonly Answer[];
  readonly themes: readonly string[];
  readonly difficulty: number;
  /** Facts that speak for the solution. */
  readonly reasons: readonly ReasonTold[];
  /** How many deals fit what the player sees. */
  readonly deals: number;
  /** By how many thousandths of the chance to win the match the solution leads, if that was searched. */
  readonly lead: number | null;
  /** The cards whose place or way up the player cannot know, and how many of them each hand has. */
  readonly hidden: readonly CardText[];
  readonly hands: Readonly<Record<SeatText, number>>;
  /** Who must hold the star, if it is hidden. */
  readonly star: SeatText | null;
}

/** What somebody would like to solve; null: anything. */
export interface Wish {
  readonly theme: string | null;
  readonly difficulty: number | null;
  readonly players: number | null;
}

// It is written by dnup.protocol, and tests compare it.
export const PUZZLES = JSON.parse(content) as readonly Puzzle[];
export const HARDEST = 5;
export const THEMES: readonly string[] = [
  "going-out",
  "blocking",
  "rotate-in-time",
  "two-areas",
  "taking",
  "adding",
];

export const pathOf = ({ id }: Pick<Puzzle, "id">): string => `/puzzles/${id}`;

export const puzzleOf = (id: string): Puzzle | null =>
  PUZZLES.find((puzzle) => puzzle.id === id) ?? null;

/** The puzzle of a day, the same one everywhere. */
export const daily = (day: number): Puzzle => ofDay(PUZZLES, day);

export const wanted = ({ theme, difficulty, players }: Wish): readonly Puzzle[] =>
  PUZZLES.filter(
    (puzzle) =>
      (theme === null || puzzle.themes.includes(theme)) &&
      (difficulty === null || puzzle.difficulty === difficulty) &&
      (players === null || puzzle.points.length === players),
  );

/** The next one that is not solved, after this one if there is one; null if all are solved. */
export function nextOf(
  puzzles: readonly Puzzle[],
  solved: ReadonlySet<string>,
  after: string | null,
): Puzzle | null {
  const from = puzzles.findIndex(({ id }) => id === after) + 1;
  const inOrder = [...puzzles.slice(from), ...puzzles.slice(0, from)];
  return inOrder.find(({ id }) => !solved.has(id) && id !== after) ?? null;
}

/** What others may do after this; null if nothing is known of it. */
export const answerTo = (puzzle: Puzzle, action: ActionJson): Answer | null =>
  puzzle.answers.find((answer) => isSame(answer.action, action)) ?? null;
