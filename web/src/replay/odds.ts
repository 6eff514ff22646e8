import type { Texts } from "../texts/texts.svelte.ts";

/** A chance as people say it. */
export type Odds =
  | { readonly kind: "none" | "hardly" | "even" | "nearly" }
  | { readonly kind: "in"; readonly part: number; readonly of: number };

const NOTHING = 0.0005;
const HARDLY = 0.03;
const NEARLY = 0.97;
const EVEN = 0.05; // so far from one half it is still an even bet
const SAID: readonly (readonly [part: number, of: number])[] = [
  [1, 20],
  [1, 10],
  [1, 5],
  [1, 4],
  [1, 3],
  [2, 5],
  [3, 5],
  [2, 3],
  [3, 4],
  [4, 5],
  [9, 10],
  [19, 20],
];

export function oddsOf(chance: number): Odds {
  if (chance < NOTHING) return { kind: "none" };
  if (chance < HARDLY) return { kind: "hardly" };
  if (chance > NEARLY) return { kind: "nearly" };
  if (Math.abs(chance - 0.5) <= EVEN) return { kind: "even" };
  const away = ([part, of]: readonly [number, number]): number => Math.abs(part / of - chance);
  const [part, of] = SAID.reduce((best, each) => (away(each) < away(best) ? each : best));
  return { kind: "in", part, of };
}

const WORDS: Readonly<Record<Odds["kind"], string>> = {
  none: "replay-odds-none",
  hardly: "replay-odds-hardly",
  even: "replay-odds-even",
  nearly: "replay-odds-nearly",
  in: "replay-odds-in",
};

/** "2 in 3", or "about an even bet". */
export function sayOdds({ say }: Pick<Texts, "say">, chance: number): string {
  const { kind, ...facts } = oddsOf(chance);
  return say(WORDS[kind], facts);
}
