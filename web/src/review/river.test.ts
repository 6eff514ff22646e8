import { expect, test } from "vitest";
import { Course } from "../replay/moment.ts";
import { reviewed } from "./fakereview.ts";
import {
  inHundred,
  labelsOf,
  slotsOf,
  areaOf,
  chancesAt,
  edgeOf,
  indexAt,
  momentByKey,
  momentsOf,
  pathOf,
  spread,
  stack,
  xAt,
  yAt,
} from "./river.ts";

const FRAME = { left: 10, top: 0, width: 100, height: 50 };

test("all moments are drawn, the deals included", () => {
  const moments = momentsOf(new Course([2, 1]));
  expect(moments.map(({ round, action }) => `${round}.${action}`)).toEqual([
    "1.0",
    "1.1",
    "1.2",
    "2.0",
    "2.1",
  ]);
});

test("chances in whole hundredths always make 100", () => {
  expect(inHundred([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(inHundred([0.172, 0.524, 0.304])).toEqual([17, 53, 30]);
  let seed = 7;
  const chance = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return (seed % 10_000) ** 3;
  };
  for (let players = 2; players <= 5; players += 1) {
    for (let turn = 0; turn < 500; turn += 1) {
      const raw = Array.from({ length: players }, chance);
      const total = raw.reduce((sum, each) => sum + each, 0);
      const shares = raw.map((each) => each / total);
      const shown = inHundred(shares);
      expect(shown.reduce((sum, each) => sum + each, 0)).toBe(100);
      shown.forEach((each, index) => {
        expect(Math.abs(each - shares[index]! * 100)).toBeLessThan(players);
        expect(each > 0).toBe(shares[index]! > 0);
      });
    }
  }
});

test("only what is certain is 0 or 100", () => {
  expect(inHundred([1, 0, 0])).toEqual([100, 0, 0]);
  expect(inHundred([0.998, 0.002, 0])).toEqual([99, 1, 0]);
  expect(inHundred([0.9999, 0.00005, 0.00005])).toEqual([98, 1, 1]);
});

test("rounds that begin too close together share a label", () => {
  expect(labelsOf([0, 50, 200, 390], 80, 400)).toEqual([
    { x: 0, rounds: [1, 2] },
    { x: 200, rounds: [3, 4] },
  ]);
});

test("cards wait where nothing is known yet, each for a part of the match", () => {
  const known = [true, true, true, false, false, false, false, false];
  const slots = slotsOf({ ...FRAME, left: 0 }, known, 4);
  expect(slots.map(({ x, from, to }) => [x, from, to])).toEqual([
    [37.5, 2, 4],
    [62.5, 4, 6],
    [87.5, 6, 8],
  ]);
  expect(slotsOf(FRAME, [true, true], 4)).toEqual([]);
});

test("a chance is drawn where it belongs, and found by its place again", () => {
  expect([xAt(FRAME, 0, 3), xAt(FRAME, 1, 3), xAt(FRAME, 2, 3)]).toEqual([10, 60, 110]);
  expect(xAt(FRAME, 0, 1)).toBe(10);
  expect([yAt(FRAME, 1), yAt(FRAME, 0)]).toEqual([0, 50]);
  expect([0, 40, 61, 500].map((x) => indexAt(FRAME, x, 3))).toEqual([0, 1, 1, 2]);
  expect(indexAt({ ...FRAME, width: 0 }, 5, 3)).toBe(0);
});

test("a line breaks where nothing is known yet", () => {
  expect(pathOf(FRAME, [1, 0.5, null, 0])).toBe("M10 0L43.3 25M110 50");
  expect(pathOf(FRAME, [null, null])).toBe("");
});

test("shares lie upon each other in the order that is asked for, and fill the whole", () => {
  expect(stack([0.25, 0.5, 0.25], [1, 2, 0])).toEqual([
    { below: 0.75, above: 1 },
    { below: 0, above: 0.5 },
    { below: 0.5, above: 0.75 },
  ]);
  expect(stack([0.5, 0.75], [0, 1])[1]?.above).toBe(1);
});

test("a share is an area, which breaks where nothing is known yet", () => {
  const half = { below: 0, above: 0.5 };
  const all = { below: 0, above: 1 };
  expect(areaOf(FRAME, [half, all, null])).toBe("M10 25L60 0L60 50L10 50Z");
  expect(areaOf(FRAME, [half, null, all])).toBe("M10 25L10 50ZM110 0L110 50Z");
  expect(edgeOf(FRAME, [half, all, null])).toBe("M10 25L60 0");
});

test("chances are those of a moment of a round that was reviewed", () => {
  const rounds = new Map([
    [
      1,
      reviewed(1, [
        [0.5, 0.5],
        [1, 0],
      ]),
    ],
  ]);
  const of = (round: number) => rounds.get(round) ?? null;
  expect(chancesAt(of, { round: 1, action: 1 })).toEqual([1, 0]);
  expect(chancesAt(of, { round: 1, action: 2 })).toBeNull();
  expect(chancesAt(of, { round: 2, action: 0 })).toBeNull();
});

test("labels keep their distance and stay within the frame", () => {
  expect(spread([10, 40], 15, 100)).toEqual([10, 40]);
  expect(spread([10, 12, 11], 15, 100)).toEqual([10, 40, 25]);
  expect(spread([98, 99], 15, 100)).toEqual([85, 100]);
});

test("the keys of a slider lead through what is drawn, and from round to round", () => {
  const course = new Course([2, 3, 1]);
  const at = { round: 2, action: 1 };
  const lead = (key: string): string => {
    const to = momentByKey(key, momentsOf(course), at, course);
    return to === null ? "" : `${to.round}.${to.action}`;
  };
  const keys = ["ArrowUp", "ArrowDown", "Home", "End", "PageDown", "PageUp", "ArrowLeft"];
  expect(keys.map(lead)).toEqual(["2.2", "2.0", "1.0", "3.1", "3.0", "2.0", ""]);
  const end = { round: 3, action: 1 };
  expect(momentByKey("ArrowUp", momentsOf(course), end, course)).toEqual(end);
});
