/**
 * SHA-256 (FIPS 180-4) and HMAC with it (RFC 2104), on bytes. The browser's own are missing where a
 * page comes without HTTPS, as in a home network.
 */

const BLOCK = 64; // bytes

/** The first 32 bits of the fractional parts of roots of the first primes. */
const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 2 ** 32) >>> 0;
const PRIMES = firstPrimes(64);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

export function sha256(message: Uint8Array): Uint8Array {
  const state = Uint32Array.from(START);
  const padded = pad(message);
  const words = new Uint32Array(64);
  for (let at = 0; at < padded.byteLength; at += BLOCK) mix(state, padded, at, words);
  const hash = new Uint8Array(32);
  const view = new DataView(hash.buffer);
  state.forEach((word, index) => view.setUint32(index * 4, word));
  return hash;
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Read bytes written as hex, two lower-case digits each; null if that is not what it is. */
export function fromHex(text: string): Uint8Array | null {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

/** The message, a bit that is 1, zeros, and how many bits it had. */
function pad(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, (message.length * 8) % 2 ** 32);
  return view;
}

/** Work one block into the state. */
function mix(state: Uint32Array, padded: DataView, at: number, words: Uint32Array): void {
  for (let i = 0; i < 16; i += 1) words[i] = padded.getUint32(at + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const old = word(words, i - 15);
    const late = word(words, i - 2);
    const first = turn(old, 7) ^ turn(old, 18) ^ (old >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = word(words, i - 16) + first + word(words, i - 7) + second;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
  for (let i = 0; i < 64; i += 1) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const one = (h + high + choice + (ROUND[i] ?? 0) + word(words, i)) | 0;
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + low + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((each, i) => {
    state[i] = word(state, i) + each;
  });
}

type Eight = [number, number, number, number, number, number, number, number];

const word = (words: Uint32Array, index: number): number => words[index] ?? 0;
const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

function firstPrimes(count: number): readonly number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return primes;
}
