import { expect, test } from "vitest";
import { keyed } from "../card/keys.ts";
import { Arrangement, moved } from "./arrangement.svelte.ts";

const HAND = ["1/5*", "2/7", "5/2", "5/8"];
const cardsOf = (arrangement: Arrangement, hand: readonly string[]): readonly string[] =>
  arrangement.shown(keyed(hand), "hand").map(({ card }) => card);

test("by value: low to high, equal values together by the other value", () => {
  const shown = new Arrangement().shown(
    keyed(["10/2", "9/1", "2/10", "2/7", "2/1", "1/5*", "2/6", "10/1"]),
    "value",
  );
  expect(shown.map(({ card }) => card)).toEqual([
    "1/5*",
    "2/1",
    "2/6",
    "2/7",
    "2/10",
    "9/1",
    "10/1",
    "10/2",
  ]);
});

test("by hand: as it was put, and by value as long as nothing was", () => {
  const arrangement = new Arrangement();
  arrangement.follow(keyed(HAND), "m 1");
  expect(cardsOf(arrangement, HAND)).toEqual(HAND);
  arrangement.hold(moved(arrangement.shown(keyed(HAND), "hand"), ["1/5*#1"], 2));
  expect(cardsOf(arrangement, HAND)).toEqual(["2/7", "5/2", "1/5*", "5/8"]);
});

test("the order stays when the hand is rotated", () => {
  const arrangement = new Arrangement();
  arrangement.follow(keyed(HAND), "m 1");
  arrangement.hold(keyed(["5/8", "2/7", "5/2", "1/5*"]));
  const turned = ["2/5", "5/1*", "7/2", "8/5"];
  arrangement.follow(keyed(turned), "m 1");
  expect(cardsOf(arrangement, turned)).toEqual(["8/5", "7/2", "2/5", "5/1*"]);
});

test("cards that stay keep their places, and cards that come go to the end, also those that come back", () => {
  const arrangement = new Arrangement();
  arrangement.follow(keyed(HAND), "m 1");
  arrangement.hold(keyed(["5/8", "2/7", "5/2", "1/5*"]));
  arrangement.follow(keyed(["1/5*", "5/8"]), "m 1");
  const later = ["1/5*", "2/7", "3/4", "5/8"];
  arrangement.follow(keyed(later), "m 1");
  expect(cardsOf(arrangement, later)).toEqual(["5/8", "1/5*", "2/7", "3/4"]);
});

test("a new round begins by value", () => {
  const arrangement = new Arrangement();
  arrangement.follow(keyed(HAND), "m 1");
  arrangement.hold(keyed(HAND.toReversed()));
  arrangement.follow(keyed(HAND), "m 2");
  expect(cardsOf(arrangement, HAND)).toEqual(HAND);
});

test.each([
  [0, ["1/5*", "5/2", "2/7", "5/8"]],
  [2, ["2/7", "5/8", "1/5*", "5/2"]],
])("several cards move together, in their order, to %i", (index, cards) => {
  const after = moved(keyed(HAND), ["1/5*#1", "2/5#1"], index);
  expect(after.map(({ card }) => card)).toEqual(cards);
});
