/** What can be heard. All of it is made here, from tones and noise. */
export type Sound =
  | "laid"
  | "played"
  | "taken"
  | "discarded"
  | "rotated"
  | "dealt"
  | "turn"
  | "out"
  | "refused"
  | "won"
  | "lost";

export interface Manner {
  /** Milliseconds from now. */
  readonly after?: number;
  /** How many cards are concerned. */
  readonly count?: number;
}

/** A tone: its pitch goes from one frequency to another. */
interface Tone {
  readonly kind: "tone";
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly loudness: number;
}

/** Noise through a filter; `rises` as if it was heard backwards. */
interface Noise {
  readonly kind: "noise";
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly loudness: number;
  readonly rises: boolean;
}

export type Part = Tone | Noise;

const MASTER = 0.5;
const MOST_TICKS = 6;
const LATEST = 2000;

/** The parts of a sound, with times in seconds. */
export function partsOf(sound: Sound, count = 1): readonly Part[] {
  switch (sound) {
    case "laid":
      return [tap(0)];
    case "played":
      return repeat(count, 0.045, tap);
    case "discarded":
      return [noise(0, 900, 350, 0.09, 0.16)];
    case "dealt":
      return repeat(count, 0.055, (at) => noise(at, 2600, 1700, 0.03, 0.1));
    case "taken":
      return [{ ...noise(0, 500, 2600, 0.22, 0.16), rises: true }];
    case "rotated": // d goes down, p comes up
      return [tone(0, 392, 294, 0.16, 0.14), tone(0.17, 294, 392, 0.2, 0.14)];
    case "turn":
      return [tone(0, 196, 165, 0.12, 0.3), tone(0.13, 247, 220, 0.14, 0.26)];
    case "out":
      return [294, 370, 440, 587].map((pitch, index) =>
        tone(index * 0.09, pitch, pitch, 0.2, 0.13),
      );
    case "refused":
      return [tone(0, 120, 85, 0.12, 0.3)];
    case "won":
      return [294, 392, 494, 587, 784].map((pitch, index, all) =>
        tone(index * 0.12, pitch, pitch, index === all.length - 1 ? 0.6 : 0.25, 0.14),
      );
    case "lost":
      return [tone(0, 392, 392, 0.25, 0.1), tone(0.16, 330, 330, 0.4, 0.1)];
  }
}

let isOn: () => boolean = () => false;
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Sounds are heard from now on, whenever this says so. */
export function turnOnSounds(whether: () => boolean): void {
  isOn = whether;
}

/**
 * Make a sound heard, if the player wants sounds. In a hidden page only one's turn is heard. It never
 * fails: where sound is impossible, there is none.
 */
export function playSound(sound: Sound, { after = 0, count = 1 }: Manner = {}): void {
  if (!isOn() || after > LATEST) return;
  if (document.hidden && sound !== "turn") return;
  try {
    const audio = audible();
    if (audio === null) return;
    const begin = audio.currentTime + 0.01 + after / 1000;
    for (const part of partsOf(sound, count)) render(audio, part, begin + part.at);
  } catch {
    // No device, or none allowed.
  }
}

/** The context of all sounds; null before somebody has touched the page, and where there is none. */
function audible(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  if (navigator.userActivation !== undefined && !navigator.userActivation.hasBeenActive)
    return null;
  context ??= new AudioContext({ latencyHint: "interactive" });
  if (context.state === "running") return context;
  // What is asked for now would be heard too late; what comes next will be heard.
  context.resume().catch(() => {});
  return context.currentTime === 0 ? context : null;
}

function render(audio: AudioContext, part: Part, at: number): void {
  const gain = audio.createGain();
  const end = at + part.seconds;
  const peak = part.kind === "noise" && part.rises ? end - 0.02 : at + 0.006;
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(part.loudness * MASTER, peak);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  const source = part.kind === "tone" ? newTone(audio, part, at) : newNoise(audio, part, at);
  source.output.connect(gain);
  source.node.start(at);
  source.node.stop(end + 0.02);
}

interface Source {
  readonly node: AudioScheduledSourceNode;
  readonly output: AudioNode;
}

function newTone(audio: AudioContext, { from, to, seconds }: Tone, at: number): Source {
  const node = audio.createOscillator();
  node.type = "triangle";
  node.frequency.setValueAtTime(from, at);
  node.frequency.exponentialRampToValueAtTime(to, at + seconds);
  return { node, output: node };
}

function newNoise(audio: AudioContext, { from, to, seconds }: Noise, at: number): Source {
  const node = audio.createBufferSource();
  hiss ??= newHiss(audio);
  node.buffer = hiss;
  node.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 1.1;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + seconds);
  node.connect(filter);
  return { node, output: filter };
}

function newHiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

const tap = (at: number): Noise => noise(at, 1900, 900, 0.045, 0.34);

const noise = (at: number, from: number, to: number, seconds: number, loudness: number): Noise => ({
  kind: "noise",
  at,
  from,
  to,
  seconds,
  loudness,
  rises: false,
});

const tone = (at: number, from: number, to: number, seconds: number, loudness: number): Tone => ({
  kind: "tone",
  at,
  from,
  to,
  seconds,
  loudness,
});

const repeat = (count: number, gap: number, make: (at: number) => Part): readonly Part[] =>
  Array.from({ length: Math.min(MOST_TICKS, count) }, (_, index) => make(index * gap));
