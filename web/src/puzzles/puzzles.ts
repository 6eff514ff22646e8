import type { ActionJson, CardText, PastJson, ReasonJson, SeatText } from "$protocol";
import indexUrl from "../../protocol/puzzle-index.json?url";
import puzzlesUrl from "../../protocol/puzzles.json?url";

/** What is known of a puzzle before it is opened. */
export interface Summary {
  readonly id: string;
  /** Its name in links: `oslo-lima`. */
  readonly journey: string;
  /** Its name: "Oslo–Lima". */
  readonly title: string;
  readonly goal: "out" | "stop";
  /** Own turns in which the goal is reached. */
  readonly within: number;
  readonly themes: readonly string[];
  readonly difficulty: number;
  readonly players: number;
  readonly hand: readonly CardText[];
  readonly sets: readonly (readonly CardText[])[];
}

/** How it goes on after a wrong action. */
export interface Line {
  readonly steps: readonly PastJson[];
  /** Who is then out; with null there isn't enough time left to get rid of one's cards. */
  readonly out: SeatText | null;
  /** In which of the deals that are shown. */
  readonly deals: readonly number[];
}

/** What becomes of an action that isn't the solution. */
export interface Answer {
  readonly action: ActionJson;
  /** In how many deals it fails; null where nobody counted them. */
  readonly fails: number | null;
  /** The plainest first. */
  readonly lines: readonly Line[];
}

/** Who holds which of the hidden cards. */
export type HiddenHands = Readonly<Record<SeatText, readonly CardText[]>>;

/** What is known of a puzzle once it is open. */
export interface Details {
  readonly id: string;
  readonly position: string;
  readonly seat: SeatText;
  readonly points: readonly number[];
  /** Own turns in which nothing else reaches the goal. */
  readonly beyond: number;
  readonly solution: ActionJson;
  /** With what the player goes out next, if that is always the same. */
  readonly then: ActionJson | null;
  readonly answers: readonly Answer[];
  /** Facts that speak for the solution. */
  readonly reasons: readonly ReasonJson[];
  /** How many deals fit what the player sees. */
  readonly deals: number;
  /** All of them, or some of many; none where nobody counted. */
  readonly shown: readonly HiddenHands[];
  /** By how many thousandths of the chance to win the match the solution leads, if that was searched. */
  readonly lead: number | null;
  /** The cards whose place or way up the player cannot know, and how many of them each hand has. */
  readonly hidden: readonly CardText[];
  readonly hands: Readonly<Record<SeatText, number>>;
  /** Who must hold the star, if it is hidden. */
  readonly star: SeatText | null;
}

/** A position in which one action is the best, whatever the others hold. */
export type Puzzle = Summary & Details;

/** What somebody would like to solve; null: anything. */
export interface Wish {
  readonly theme: string | null;
  readonly players: number | null;
}

export const HARDEST = 5;
export const THEMES: readonly string[] = [
  "going-out",
  "blocking",
  "rotate-in-time",
  "two-areas",
  "taking",
  "adding",
];

// Files of their own, written by dnup.protocol: the service worker keeps them.
let index: Promise<readonly Summary[]> | null = null;
let details: Promise<readonly Details[]> | null = null;

/** What there is to choose from. Raises if it doesn't arrive; then it is asked for again. */
export function loadIndex(): Promise<readonly Summary[]> {
  index ??= load<readonly Summary[]>(indexUrl).catch((fault: unknown) => {
    index = null;
    throw fault;
  });
  return index;
}

/** Everything about all puzzles. Raises like `loadIndex`. */
export function loadDetails(): Promise<readonly Details[]> {
  details ??= load<readonly Details[]>(puzzlesUrl).catch((fault: unknown) => {
    details = null;
    throw fault;
  });
  return details;
}

async function load<T>(url: string): Promise<T> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return (await answer.json()) as T;
}

export const pathOf = ({ journey }: Pick<Summary, "journey">): string => `/puzzles/${journey}`;

/** The puzzle of this name, or of this id, as older links have it. */
export const named = <P extends Summary>(puzzles: readonly P[], name: string): P | null =>
  puzzles.find(({ id, journey }) => [id, journey].includes(name.toLowerCase())) ?? null;

export const wanted = (puzzles: readonly Summary[], { theme, players }: Wish): readonly Summary[] =>
  puzzles.filter(
    (puzzle) =>
      (theme === null || puzzle.themes.includes(theme)) &&
      (players === null || puzzle.players === players),
  );

/** The next one that is not solved, after this one if there is one; null if all are solved. */
export function nextOf<P extends Summary>(
  puzzles: readonly P[],
  solved: ReadonlySet<string>,
  after: string | null,
): P | null {
  const from = puzzles.findIndex(({ id }) => id === after) + 1;
  const inOrder = [...puzzles.slice(from), ...puzzles.slice(0, from)];
  return inOrder.find(({ id }) => !solved.has(id) && id !== after) ?? null;
}
