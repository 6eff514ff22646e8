import type { EventJson, ReplayIndexJson, ReplayRoundJson } from "$protocol";
import { MATCH, STATE, tableView, update } from "../game/faketable.ts";
import type { Look } from "./moment.ts";

/** A record for tests: two players, rounds with so many actions. */
export function fakeIndex(
  actions: readonly number[],
  over: Partial<ReplayIndexJson> = {},
): ReplayIndexJson {
  return {
    id: "m-1",
    seats: [{ name: "Ann" }, { name: "Bob", bot: "greedy" }],
    deck: ["standard", "00"],
    options: {},
    winner: "A",
    points: [2, 1],
    goal: 2,
    rounds: actions.map((count, at) => ({
      actions: count,
      starter: "A",
      points: [at % 2, (at + 1) % 2],
      areas: Array.from({ length: count }, () => "A1"),
    })),
    ...over,
  };
}

/** A round in which all that happens is that hands are rotated. */
export function fakeRound(round: number, actions: number, look: Look): ReplayRoundJson {
  const event: EventJson = { kind: "hand-rotated", seat: "A" };
  const you = look.length === 1 ? look : null;
  const state = (number: number): typeof STATE => ({
    ...STATE,
    match: { ...MATCH, round, turn: number + 1, to_act: number < actions ? "A1" : null },
  });
  return {
    round,
    as: look as ReplayRoundJson["as"],
    table: tableView({ number: 0, you, state: state(0) }),
    updates: Array.from({ length: actions }, (_, at) =>
      update(at + 1, [event], { state: state(at + 1) }),
    ),
  };
}
