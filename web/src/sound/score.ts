import { loudnessOf, peakOf, render, type Part } from "./wood.ts";

/** What can be heard. All of it is made here: cards on a wooden table, and wooden bars in D. */
export type Sound =
  | "picked"
  | "laid"
  | "played"
  | "taken"
  | "beaten"
  | "discarded"
  | "rotated"
  | "dealt"
  | "turn"
  | "call"
  | "out"
  | "refused"
  | "round"
  | "won"
  | "lost";

/** How loud each sound is, in dB below full scale. What is heard often is soft. */
export const LOUDNESS: Readonly<Record<Sound, number>> = {
  picked: -42,
  laid: -27,
  played: -26,
  taken: -29,
  beaten: -25,
  discarded: -31,
  rotated: -29,
  dealt: -33,
  turn: -34,
  call: -21,
  out: -24,
  refused: -29,
  round: -25,
  won: -22,
  lost: -25,
};

export const PEAK = 0.4;
const MOST = 6; // cards that are heard one by one
const LANDING = 0.29; // a turned card lies again so long after it was lifted

const [A3, D4, FIS4, A4, D5, FIS5] = [220, 293.7, 370, 440, 587.3, 740] as const;
const D3 = 146.8;

/** The samples of a sound, as loud as it should be. `count` cards are concerned. */
export function samplesOf(sound: Sound, count = 1): Float32Array<ArrayBuffer> {
  const samples = render(partsOf(sound, count));
  const wanted = 10 ** (LOUDNESS[sound] / 20);
  const factor = Math.min(wanted / loudnessOf(samples), PEAK / peakOf(samples));
  return samples.map((sample) => sample * factor);
}

/** How many cards a sound tells apart: more sound the same. */
export const heardOf = (sound: Sound, count: number): number =>
  sound === "played" || sound === "dealt" ? Math.max(1, Math.min(MOST, count)) : 1;

/** The parts of a sound, with times in seconds. */
export function partsOf(sound: Sound, count = 1): readonly Part[] {
  switch (sound) {
    case "picked":
      return [flick(0, 0.02, 0.5), board(0, 330, 0.5)];
    case "laid":
      return card(0, 190);
    case "played": // each card lies a little deeper than the one before
      return each(heardOf(sound, count)).flatMap((index) => card(index * 0.045, 205 - index * 9));
    case "dealt":
      return each(heardOf(sound, count)).flatMap((index) => [
        flick(index * 0.07, 0.05, 1),
        board(index * 0.07 + 0.02, 240, 0.12),
      ]);
    case "discarded":
      return [sweep(0, 0.12, 900, 350, 0.9), board(0.06, 120, 0.35)];
    case "taken":
      return [...lift(0.7), board(LANDING, 175, 0.5)];
    case "beaten": // the golden rule: it is lifted, turns, and lands on its other value
      return [...lift(0.8), bar(0.02, A4, 0.3), board(LANDING, 140, 1), bar(LANDING, D4, 0.75)];
    case "rotated":
      return [
        sweep(0, 0.2, 500, 1300, 0.8),
        sweep(0.16, 0.22, 1300, 450, 0.9),
        board(0.36, 160, 0.7),
      ];
    case "turn":
      return [bar(0, D4, 1), board(0, 190, 0.3)];
    case "call":
      return [bar(0, A4, 0.9), bar(0.17, D5, 1), bar(0.17, D4, 0.35)];
    case "out":
      return [D4, FIS4, A4, D5].map((pitch, index) => bar(index * 0.085, pitch, 0.7 + index * 0.1));
    case "refused":
      return [board(0, 125, 1), board(0.09, 112, 0.8)];
    case "round":
      return [bar(0, A4, 0.7), bar(0.15, FIS4, 0.7), bar(0.3, D4, 1), bar(0.3, D3, 0.6)];
    case "won":
      return [
        ...[D4, A4, D5].map((pitch, index) => bar(index * 0.12, pitch, 0.75)),
        ...[D4, A4, FIS5].map((pitch) => bar(0.42, pitch, 0.7)),
        ...[D3, D4, D5].map((pitch) => bar(0.78, pitch, 0.6)),
      ];
    case "lost":
      return [bar(0, FIS4, 0.7), bar(0.2, D4, 0.7), bar(0.45, A3, 0.8), bar(0.45, D3, 0.6)];
  }
}

const bar = (at: number, pitch: number, strength: number): Part => ({
  kind: "bar",
  at,
  pitch,
  strength,
});

const board = (at: number, pitch: number, strength: number): Part => ({
  kind: "board",
  at,
  pitch,
  strength,
});

/** A card that is laid down: paper, then wood. */
const card = (at: number, pitch: number): readonly Part[] => [
  flick(at, 0.035, 0.8),
  board(at + 0.006, pitch, 1),
];

const flick = (at: number, seconds: number, strength: number): Part =>
  sweep(at, seconds, 1500, 900, strength);

const sweep = (at: number, seconds: number, from: number, to: number, strength: number): Part => ({
  kind: "brush",
  at,
  seconds,
  from,
  to,
  strength,
  swells: false,
});

/** Cards that are taken up from the table. */
const lift = (strength: number): readonly Part[] => [
  { kind: "brush", at: 0, seconds: 0.2, from: 450, to: 1500, strength, swells: true },
];

const each = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);
