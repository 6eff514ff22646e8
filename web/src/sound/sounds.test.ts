import { afterEach, expect, test, vi } from "vitest";
import { partsOf, playSound, turnOnSounds, type Sound } from "./sounds.ts";

const ALL: readonly Sound[] = [
  "laid",
  "played",
  "taken",
  "discarded",
  "rotated",
  "dealt",
  "turn",
  "out",
  "refused",
  "won",
  "lost",
];

afterEach(() => {
  turnOnSounds(() => false);
  vi.unstubAllGlobals();
});

test.each(ALL)("%s is short and gentle", (sound) => {
  const parts = partsOf(sound, 11);
  expect(parts.length).toBeGreaterThan(0);
  expect(Math.max(...parts.map(({ at, seconds }) => at + seconds))).toBeLessThan(1.2);
  expect(parts.every(({ loudness }) => loudness <= 0.4)).toBe(true);
});

test("a set ticks once for each card, up to six", () => {
  expect([1, 2, 5, 9].map((count) => partsOf("played", count).length)).toEqual([1, 2, 5, 6]);
});

test("a rotation goes down and comes up", () => {
  const [d, p] = partsOf("rotated");
  expect(d?.to).toBeLessThan(d?.from ?? 0);
  expect(p?.to).toBeGreaterThan(p?.from ?? 0);
  expect(p?.to).toBe(d?.from);
});

test("nothing is made where there is no sound, or it is off", () => {
  vi.stubGlobal("document", { hidden: false });
  playSound("laid");
  turnOnSounds(() => true);
  expect(() => playSound("laid")).not.toThrow();
  const made = vi.fn(function broken() {
    throw new Error("no device");
  });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("AudioContext", made);
  expect(() => playSound("laid")).not.toThrow();
  expect(made).toHaveBeenCalledOnce();
});

test("in a hidden page only one's turn is heard, and nothing before somebody has acted", () => {
  const made = vi.fn(function broken() {
    throw new Error("no device");
  });
  vi.stubGlobal("AudioContext", made);
  vi.stubGlobal("document", { hidden: true });
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  turnOnSounds(() => true);
  playSound("laid");
  expect(made).not.toHaveBeenCalled();
  playSound("turn");
  expect(made).toHaveBeenCalledOnce();
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  playSound("turn");
  expect(made).toHaveBeenCalledOnce();
});
