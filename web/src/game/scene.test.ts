import type { SeatState } from "$protocol";
import { expect, test } from "vitest";
import { STATE, tableView } from "./faketable.ts";
import { hasMemoryAids, isAmongBots, sceneOf } from "./scene.ts";

const ANN: SeatState = { seat: "A", kind: "person", name: "Ann" };
const BOB: SeatState = { seat: "B", kind: "bot", name: "Bob", level: "beginner" };
const CY: SeatState = { seat: "C", kind: "person", name: "Cy" };
const FREE: SeatState = { seat: "C", kind: "empty" };

const among = (seats: readonly SeatState[], you: string | null): boolean =>
  isAmongBots(sceneOf(tableView({ you, state: { ...STATE, seats } })));

test("one is among bots if nobody else holds a seat, could take one, or only looks on", () => {
  expect(among([ANN, BOB], "A")).toBe(true);
  expect(among([ANN, BOB, CY], "A")).toBe(false);
  expect(among([ANN, BOB, { ...CY, is_away: true, level: "beginner" }], "A")).toBe(false);
  expect(among([ANN, BOB, FREE], "A")).toBe(false);
  expect(among([ANN, BOB], null)).toBe(false);
});

test("a table that says nothing of memory aids has them", () => {
  expect(hasMemoryAids(sceneOf(tableView()))).toBe(true);
  expect(hasMemoryAids(sceneOf(tableView({ options: { memory: false } })))).toBe(false);
});
