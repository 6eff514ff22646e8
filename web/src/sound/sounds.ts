import { heardOf, samplesOf, type Sound } from "./score.ts";
import { RATE } from "./wood.ts";

export type { Sound } from "./score.ts";

export interface Manner {
  /** Milliseconds from now. */
  readonly after?: number;
  /** How many cards are concerned. */
  readonly count?: number;
}

const LOUDEST = 2.5; // at full volume, as a multiple of the level at which sounds are made
const LATEST = 2000;
const PATIENCE = 300; // what would be heard later than that is left out
const IDLE = 30_000; // so long after the last sound the device is let go

/** The sounds of a page. It never fails: where sound is impossible, there is none. */
export class Sounds {
  /** From 0 to 100. */
  volume: () => number = () => 0;
  #context: AudioContext | null = null;
  /** What all sounds go through, and what those go through that a hidden page doesn't make. */
  #master: GainNode | null = null;
  #table: GainNode | null = null;
  #made = new Map<string, AudioBuffer>();
  #idle: ReturnType<typeof setTimeout> | undefined;

  /** Make a sound heard, if there is any volume. A hidden page makes none but its call. */
  play(sound: Sound, manner: Manner = {}): void {
    const { after = 0 } = manner;
    if (this.volume() <= 0 || after > LATEST) return;
    if (document.hidden !== (sound === "call")) return;
    this.#make(sound, manner).catch(() => {}); // no device, or none allowed
  }

  async #make(sound: Sound, manner: Manner): Promise<void> {
    const asked = Date.now();
    const context = await this.#awake();
    if (context !== null && Date.now() - asked <= PATIENCE) this.#start(context, sound, manner);
  }

  /** A page that gets hidden falls silent at once, whatever was to be heard. */
  hide(isHidden: boolean): void {
    const now = this.#context?.currentTime ?? 0;
    this.#table?.gain.setTargetAtTime(isHidden ? 0 : 1, now, 0.02);
  }

  /** The running device; null before somebody has touched the page, and where there is none. */
  async #awake(): Promise<AudioContext | null> {
    if (typeof AudioContext === "undefined") return null;
    if (navigator.userActivation?.hasBeenActive === false) return null;
    this.#context ??= this.#open();
    const context = this.#context;
    if (context.state !== "running") await context.resume();
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void context.suspend(), IDLE);
    return context;
  }

  #open(): AudioContext {
    const context = new AudioContext({ latencyHint: "interactive" });
    // Sounds that come together are no louder than one.
    const limit = new DynamicsCompressorNode(context, { threshold: -8, ratio: 12, attack: 0.002 });
    this.#master = new GainNode(context);
    this.#table = new GainNode(context);
    this.#table.connect(this.#master).connect(limit).connect(context.destination);
    document.addEventListener("visibilitychange", () => this.hide(document.hidden));
    return context;
  }

  #start(context: AudioContext, sound: Sound, { after = 0, count = 1 }: Manner): void {
    const out = sound === "call" ? this.#master : this.#table;
    if (out === null || this.#master === null) return;
    this.#master.gain.value = gainOf(this.volume());
    const source = new AudioBufferSourceNode(context, { buffer: this.#buffer(sound, count) });
    source.connect(out);
    source.start(context.currentTime + 0.005 + after / 1000);
  }

  #buffer(sound: Sound, count: number): AudioBuffer {
    const key = `${sound} ${heardOf(sound, count)}`;
    const made = this.#made.get(key);
    if (made !== undefined) return made;
    const samples = samplesOf(sound, count);
    const buffer = new AudioBuffer({ length: samples.length, sampleRate: RATE });
    buffer.copyToChannel(samples, 0);
    this.#made.set(key, buffer);
    return buffer;
  }
}

/** The ear takes twice as much for less than twice as loud. */
export const gainOf = (volume: number): number => LOUDEST * (volume / 100) ** 2;

/** The sounds of this page: a browser allows only a few devices. */
const sounds = new Sounds();

/** Sounds are heard from now on, as loud as this says: from 0 to 100. */
export function turnOnSounds(volume: () => number): void {
  sounds.volume = volume;
}

export const playSound = (sound: Sound, manner?: Manner): void => sounds.play(sound, manner);
