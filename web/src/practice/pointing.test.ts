import { expect, test } from "vitest";
import { placesFor } from "./pointing.ts";

const hand = (face: string, isSelected = false): string =>
  `[data-zone^="hand:"] button[data-face="${face}"][aria-pressed="${isSelected}"]`;
const area = (name: string): string => `[data-zone="area:${name}"]`;

test("first the cards are pointed at, then the place where they are played", () => {
  const play = { kind: "play", cards: ["5/1", "5/2"] } as const;
  expect(placesFor(play, { cards: [], at: null, area: "A1" })).toEqual([hand("5/1"), hand("5/2")]);
  expect(placesFor(play, { cards: ["5/2"], at: null, area: "A1" })).toEqual([hand("5/1")]);
  expect(placesFor(play, { cards: ["5/1", "5/2"], at: null, area: "A1" })).toEqual([area("A1")]);
});

test("a card too many is pointed at, too: it is to be left out", () => {
  const play = { kind: "play", cards: ["5/1", "5/2"] } as const;
  expect(placesFor(play, { cards: ["5/1", "5/2", "5/8"], at: null, area: "A1" })).toEqual([
    hand("5/8", true),
  ]);
});

test("of two equal cards to play the second one is pointed at, too", () => {
  const play = { kind: "play", cards: ["6/1", "6/1"] } as const;
  expect(placesFor(play, { cards: ["6/1"], at: null, area: "A1" })).toEqual([hand("6/1")]);
  expect(placesFor(play, { cards: ["6/1", "6/1"], at: null, area: "A1" })).toEqual([area("A1")]);
  const one = { kind: "play", cards: ["6/1"] } as const;
  expect(placesFor(one, { cards: ["6/1", "6/1"], at: null, area: "A1" })).toEqual([
    hand("6/1", true),
  ]);
});

test("a card to add is pointed at, then the set", () => {
  const add = { kind: "add", card: "6/8", to: "C1" } as const;
  expect(placesFor(add, { cards: [], at: null, area: "A1" })).toEqual([hand("6/8")]);
  expect(placesFor(add, { cards: ["3/9"], at: null, area: "A1" })).toEqual([hand("6/8")]);
  expect(placesFor(add, { cards: ["6/8"], at: null, area: "A1" })).toEqual([area("C1")]);
});

test("a set to take is pointed at when no card is selected any more", () => {
  const take = { kind: "take", from: "C1" } as const;
  expect(placesFor(take, { cards: [], at: null, area: "A1" })).toEqual([area("C1")]);
  expect(placesFor(take, { cards: [], at: "C1", area: "A1" })).toEqual(["[data-play]"]);
  expect(placesFor(take, { cards: ["5/7"], at: null, area: "A1" })).toEqual([hand("5/7", true)]);
});

test("to rotate there is a button", () => {
  expect(placesFor({ kind: "rotate" }, { cards: [], at: null, area: "A1" })).toEqual([
    "[data-rotate]",
  ]);
});
