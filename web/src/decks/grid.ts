import type { FaceName } from "./deck.ts";
import { readEntry } from "./deck.ts";
import type { Entry } from "./editing.svelte.ts";

/** The columns, in the order in which cards come into play: always, from three, from four, only with five. */
export const COLUMNS = [
  null,
  "happy",
  "neutral",
  "sad",
] as const satisfies readonly (FaceName | null)[];
const LOWS = [1, 2, 3, 4, 5, 6]; // of the box: these rows are there before they have cards

/** The cards with one lower value, by their faces. Those that can't be read have no value. */
export interface Row {
  readonly low: number | null;
  readonly cells: readonly Cell[];
}

export interface Cell {
  readonly face: FaceName | null;
  readonly entries: readonly Entry[];
}

/** The cards as one lays them out to compare: by lower value and face, what is wrong last in its row. */
export function rowsOf(
  entries: readonly Entry[],
  isWrong: (entry: Entry) => boolean,
): readonly Row[] {
  const placed = entries.map((entry) => {
    const card = readEntry(entry.text);
    const values = card === null ? [] : [card.one, card.two];
    return {
      entry,
      low: card === null ? null : Math.min(...values),
      rank: [Number(isWrong(entry)), Math.max(...values, 0), Number(card?.hasStar !== true)],
      face: card?.face ?? null,
    };
  });
  const lows = new Set<number | null>([...LOWS, ...placed.map(({ low }) => low)]);
  const inOrder = [...lows].toSorted((one, other) => (one ?? Infinity) - (other ?? Infinity));
  return inOrder.map((low) => ({
    low,
    cells: COLUMNS.map((face) => ({
      face,
      entries: placed
        .filter((each) => each.low === low && each.face === face)
        .toSorted((one, other) => compare(one.rank, other.rank))
        .map(({ entry }) => entry),
    })),
  }));
}

function compare(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}

/** How many cards there are in each column. */
export const countsOf = (entries: readonly Entry[]): readonly number[] =>
  COLUMNS.map(
    (face) => entries.filter(({ text }) => (readEntry(text)?.face ?? null) === face).length,
  );
