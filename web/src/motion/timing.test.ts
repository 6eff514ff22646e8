import { expect, test } from "vitest";
import type { Leg } from "./plan.ts";
import { posesOf } from "./poses.ts";
import { stacked, whirled } from "./whirl.ts";
import { MS, framesOf, paceFor, spread } from "./timing.ts";

const LEG: Leg = {
  from: { x: 0, y: 0, width: 50, height: 70 },
  to: { x: 300, y: 100, width: 100, height: 140 },
  turns: true,
  lean: 0,
  flip: null,
  fades: false,
  at: 100,
  ms: 300,
};

test("up to two changes that wait hurry nobody, more do, and many are not shown", () => {
  expect([0, 1, 2].map((waiting) => paceFor(waiting))).toEqual([1, 1, 1]);
  const hurried = [3, 4, 5, 6, 7, 8].map((waiting) => paceFor(waiting));
  expect(hurried.every((pace) => pace !== null && pace < 0.5 && pace > 0.15)).toBe(true);
  expect(hurried).toEqual(hurried.toSorted((a, b) => (b ?? 0) - (a ?? 0)));
  expect(paceFor(9)).toBeNull();
});

test("twice as fast takes half as long", () => {
  expect(paceFor(0, 2)).toBe(0.5);
  expect(paceFor(0, 0.5)).toBe(2);
  expect(paceFor(3, 2)).toBe((paceFor(3) ?? 0) / 2);
  expect(paceFor(9, 2)).toBeNull();
});

test("many things that begin one after another share the time", () => {
  expect(spread(1, 100, 20)).toBe(0);
  expect(spread(3, 100, 20)).toBe(20);
  expect(spread(11, 100, 20)).toBe(10);
});

test("a flight begins and ends in its boxes, and has turned by 180 degrees", () => {
  const poses = posesOf([LEG]);
  expect(poses[0]).toMatchObject({ x: 25, y: 35, width: 50, angle: 0, at: 100 });
  const last = poses.at(-1);
  expect(last?.x).toBeCloseTo(350);
  expect(last?.y).toBeCloseTo(170);
  expect(last?.width).toBeCloseTo(100);
  expect(last?.angle).toBeCloseTo(180);
  expect(last?.at).toBe(400);
});

test("the second leg begins as the first ended, turned", () => {
  const back: Leg = { ...LEG, from: LEG.to, to: LEG.from, at: 400, turns: false, fades: true };
  const poses = posesOf([LEG, back]);
  expect(poses.map(({ at }) => at)).toEqual(poses.map(({ at }) => at).toSorted((a, b) => a - b));
  expect(poses.at(-1)).toMatchObject({ opacity: 0 });
  expect(poses.at(-1)?.angle).toBeCloseTo(180);
});

test("what begins later waits as it begins, and what ends earlier stays as it ended", () => {
  const timed = [
    { at: 100, opacity: 0, easing: "ease-in" },
    { at: 300, opacity: 1 },
  ];
  expect(framesOf(timed, 400)).toEqual([
    { opacity: 0, offset: 0 },
    { opacity: 0, easing: "ease-in", offset: 0.25 },
    { opacity: 1, offset: 0.75 },
    { opacity: 1, offset: 1 },
  ]);
  expect(framesOf([], 400)).toEqual([]);
});

test("a beaten card is lifted first, and has turned to its own side when it lands", () => {
  for (const lean of [-1, 1]) {
    const poses = posesOf([{ ...LEG, lean, ms: MS.lift + MS.flip + MS.land }]);
    const lifted = poses.find(({ at }) => at >= LEG.at + MS.lift * 0.9);
    expect(lifted?.y).toBeLessThan(35);
    expect(Math.sign(lifted?.angle ?? 0)).toBe(lean);
    expect(poses.at(-1)?.x).toBeCloseTo(350);
    expect(poses.at(-1)?.y).toBeCloseTo(170);
    expect(poses.at(-1)?.width).toBeCloseTo(100);
    expect(poses.at(-1)?.angle).toBeCloseTo(180 * lean);
  }
});

test("the whole hand turns around its middle and opens where its cards then are", () => {
  const way = whirled(
    { x: 60, y: 0, scale: 1 },
    { x: 30, y: 0, order: 0, offset: -1, count: 3, width: 50 },
    0,
  );
  expect(way[0]?.transform).toBe("translate(60px, 0px) rotate(180deg) scale(1)");
  expect(way.at(-1)).toEqual({
    at: MS.close + MS.whirl + MS.open,
    transform: "translate(0px, 0px) rotate(360deg) scale(1)",
  });
  expect(way.map(({ at }) => at)).toEqual(way.map(({ at }) => at).toSorted((a, b) => a - b));
});

test("a rotated hand is stacked as it was until it opens, and then as it will be", () => {
  const ranks = stacked({ before: 4, after: 0 }, 100);
  const [low, high] = [Number(ranks[2]?.zIndex), Number(ranks[0]?.zIndex)];
  expect(high - low).toBe(4);
  expect(ranks.map(({ zIndex }) => zIndex)).toEqual([high, high, low, low]);
  expect(ranks[1]?.at).toBeGreaterThan(100 + MS.close + MS.whirl);
  expect(ranks[2]?.at).toBe(ranks[1]?.at);
  expect(ranks.at(-1)?.at).toBe(100 + MS.close + MS.whirl + MS.open);
});

/** How far the last card of a closed hand is from the middle. */
const widest = (count: number): number => {
  const whirl = { x: 0, y: 0, order: 0, offset: (count - 1) / 2, count, width: 100 };
  const closed = whirled({ x: 0, y: 0, scale: 1 }, whirl, 0)[1];
  return Number(/-?[\d.]+/.exec(String(closed?.["transform"]))?.[0]);
};

test("a closed hand of many cards is no wider than one of nine", () => {
  expect(widest(5)).toBeCloseTo(60);
  expect(widest(9)).toBeCloseTo(120);
  expect(widest(14)).toBeCloseTo(120);
});

test("a beaten card does not leave the window on its wide way", () => {
  const [from, to] = [
    { ...LEG.from, x: 4, y: 0 },
    { ...LEG.to, x: 10, y: 500 },
  ];
  const leg = { ...LEG, from, to, lean: -1 };
  const lefts = (room?: number): number[] =>
    posesOf([leg], room).map(({ x, width, angle }) => {
      const radians = (angle * Math.PI) / 180;
      return x - (width * (Math.abs(Math.cos(radians)) + 1.4 * Math.abs(Math.sin(radians)))) / 2;
    });
  expect(Math.min(...lefts())).toBeLessThan(0);
  expect(Math.min(...lefts(800))).toBeGreaterThanOrEqual(-1e-9);
  expect(posesOf([leg], 800).at(-1)?.x).toBeCloseTo(60);
});
