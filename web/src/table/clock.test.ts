import { expect, test } from "vitest";
import type { MatchStateJson } from "$protocol";
import { formatTime, timeLeft } from "./clock.ts";

const match = {
  to_act: "B1",
  clock: { left: [60_000, 30_000], used: 5000, since: 1000 },
} as unknown as MatchStateJson;

test("only the seat to act loses time", () => {
  expect(timeLeft(match, "A", 9000)).toBe(60_000);
  expect(timeLeft(match, "B", 9000)).toBe(17_000);
});

test("a clock that stands keeps what was used", () => {
  const still = { ...match, clock: { left: [60_000, 30_000], used: 5000, since: null } };
  expect(timeLeft(still, "B", 9000)).toBe(25_000);
});

test("nothing is less than no time", () => {
  expect(timeLeft(match, "B", 900_000)).toBe(0);
  expect(timeLeft({ ...match, clock: null }, "B", 0)).toBeNull();
});

test("0:00 is shown only at the end", () => {
  expect(formatTime(65_000)).toBe("1:05");
  expect(formatTime(1)).toBe("0:01");
  expect(formatTime(0)).toBe("0:00");
});
