import type { SeatStateJson } from "$protocol";
import { expect, test } from "vitest";
import { STATE, tableView } from "./faketable.ts";
import { hasMemoryAids, isAmongBots, sceneOf } from "./scene.ts";

const ANN: SeatStateJson = { seat: "A", kind: "person", name: "Ann" };
const BOB: SeatStateJson = { seat: "B", kind: "bot", name: "Bob", level: "beginner" };
const CY: SeatStateJson = { seat: "C", kind: "person", name: "Cy" };
const FREE: SeatStateJson = { seat: "C", kind: "empty" };

const among = (seats: readonly SeatStateJson[], you: string | null): boolean =>
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
