import { expect, test } from "vitest";
import { Adding } from "./adding.svelte.ts";

const adding = () => new Adding(() => ({ sad: "Sad", neutral: "Neutral", happy: "Happy" }));

test("two taps make a card, and the third begins the next one", () => {
  const next = adding();
  expect(next.tap(5)).toEqual([]);
  expect(next.ends).toEqual([5, null]);
  expect(next.card).toBeNull();
  expect(next.tap(10)).toEqual([]);
  expect(next.card).toMatchObject({ one: 5, two: 10 });
  expect(next.tap(2)).toEqual(["5/10"]);
  expect(next.ends).toEqual([2, null]);
});

test("either end can be chosen, and chosen again", () => {
  const next = adding();
  next.choose(1, 7);
  expect(next.ends).toEqual([null, 7]);
  expect(next.card).toBeNull();
  next.choose(0, 5);
  expect(next.entries).toEqual(["5/7"]);
  next.choose(0, 6);
  expect(next.entries).toEqual(["6/7"]);
});

test("what is typed is a card as soon as it can be read", () => {
  const next = adding();
  next.typed = "28h";
  expect(next.card).toEqual({ one: 2, two: 8, hasStar: false, face: "happy" });
  next.typed = "28, 310s";
  expect(next.card).toBeNull();
  expect(next.take()).toEqual(["2/8", "3/10 sad"]);
  expect(next.typed).toBe("");
});

test("a face goes to every card that has none, the star to one card", () => {
  const next = adding();
  next.ending = "sad";
  next.typed = "27 28h 15*";
  expect(next.take()).toEqual(["2/7 sad", "2/8 happy", "1/5*"]);
  expect(next.ending).toBe("sad");
  next.ending = "star";
  next.typed = "15";
  expect(next.take()).toEqual(["1/5*"]);
  expect(next.ending).toBeNull();
});
