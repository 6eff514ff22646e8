import { expect, test } from "vitest";
import { placesFor } from "./pointing.ts";

const hand = (face: string, isSelected = false): string =>
  `[data-zone^="hand:"] button[data-face="${face}"][aria-pressed="${isSelected}"]`;
const area = (name: string): string => `[data-zone="area:${name}"]`;

test("first the cards are pointed at, then the place where they are played", () => {
  const play = { kind: "play", cards: ["5/1", "5/2"] } as const;
  expect(placesFor(play, [], "A1")).toEqual([hand("5/1"), hand("5/2")]);
  expect(placesFor(play, ["5/2"], "A1")).toEqual([hand("5/1")]);
  expect(placesFor(play, ["5/1", "5/2"], "A1")).toEqual([area("A1")]);
});

test("a card too many is pointed at, too: it is to be left out", () => {
  const play = { kind: "play", cards: ["5/1", "5/2"] } as const;
  expect(placesFor(play, ["5/1", "5/2", "5/8"], "A1")).toEqual([hand("5/8", true)]);
});

test("of two equal cards to play the second one is pointed at, too", () => {
  const play = { kind: "play", cards: ["6/1", "6/1"] } as const;
  expect(placesFor(play, ["6/1"], "A1")).toEqual([hand("6/1")]);
  expect(placesFor(play, ["6/1", "6/1"], "A1")).toEqual([area("A1")]);
  const one = { kind: "play", cards: ["6/1"] } as const;
  expect(placesFor(one, ["6/1", "6/1"], "A1")).toEqual([hand("6/1", true)]);
});

test("a card to add is pointed at, then the set", () => {
  const add = { kind: "add", card: "6/8", to: "C1" } as const;
  expect(placesFor(add, [], "A1")).toEqual([hand("6/8")]);
  expect(placesFor(add, ["3/9"], "A1")).toEqual([hand("6/8")]);
  expect(placesFor(add, ["6/8"], "A1")).toEqual([area("C1")]);
});

test("a set to take is pointed at when no card is selected any more", () => {
  const take = { kind: "take", from: "C1" } as const;
  expect(placesFor(take, [], "A1")).toEqual([area("C1")]);
  expect(placesFor(take, ["5/7"], "A1")).toEqual([hand("5/7", true)]);
});

test("to rotate there is a button", () => {
  expect(placesFor({ kind: "rotate" }, [], "A1")).toEqual(["[data-rotate]"]);
});
