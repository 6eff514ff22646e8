import { describe, expect, test } from "vitest";
import type { Scene } from "../game/scene.ts";
import { Texts } from "../texts/texts.svelte.ts";
import { lettersFor, lettersGained, standingsOf } from "./standing.ts";

const texts = new Texts();

const scene = {
  you: "B",
  state: {
    seats: ["A", "B", "C"].map((seat) => ({ seat, kind: "person", name: `${seat}.` })),
    match: {
      round: 2,
      out: ["C", "A"],
      points: [1, 2, 3],
      round_points: [1, 0, 2],
      hands: [[], ["2/7", "3/4"], []],
    },
  },
} as unknown as Scene;

describe("the seats at the end of a round", () => {
  test("stand in the order in which they went out, then the others", () => {
    const all = standingsOf(texts, scene);
    expect(all.map(({ seat, place }) => [seat, place])).toEqual([
      ["C", 1],
      ["A", 2],
      ["B", null],
    ]);
  });

  test("have the points that this round gave them", () => {
    expect(standingsOf(texts, scene).map(({ gained }) => gained)).toEqual([2, 1, 0]);
  });

  test("show the cards that are left, and which seat is one's own", () => {
    const [, , me] = standingsOf(texts, scene);
    expect(me).toMatchObject({ isMine: true, cards: ["2/7", "3/4"] });
  });
});

test("points are letters: with two players two for each", () => {
  expect([0, 1, 3, 4, 5].map((points) => lettersFor(points, 4))).toEqual([0, 1, 3, 4, 4]);
  expect([0, 1, 2].map((points) => lettersFor(points, 2))).toEqual([0, 2, 4]);
});

test("what somebody wins are the next letters of the word", () => {
  expect(lettersGained(2, 2, 4)).toEqual(["d", "n"]);
  expect(lettersGained(5, 2, 4)).toEqual(["p"]);
  expect(lettersGained(1, 1, 2)).toEqual(["d", "n"]);
  expect(lettersGained(3, 0, 4)).toEqual([]);
});
