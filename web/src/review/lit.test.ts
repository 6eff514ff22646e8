import { expect, test } from "vitest";
import { keyed } from "../card/keys.ts";
import { lit } from "./lit.ts";

test("of equal cards as many are lit as are named, and none that the hand doesn't have", () => {
  const hand = keyed(["1/6", "8/2", "8/2", "8/5"]);
  const keys = hand.map(({ key }) => key);
  expect(lit(["8/2", "8/5"], hand)).toEqual([keys[1], keys[3]]);
  expect(lit(["8/2", "8/2", "8/2"], hand)).toEqual([keys[1], keys[2]]);
  expect(lit(["9/1"], hand)).toEqual([]);
});
