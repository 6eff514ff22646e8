import { expect, test } from "vitest";
import { planBack } from "./back.ts";
import type { Zones } from "./zones.ts";

const WIDTH = 50;

function zones(of: Readonly<Record<string, readonly string[]>>): Zones {
  return new Map(
    Object.entries(of).map(([name, cards], row) => {
      const box = (index: number) => ({ x: index * WIDTH, y: row * 100, width: WIDTH, height: 70 });
      return [
        name,
        { box: box(0), faces: cards.map((card, index) => ({ card, box: box(index) })) },
      ];
    }),
  );
}

const flown = (before: Zones, after: Zones): unknown =>
  planBack(before, after).flights.map(({ card, legs, target }) => [card, legs[0]?.turns, target]);

test("a card that was played goes back to the hand as it lies", () => {
  const before = zones({ "hand:A": ["2/9"], "area:A1": ["6/1"] });
  const after = zones({ "hand:A": ["2/9", "6/1"], "area:A1": [] });
  expect(flown(before, after)).toEqual([["6/1", false, { zone: "hand:A", index: 1 }]]);
});

test("a set that was taken is turned again on its way back", () => {
  const before = zones({ "hand:A": ["8/1"], "area:C1": [] });
  const after = zones({ "hand:A": [], "area:C1": ["1/8"] });
  expect(flown(before, after)).toEqual([["8/1", true, { zone: "area:C1", index: 0 }]]);
});

test("of equal cards only as many go as were moved", () => {
  const before = zones({ "hand:A": ["1/6"], "area:A1": ["1/6"] });
  const after = zones({ "hand:A": ["1/6", "1/6"], "area:A1": [] });
  expect(flown(before, after)).toHaveLength(1);
});

test("what comes out of a hand that isn't seen just appears", () => {
  const before = zones({ "area:B1": [] });
  const after = zones({ "area:B1": ["3/4"] });
  expect(planBack(before, after)).toMatchObject({ flights: [], heard: [], ms: 0 });
});
