import type { CardText } from "$protocol";
import { turned } from "../card/face.ts";
import type { MatchRecord } from "../ending/record.ts";
import { hmacSha256, joined, sha256, toHex } from "./sha256.ts";

/** The method of docs/fairness.md, written anew: nothing of it is asked from the server. */

const CONTEXT = "dnup/1 deal";

/** What a server shows before a match, and cannot take back. */
export const commitmentTo = (secret: Uint8Array): string => toHex(sha256(secret));

/** What a client sends before it reveals its salt. */
export const commitmentToSalt = (salt: string): string =>
  toHex(sha256(new TextEncoder().encode(salt)));

/** All that the deal of a round hangs on besides the secret. */
export function contextOf(
  record: MatchRecord,
  salts: readonly string[],
  round: number,
): Uint8Array {
  const { deck, seats } = record;
  const who = seats.map(({ name, bot }, index) => [name, bot ?? null, salts[index] ?? ""]);
  return new TextEncoder().encode(JSON.stringify([CONTEXT, deck.name, deck.hash, who, round]));
}

/** Bytes without end that follow from a secret and a context. */
export function* streamOf(secret: Uint8Array, context: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const number = new Uint8Array(8);
    new DataView(number.buffer).setBigUint64(0, BigInt(block));
    yield* hmacSha256(secret, joined(context, number));
  }
}

/** A number from 0 to n - 1, each as likely: bytes that cannot be shared out evenly are dropped. */
export function below(n: number, source: Generator<number, never>): number {
  for (;;) {
    const byte = source.next().value;
    if (byte < 256 - (256 % n)) return byte % n;
  }
}

/** The hands of a round, from seat A on; the cards are those that take part, in the deck's order. */
export function dealOf(
  source: Generator<number, never>,
  cards: readonly CardText[],
  { players, round }: { readonly players: number; readonly round: number },
): readonly (readonly CardText[])[] {
  const order = cards.map((_, index) => index);
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = below(i + 1, source);
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
  const ways = Array.from({ length: Math.ceil(cards.length / 8) }, () => source.next().value);
  const hands = Array.from({ length: players }, (): CardText[] => []);
  order.forEach((card, place) => {
    const text = cards[card] ?? "";
    const isTurned = ((ways[Math.floor(card / 8)] ?? 0) >> (card % 8)) & 1;
    hands[(round - 1 + place) % players]?.push(isTurned === 1 ? turned(text) : text);
  });
  return hands;
}
