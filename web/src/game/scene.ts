import type {
  AreaText,
  CardText,
  ChoicesJson,
  EventJson,
  MatchStateJson,
  Options,
  SeatStateJson,
  SeatText,
  StateJson,
  TableView,
  Update,
} from "$protocol";

/** A table at one moment, as this client may see it: all that is needed to draw it. */
export interface Scene {
  readonly number: number;
  readonly code: string;
  /** One's own seat; null if one watches. */
  readonly you: SeatText | null;
  readonly options: Options;
  readonly deck: readonly [string, string];
  readonly state: StateJson;
  readonly hand: readonly CardText[];
  /** Null when it is not one's turn. */
  readonly choices: ChoicesJson | null;
  /** The code of the deals, if another match had them before. */
  readonly duplicate?: string | null;
}

/** What leads from one scene to the next. `before` is null when a table is seen anew. */
export interface Change {
  readonly before: Scene | null;
  readonly after: Scene;
  readonly events: readonly EventJson[];
  /** Whether a try at a practice table is put back: it stands as it began, and that can be seen. */
  readonly isPutBack?: boolean;
}

export function sceneOf(view: TableView): Scene {
  const { number, code, you, options, deck, state } = view;
  const { hand = [], choices = null, duplicate = null } = view;
  return { number, code, you, options, deck, state, hand, choices, duplicate };
}

export function follow(scene: Scene, update: Update): Scene {
  const { number, state, hand = [], choices = null } = update;
  return { ...scene, number, state, hand, choices };
}

export const seatOf = (area: AreaText): SeatText => area.slice(0, 1);

export const seatState = (scene: Scene, seat: SeatText): SeatStateJson | undefined =>
  scene.state.seats.find((each) => each.seat === seat);

/** The index of a seat in the lists that go by seat. */
export const seatIndex = (seat: SeatText): number => seat.charCodeAt(0) - "A".charCodeAt(0);

export const matchOf = (scene: Scene): MatchStateJson | null => scene.state.match ?? null;

/** The play areas of a seat, from the left to the right of who sits there: with two players 2, then 1. */
export const areasOf = (scene: Scene, seat: SeatText): readonly AreaText[] =>
  scene.state.seats.length === 2 ? [`${seat}2`, `${seat}1`] : [`${seat}1`];

/** Whether the table tells what everybody could remember; if not, one has to. */
export const hasMemoryAids = ({ options }: Scene): boolean => options.memory ?? true;

/** Whether one sits here with bots alone: then there is nobody to talk to, and no seat to offer. */
export const isAmongBots = ({ you, state }: Scene): boolean =>
  you !== null && state.seats.every(({ seat, kind }) => seat === you || kind === "bot");

/** Whether it is this client's turn. */
export const isMyTurn = (scene: Scene): boolean => scene.choices !== null;
