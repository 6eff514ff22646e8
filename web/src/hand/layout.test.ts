import { expect, test } from "vitest";
import { indexAt, layOut, placeOf } from "./layout.ts";

const PHONE = { width: 374, card: 68 };
const DESK = { width: 1240, card: 108 };

test("few cards lie in the middle and hardly overlap", () => {
  const layout = layOut(3, DESK.width, DESK.card);
  expect(layout.rows).toBe(1);
  expect(layout.step).toBeGreaterThan(DESK.card * 0.9);
  const [left, right] = [placeOf(layout, 0).x, DESK.width - placeOf(layout, 2).x - DESK.card];
  expect(left).toBeCloseTo(right);
});

test("one card, and none, are no trouble", () => {
  expect(placeOf(layOut(1, DESK.width, DESK.card), 0)).toEqual({
    x: (DESK.width - DESK.card) / 2,
    y: 0,
  });
  expect(layOut(0, DESK.width, DESK.card).rows).toBe(1);
  expect(layOut(5, 0, 0).height).toBe(0);
});

test.each([PHONE, DESK])(
  "the hand never leaves its box, and each value can be seen (%o)",
  (box) => {
    for (let count = 1; count <= 40; count += 1) {
      const layout = layOut(count, box.width, box.card);
      for (let index = 0; index < count; index += 1) {
        const { x, y } = placeOf(layout, index);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + layout.cardWidth).toBeLessThanOrEqual(box.width + 0.01);
        expect(y + layout.cardWidth * 1.4).toBeLessThanOrEqual(layout.height + 0.01);
      }
      const least = layout.across > 1 ? layout.cardWidth * 0.5 - 0.01 : 0;
      expect(layout.step).toBeGreaterThanOrEqual(least);
      expect(layout.cardWidth).toBeGreaterThanOrEqual(box.card * 0.8);
      expect(layout.cardWidth).toBeLessThanOrEqual(box.card);
    }
  },
);

test("a dealt hand on a phone shows both values of each card", () => {
  for (const count of [8, 9, 10, 11]) {
    const layout = layOut(count, PHONE.width, PHONE.card);
    expect(layout.rows).toBeLessThanOrEqual(2);
    expect(layout.step).toBeGreaterThanOrEqual(layout.cardWidth * 0.55 - 0.01);
  }
});

test("a selected card does not rise over the numeral above it", () => {
  const { lift, rowStep, cardWidth } = layOut(16, PHONE.width, PHONE.card);
  expect(rowStep - lift).toBeGreaterThan(cardWidth * (74 / 100));
});

test("a card that is dropped at a place goes to the index of that place", () => {
  for (const count of [1, 8, 11, 21]) {
    const layout = layOut(count, PHONE.width, PHONE.card);
    for (let index = 0; index < count; index += 1) {
      expect(indexAt(layout, placeOf(layout, index))).toBe(index);
    }
  }
});

test("a card that is dropped far away goes to the nearest end", () => {
  const layout = layOut(11, PHONE.width, PHONE.card);
  expect(indexAt(layout, { x: -500, y: -500 })).toBe(0);
  expect(indexAt(layout, { x: 5000, y: 5000 })).toBe(10);
});

test("cards rather become a little smaller than that they need another row", () => {
  const layout = layOut(12, DESK.width, DESK.card);
  expect(layout.rows).toBe(1);
  const narrow = layOut(16, 944, DESK.card);
  expect(narrow.rows).toBe(1);
  expect(narrow.cardWidth).toBeLessThan(DESK.card);
  expect(layOut(22, 944, DESK.card)).toMatchObject({ rows: 2, cardWidth: DESK.card });
});
