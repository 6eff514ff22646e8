import type { EventJson, MatchStateJson, StateJson, TableView, Update } from "$protocol";

/** Deliveries for tests, about a table of two in the middle of a match. */
export const MATCH: MatchStateJson = {
  id: "match-1",
  commitment: "c0ffee",
  round: 1,
  turn: 7,
  to_act: "A2",
  hand_sizes: [3, 3],
  known: [[], []],
  sets: { B1: ["9/2", "9/4"] },
  discarded: [],
  star_holder: null,
  out: [],
  points: [0, 0],
  goal: 2,
};

export const STATE: StateJson = {
  at: 1000,
  phase: "playing",
  host: "A",
  seats: [
    { seat: "A", kind: "person", name: "Ann" },
    { seat: "B", kind: "bot", name: "Bob" },
  ],
  match: MATCH,
};

export function tableView(over: Partial<TableView> = {}): TableView {
  return {
    kind: "table",
    number: 10,
    code: "NAC8SS",
    you: "A",
    options: {},
    deck: ["standard", "00"],
    state: STATE,
    hand: ["5/1", "5/2", "9/6"],
    choices: {
      plays: [{ value: 5, sizes: [1] }],
      adds: [{ to: "B1", cards: ["9/6"] }],
      takes: ["B1"],
      rotate: true,
    },
    ...over,
  };
}

export function update(
  number: number,
  events: readonly EventJson[] = [],
  over: Partial<Update> = {},
): Update {
  return {
    kind: "update",
    number,
    after: number - 1,
    events,
    state: STATE,
    hand: ["5/1", "5/2", "9/6"],
    ...over,
  };
}
