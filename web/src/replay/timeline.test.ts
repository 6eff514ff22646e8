import { expect, test } from "vitest";
import type { EventJson } from "$protocol";
import type { LogEntry } from "../game/log.ts";
import { marksOf } from "./timeline.ts";

const told = (action: number, event: EventJson): LogEntry => ({
  key: action,
  kind: "event",
  event,
  round: 1,
  action,
});

test("every action has a mark: who acted, and whether cards went back", () => {
  const played: EventJson = { kind: "set-played", area: "B1", cards: ["6/2", "6/3"] };
  const returned: EventJson = { kind: "set-returned", area: "A1", cards: ["5/1"] };
  const rotated: EventJson = { kind: "hand-rotated", seat: "C" };
  const marks = marksOf([told(1, played), told(1, returned), told(2, rotated)], 4);
  expect(marks).toEqual([
    { seat: null, isFlip: false },
    { seat: "B", isFlip: true },
    { seat: "C", isFlip: false },
    { seat: null, isFlip: false }, // not told yet
    { seat: null, isFlip: false },
  ]);
});
