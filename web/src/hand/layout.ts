/** Where the cards of a hand lie: rows of cards that overlap, each with its numeral in sight. */
export interface Layout {
  readonly rows: number;
  /** Cards in each row, at most. */
  readonly across: number;
  /** From one card to the next, and from one row to the next. */
  readonly step: number;
  readonly rowStep: number;
  /** How far a selected card rises: not over the numeral above it. */
  readonly lift: number;
  readonly height: number;
  readonly cardWidth: number;
  readonly width: number;
  readonly count: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const BOTH = 0.55; // of a card's width: as much as both values need
const NUMERAL = 0.5; // as much as the large numeral needs
const SMALLER = 0.92; // cards rather become so much smaller than that they need another row
const FEW = 2; // rows that are rather taken than that cards hide their small numeral
const ROW = 0.62; // of a card's height: the same downwards
const GAP = -0.07; // they overlap a little, as in a hand
const ASPECT = 1.4;

/**
 * Lay out so many cards in a box of this width, in as few rows as leave all values readable. They are
 * as wide as wanted, or a little less if then one row is enough.
 */
export function layOut(count: number, width: number, wanted: number): Layout {
  const fitting = width / (1 + BOTH * (count - 1));
  const cardWidth = fitting < wanted && fitting >= wanted * SMALLER ? fitting : wanted;
  const room = Math.max(0, width - cardWidth);
  const rowsAt = (part: number): number => {
    // A hair more: what fits exactly shall not fail by rounding.
    const most = cardWidth > 0 ? Math.floor(room / (cardWidth * part) + 1e-6) + 1 : 1;
    return Math.max(1, Math.ceil(count / most));
  };
  const rows = rowsAt(BOTH) <= FEW ? rowsAt(BOTH) : Math.max(FEW, rowsAt(NUMERAL));
  const across = Math.max(1, Math.ceil(count / rows));
  const step = across === 1 ? 0 : Math.min(cardWidth * (1 + GAP), room / (across - 1));
  const rowStep = cardWidth * ASPECT * ROW;
  const height = cardWidth * ASPECT + rowStep * (rows - 1);
  const lift = cardWidth * (rows === 1 ? 0.2 : 0.1);
  return { rows, across, step, rowStep, lift, height, cardWidth, width, count };
}

/** The upper left corner of the card at this index. Each row stands in the middle. */
export function placeOf(layout: Layout, index: number): Point {
  const row = Math.floor(index / layout.across);
  return {
    x: leftOf(layout, row) + (index % layout.across) * layout.step,
    y: row * layout.rowStep,
  };
}

/** The index nearest to a card whose upper left corner is here. */
export function indexAt(layout: Layout, { x, y }: Point): number {
  const row = clamp(Math.round(y / (layout.rowStep || 1)), layout.rows - 1);
  const column = clamp(
    Math.round((x - leftOf(layout, row)) / (layout.step || 1)),
    inRow(layout, row) - 1,
  );
  return row * layout.across + column;
}

function inRow({ across, count }: Layout, row: number): number {
  return Math.max(0, Math.min(across, count - row * across));
}

function leftOf(layout: Layout, row: number): number {
  const used = layout.cardWidth + layout.step * Math.max(0, inRow(layout, row) - 1);
  return Math.max(0, (layout.width - used) / 2);
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));
