import { expect, test } from "vitest";
import { fakeIndex } from "../replay/fakerecord.ts";
import { seatFor, seatsIn } from "./study.svelte.ts";

test("it is about who one looks as, or about the first who is no bot", () => {
  const seats = [{ name: "Greedy", bot: "greedy" }, { name: "Ann" }, { name: "Bob" }];
  const index = fakeIndex([1], { seats });
  expect(seatsIn(index)).toEqual(["A", "B", "C"]);
  expect([seatFor(index, "C"), seatFor(index, "open"), seatFor(index, null)]).toEqual([
    "C",
    "B",
    "B",
  ]);
  expect(seatFor(fakeIndex([1], { seats: seats.slice(0, 1) }), null)).toBe("A");
});
