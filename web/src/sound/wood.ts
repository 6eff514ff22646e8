/** Samples a second. Nothing that is heard here is high enough to need more. */
export const RATE = 24_000;

/** A bar or a board of wood that is struck; its pitch is that of the lowest mode. */
export interface Strike {
  readonly kind: "bar" | "board";
  readonly at: number;
  readonly pitch: number;
  readonly strength: number;
}

/** Paper that is brushed: noise around a pitch that wanders. It swells, or dies away. */
export interface Brush {
  readonly kind: "brush";
  readonly at: number;
  readonly seconds: number;
  readonly from: number;
  readonly to: number;
  readonly strength: number;
  readonly swells: boolean;
}

export type Part = Strike | Brush;

/** How a piece of wood rings: each mode's pitch above the lowest, its share, and its decay. */
interface Mode {
  readonly ratio: number;
  readonly share: number;
  readonly seconds: number;
}

/** A bar is tuned as a marimba's is; a board rings as a table top does, and hardly at all. */
const MODES: Readonly<Record<Strike["kind"], readonly Mode[]>> = {
  bar: [
    { ratio: 1, share: 1, seconds: 0.11 },
    { ratio: 3.93, share: 0.16, seconds: 0.03 },
    { ratio: 9.2, share: 0.03, seconds: 0.008 },
  ],
  board: [
    { ratio: 1, share: 1, seconds: 0.026 },
    { ratio: 1.72, share: 0.6, seconds: 0.016 },
    { ratio: 2.61, share: 0.35, seconds: 0.01 },
    { ratio: 4.3, share: 0.18, seconds: 0.006 },
  ],
};

const RINGS = 7; // of its decay times, until a mode is silent: -61 dB
const ATTACK = 0.003;
const SOFT = 1500; // paper is heard through something soft
const WINDOW = 0.03;

/** The samples of some parts, before they are made as loud as they should be. */
export function render(parts: readonly Part[]): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil(Math.max(...parts.map(endOf)) * RATE));
  for (const part of parts) {
    if (part.kind === "brush") brush(samples, part);
    else for (const mode of MODES[part.kind]) ring(samples, part, mode);
  }
  return samples;
}

/** How loud samples are at their loudest, as the ear takes it in: a root mean square. */
export function loudnessOf(samples: Float32Array): number {
  const size = Math.round(WINDOW * RATE);
  let most = 0;
  for (let at = 0; at < samples.length; at += size / 2) {
    let sum = 0;
    for (const sample of samples.subarray(at, at + size)) sum += sample * sample;
    most = Math.max(most, sum / size);
  }
  return Math.sqrt(most);
}

export function peakOf(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

function endOf(part: Part): number {
  if (part.kind === "brush") return part.at + part.seconds;
  return part.at + ATTACK + Math.max(...MODES[part.kind].map(({ seconds }) => seconds)) * RINGS;
}

/** Add a mode: a sine that dies away, made by turning and shrinking a pointer. */
function ring(samples: Float32Array, strike: Strike, { ratio, share, seconds }: Mode): void {
  const angle = (2 * Math.PI * strike.pitch * ratio) / RATE;
  const shrinking = Math.exp(-1 / (seconds * RATE));
  const [turnX, turnY] = [Math.cos(angle) * shrinking, Math.sin(angle) * shrinking];
  const first = Math.round(strike.at * RATE);
  const last = Math.min(samples.length, first + Math.ceil((ATTACK + seconds * RINGS) * RATE));
  const attack = ATTACK * RATE;
  let [x, y] = [strike.strength * share, 0];
  for (let at = first; at < last; at += 1) {
    samples[at] = (samples[at] ?? 0) + y * Math.min(1, (at - first) / attack);
    [x, y] = [x * turnX - y * turnY, x * turnY + y * turnX];
  }
}

/** Add noise through a filter that lets one pitch through, and another that takes off its edge. */
function brush(samples: Float32Array, { at, seconds, from, to, strength, swells }: Brush): void {
  const first = Math.round(at * RATE);
  const count = Math.round(seconds * RATE);
  const edge = 1 - Math.exp((-2 * Math.PI * SOFT) / RATE);
  const noise = newNoise();
  let [low, band, once, soft] = [0, 0, 0, 0];
  for (let index = 0; index < count; index += 1) {
    const part = index / count;
    const pitch = from * (to / from) ** part;
    const tuning = 2 * Math.sin((Math.PI * pitch) / RATE);
    low += tuning * band;
    band += tuning * (noise() - low - band * 0.8);
    once += edge * (band - once);
    soft += edge * (once - soft);
    const place = swells ? part ** 2 * Math.min(1, (1 - part) * 8) : swing(part);
    const sample = first + index;
    samples[sample] = (samples[sample] ?? 0) + soft * place * strength;
  }
}

/** From nothing up in a moment, and down again slowly. */
const swing = (part: number): number => Math.min(1, part * 12) * (1 - part) ** 2;

/** Noise that is the same each time. */
function newNoise(): () => number {
  let seed = 1;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    return seed / 0x8000_0000;
  };
}
