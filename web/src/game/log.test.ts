import type { EventJson } from "$protocol";
import { expect, test } from "vitest";
import { cameBack, type LogEntry } from "./log.ts";

const log = (...events: readonly EventJson[]): LogEntry[] =>
  events.map((event, key) => ({ key, kind: "event", event, round: 1 }));

test("what was beaten since one's last move has come back, turned", () => {
  const played: EventJson = { kind: "set-played", area: "A1", cards: ["4/7"] };
  const beaten: EventJson = { kind: "set-returned", area: "A1", cards: ["4/7"] };
  expect(cameBack(log(beaten, played, beaten), "A", 1)).toEqual(["7/4"]);
  expect(cameBack(log(played, beaten), "B", 1)).toEqual([]);
  expect(cameBack(log(played, beaten), "A", 2)).toEqual([]);
});

test("what one has just taken has come, too, until one's next move", () => {
  const taken: EventJson = { kind: "set-taken", seat: "A", area: "B1", cards: ["4/3", "4/7"] };
  const rotated: EventJson = { kind: "hand-rotated", seat: "A" };
  expect(cameBack(log(taken), "A", 1)).toEqual(["3/4", "7/4"]);
  expect(cameBack(log(taken, rotated), "A", 1)).toEqual([]);
  expect(cameBack(log(taken), "B", 1)).toEqual([]);
});
