import type { EventJson, SaidJson } from "$protocol";
import { expect, test } from "vitest";
import { MATCH, STATE, tableView } from "../game/faketable.ts";
import { sceneOf, type Scene } from "../game/scene.ts";
import {
  isForPeople,
  isRunning,
  newsOf,
  othersAt,
  pulseOf,
  seenIn,
  turnOf,
  UNSEEN,
  type News,
} from "./news.ts";

const MINE = sceneOf(tableView());
const OTHERS: Scene = { ...MINE, choices: null };
const NEXT: Scene = { ...MINE, state: { ...STATE, match: { ...MATCH, turn: 9 } } };
const PAUSED: Scene = { ...MINE, state: { ...STATE, match: { ...MATCH, is_paused: true } } };
const ROOM: Scene = { ...OTHERS, state: { ...STATE, phase: "gathering", match: null } };
const SAID: SaidJson = { kind: "said", seat: "B", at: 1, text: "Hello" };

const kinds = (before: Scene, after: Scene, events: readonly EventJson[] = []): string[] =>
  newsOf(seenIn(before), after, events).map(({ kind }: News) => kind);

test("a turn is news once", () => {
  expect(kinds(OTHERS, MINE)).toEqual(["turn"]);
  expect(kinds(MINE, MINE)).toEqual([]);
  expect(kinds(MINE, NEXT)).toEqual(["turn"]);
  expect(kinds(MINE, OTHERS)).toEqual([]);
});

test("in a pause nobody has a turn; it is news again when the match goes on", () => {
  expect(turnOf(PAUSED)).toBeNull();
  expect(kinds(PAUSED, MINE)).toEqual(["turn"]);
});

test("what is there when the table is first seen isn't news", () => {
  expect(newsOf(UNSEEN, MINE, [])).toEqual([]);
});

test("the beginning of a match is news, and one's turn is more so", () => {
  expect(kinds(ROOM, OTHERS)).toEqual(["began"]);
  expect(kinds(ROOM, MINE)).toEqual(["turn"]);
  expect(kinds(OTHERS, ROOM)).toEqual([]);
});

test("what others say is news, what one says oneself isn't", () => {
  expect(kinds(OTHERS, MINE, [SAID])).toEqual(["turn", "said"]);
  expect(kinds(OTHERS, OTHERS, [{ ...SAID, seat: "A" }])).toEqual([]);
});

test("a match runs until it is over, and not while it is paused", () => {
  expect(isRunning(MINE)).toBe(true);
  expect(isRunning(OTHERS)).toBe(true);
  expect(isRunning(PAUSED)).toBe(false);
  expect(isRunning(ROOM)).toBe(false);
  expect(isRunning({ ...MINE, state: { ...STATE, phase: "finished" } })).toBe(false);
});

/** The room with Bob's seat in other hands, or in none. */
const withSeat = (kind: "person" | "empty"): Scene => ({
  ...ROOM,
  state: {
    ...ROOM.state,
    seats: [
      { seat: "A", kind: "person", name: "Ann" },
      { seat: "B", kind, name: "Bob" },
    ],
  },
});

test("people are waited for where another seat is theirs, or may be", () => {
  expect(isForPeople(ROOM)).toBe(false);
  expect(isForPeople(withSeat("person"))).toBe(true);
  expect(isForPeople(withSeat("empty"))).toBe(true);
  expect(isForPeople({ ...withSeat("person"), you: null })).toBe(false);
  expect(othersAt(ROOM)).toEqual([]);
  expect(othersAt(withSeat("person")).map(({ name }) => name)).toEqual(["Bob"]);
});

const beaten = (area: string): EventJson => ({ kind: "set-returned", area, cards: ["2/9"] });
const out = (seat: string): EventJson => ({ kind: "went-out", seat, points: 2 });

test("a phone shakes for what happens to its player, and for a turn that was waited for", () => {
  const never = { isNew: false, waited: 60_000 };
  expect(pulseOf(MINE, [beaten("A1")], never)).toBe("beaten");
  expect(pulseOf(MINE, [beaten("B1"), out("B")], never)).toBeNull();
  expect(pulseOf(MINE, [beaten("A1"), out("A")], never)).toBe("out");
  expect(pulseOf(MINE, [], { isNew: true, waited: 5000 })).toBe("turn");
  expect(pulseOf(MINE, [], { isNew: true, waited: 900 })).toBeNull();
});
