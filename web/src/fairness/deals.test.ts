import { describe, expect, test } from "vitest";
import standard from "../../protocol/standard.json";
import { byValues } from "../card/face.ts";
import type { MatchRecord } from "../ending/record.ts";
import { below, commitmentTo, contextOf, dealOf, streamOf } from "./deals.ts";
import { toHex } from "./sha256.ts";

/** The example of docs/fairness.md, whose numbers are checked there by a program of its own. */
const SECRET = Uint8Array.from({ length: 32 }, (_, index) => index);
const SALTS = ["tulip 7", 'say "hi"', ""];
const recordWith = (hash: string): MatchRecord => ({
  format: "dnup/1",
  deck: { name: "standard", hash },
  seats: [{ name: "Anna" }, { name: "Zoë" }, { name: "Greedy 1", bot: "greedy" }],
  rounds: [],
  winner: null,
});

const [pairs] = standard.others;
if (pairs === undefined) throw new Error("pairs is not exported");

/** The same example with the printed deck, and with the one that was called "standard" before it. */
const EXAMPLES = [
  {
    deck: standard,
    blocks:
      "c9f519d83178bbdbd7eada39b53bbf2e1bf63b4454088f47b605623fc233767c" +
      "d3057b93c0518d0be8392834db775e6bb2cc9fe74ea0e46d2093217d464c588a",
    numbers: "21 25 20 22 16 12 3 8 14 8 17 10 5 4 14 12 8 7 8 7 8 8 7 0 5 3 3 2 1",
    ways: "767cd305",
    hands: [
      "1/5* 1/10 5/2 5/2 5/8 6/2 6/7 7/3 9/1 9/2",
      "2/4 2/10 3/6 4/3 4/7 5/3 5/4 5/7 6/1 7/1",
      "1/7 2/4 3/6 3/8 6/1 6/4 8/1 8/2 8/4 9/3",
    ],
  },
  {
    deck: pairs,
    blocks:
      "c347ebfa2a8aaee6edd94e9143ed39dd485ca340daa56ee4375cf02a994a8c83" +
      "45c951b81d1bb297832eac034c27327afec437fc6ff87ac8ff828ea7a9335300",
    numbers: "15 13 11 15 8 24 14 7 19 15 5 10 3 6 13 12 8 7 4 9 5 2 4 6 2 0 2 0 0",
    ways: "8c8345c9",
    hands: [
      "1/3 2/6 2/7 4/6 4/8 5/4 7/9 8/3 8/5 9/4",
      "1/2 1/8 1/9 3/2 3/4 3/9 4/2 5/2 6/7 8/7",
      "1/7 2/9 3/5 4/7 5/1* 5/7 6/1 6/3 6/8 8/9",
    ],
  },
] as const;

test("the secret of the example has this commitment", () => {
  expect(commitmentTo(SECRET)).toBe(
    "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
  );
});

describe.each(EXAMPLES)("the example of the documentation with $deck.name", (example) => {
  const { deck, blocks, numbers, ways } = example;
  const context = contextOf(recordWith(deck.hash), SALTS, 1);
  const source = (): Generator<number, never> => streamOf(SECRET, context);
  const next = (count: number, from = source()): string =>
    toHex(Uint8Array.from({ length: count }, () => from.next().value));

  test("has this context", () => {
    expect(context.length).toBe(173);
    expect(new TextDecoder().decode(context)).toBe(
      `["dnup/1 deal","standard","${deck.hash}",` +
        '[["Anna",null,"tulip 7"],["Zoë",null,"say \\"hi\\""],["Greedy 1","greedy",""]],1]',
    );
  });

  test("has this stream", () => {
    expect(next(64)).toBe(blocks);
  });

  test("has these numbers below 30, 29 and so on, and then these ways up", () => {
    const from = source();
    const found = Array.from({ length: 29 }, (_, index) => below(30 - index, from));
    expect(found.join(" ")).toBe(numbers);
    expect(next(4, from)).toBe(ways);
  });

  test("has these hands", () => {
    const hands = dealOf(source(), deck.cards["3"], { players: 3, round: 1 });
    expect(hands.map((hand) => hand.toSorted(byValues).join(" "))).toEqual(example.hands);
  });
});

test("the first card of round 2 goes to seat B", () => {
  const bound = new Uint8Array(1);
  const cards = standard.cards["3"];
  const [first] = dealOf(streamOf(SECRET, bound), cards, { players: 3, round: 1 });
  const [, second] = dealOf(streamOf(SECRET, bound), cards, { players: 3, round: 2 });
  expect(second).toEqual(first);
});
