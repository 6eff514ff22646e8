import { expect, test } from "vitest";
import { sayWhen } from "./date.ts";

const NOW = new Date(2026, 10, 19, 10, 0).getTime();
const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 5).getTime();

test.each([
  [at(19, 9), "Today, 09:05"],
  [at(18, 23), "Yesterday, 23:05"],
  [at(15, 9), "Sunday, 09:05"],
  [at(12, 9), "12 Nov 2026, 09:05"],
  [at(20, 9), "20 Nov 2026, 09:05"],
])("a match ended %d", (moment, said) => {
  expect(sayWhen(moment, NOW, "en-GB")).toBe(said);
});

test("other languages begin with a capital, too", () => {
  expect(sayWhen(at(19, 9), NOW, "da")).toMatch(/^I dag/);
});
