import { describe, expect, test } from "vitest";
import type { Scene } from "../game/scene.ts";
import { Texts } from "../texts/texts.svelte.ts";
import { standingsOf, titleOf } from "./standing.ts";

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

describe("the end of a round is called", () => {
  const told: Record<string, unknown>[] = [];
  const say = (id: string, facts: Record<string, unknown> = {}): string => {
    told.push(facts);
    return id;
  };
  const called = (you: string | null, seats = 3): [string, Record<string, unknown> | undefined] => {
    const all = standingsOf(texts, { ...scene, you } as Scene).slice(0, seats);
    return [titleOf({ say }, all), told.at(-1)];
  };

  test("by one's own place if one is out", () => {
    expect(called("A")).toEqual(["ending-round-out", { name: "A.", mine: "yes", place: 2 }]);
  });

  test("by who was first, if one is not out or only watches", () => {
    const first = { name: "C.", mine: "no", place: 1 };
    expect(called("B")).toEqual(["ending-round-out", first]);
    expect(called(null)).toEqual(["ending-round-out", first]);
  });

  test("a round that was won, with two players", () => {
    expect(called(null, 2)).toEqual(["ending-round-won", { name: "C.", mine: "no" }]);
  });
});
