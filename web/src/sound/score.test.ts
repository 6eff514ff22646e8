import { expect, test } from "vitest";
import { LOUDNESS, PEAK, partsOf, samplesOf, type Sound } from "./score.ts";
import { loudnessOf, peakOf, RATE } from "./wood.ts";

const ALL = Object.keys(LOUDNESS) as readonly Sound[];
const decibels = (level: number): number => 20 * Math.log10(level);

test.each(ALL)("%s is short, and as loud as it should be", (sound) => {
  const samples = samplesOf(sound, 11);
  expect(samples.length / RATE).toBeLessThan(1.6);
  expect(samples.every(Number.isFinite)).toBe(true);
  expect(peakOf(samples)).toBeLessThanOrEqual(PEAK + 1e-6);
  expect(decibels(loudnessOf(samples))).toBeCloseTo(LOUDNESS[sound], 1);
});

test.each(ALL)("%s begins and ends without a click", (sound) => {
  const samples = samplesOf(sound, 3);
  const peak = peakOf(samples);
  expect(peakOf(samples.subarray(0, 2))).toBeLessThan(peak * 0.2);
  expect(peakOf(samples.subarray(-20))).toBeLessThan(peak * 0.01);
});

test.each(ALL)("%s is never shrill: almost all of it lies below 3 kHz", (sound) => {
  const samples = samplesOf(sound, 4);
  expect(energyOf(highOf(samples, 3000)) / energyOf(samples)).toBeLessThan(0.03);
});

test("a set is heard card by card, up to six", () => {
  const sets = [1, 2, 5, 9].map((count) => partsOf("played", count));
  const boards = sets.map((parts) => parts.filter(({ kind }) => kind === "board").length);
  expect(boards).toEqual([1, 2, 5, 6]);
});

test("a beaten set is lifted and lands: two parts with a hush between them", () => {
  const samples = samplesOf("beaten");
  const level = (from: number, to: number): number =>
    loudnessOf(samples.subarray(from * RATE, to * RATE));
  const [lifted, hush, landed] = [level(0.1, 0.2), level(0.24, 0.28), level(0.29, 0.39)];
  expect(lifted).toBeGreaterThan(hush * 1.5);
  expect(landed).toBeGreaterThan(lifted * 1.5);
});

test("what is heard with every tap is by far the softest", () => {
  const others = ALL.filter((sound) => sound !== "picked").map((sound) => LOUDNESS[sound]);
  expect(LOUDNESS.picked).toBeLessThanOrEqual(Math.min(...others) - 6);
});

test("the call from a hidden tab is the loudest", () => {
  expect(LOUDNESS.call).toBe(Math.max(...Object.values(LOUDNESS)));
});

const energyOf = (samples: Float32Array): number =>
  samples.reduce((sum, sample) => sum + sample * sample, 0);

/** What lies above a pitch: a filter of the fourth order, made of two of the second. */
function highOf(samples: Float32Array, pitch: number): Float32Array {
  const once = highpass(samples, pitch, 0.541);
  return highpass(once, pitch, 1.307);
}

function highpass(samples: Float32Array, pitch: number, quality: number): Float32Array {
  const angle = (2 * Math.PI * pitch) / RATE;
  const alpha = Math.sin(angle) / (2 * quality);
  const [cos, a0] = [Math.cos(angle), 1 + alpha];
  const [b0, b1] = [(1 + cos) / 2 / a0, -(1 + cos) / a0];
  const [a1, a2] = [(-2 * cos) / a0, (1 - alpha) / a0];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b0 * x + b1 * x1 + b0 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}
