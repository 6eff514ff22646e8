import { describe, expect, test } from "vitest";
import standard from "../../protocol/standard.json";
import type { MatchRecord } from "../ending/record.ts";
import { below, commitmentTo, contextOf, dealOf, streamOf } from "./deals.ts";
import { toHex } from "./sha256.ts";

/** The example of docs/fairness.md, whose numbers are checked there by a program of its own. */
const SECRET = Uint8Array.from({ length: 32 }, (_, index) => index);
const SALTS = ["tulip 7", 'say "hi"', ""];
const RECORD: MatchRecord = {
  format: "dnup/1",
  deck: { name: standard.name, hash: standard.hash },
  seats: [{ name: "Anna" }, { name: "Zoë" }, { name: "Greedy 1", bot: "greedy" }],
  rounds: [],
  winner: null,
};

describe("the example of the documentation", () => {
  const context = contextOf(RECORD, SALTS, 1);
  const source = (): Generator<number, never> => streamOf(SECRET, context);
  const next = (count: number, from = source()): string =>
    toHex(Uint8Array.from({ length: count }, () => from.next().value));

  test("has this commitment", () => {
    expect(commitmentTo(SECRET)).toBe(
      "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
    );
  });

  test("has this context", () => {
    expect(context.length).toBe(173);
    expect(new TextDecoder().decode(context)).toBe(
      `["dnup/1 deal","standard","${standard.hash}",` +
        '[["Anna",null,"tulip 7"],["Zoë",null,"say \\"hi\\""],["Greedy 1","greedy",""]],1]',
    );
  });

  test("has this stream", () => {
    expect(next(64)).toBe(
      "c347ebfa2a8aaee6edd94e9143ed39dd485ca340daa56ee4375cf02a994a8c83" +
        "45c951b81d1bb297832eac034c27327afec437fc6ff87ac8ff828ea7a9335300",
    );
  });

  test("has these numbers below 30, 29 and so on, and then these ways up", () => {
    const from = source();
    const numbers = Array.from({ length: 29 }, (_, index) => below(30 - index, from));
    expect(numbers.join(" ")).toBe(
      "15 13 11 15 8 24 14 7 19 15 5 10 3 6 13 12 8 7 4 9 5 2 4 6 2 0 2 0 0",
    );
    expect(next(4, from)).toBe("8c8345c9");
  });

  test("has these hands", () => {
    const hands = dealOf(source(), standard.cards["3"], { players: 3, round: 1 });
    expect(hands.map((hand) => hand.toSorted().join(" "))).toEqual([
      "1/3 2/6 2/7 4/6 4/8 5/4 7/9 8/3 8/5 9/4",
      "1/2 1/8 1/9 3/2 3/4 3/9 4/2 5/2 6/7 8/7",
      "1/7 2/9 3/5 4/7 5/1* 5/7 6/1 6/3 6/8 8/9",
    ]);
  });
});

test("the first card of round 2 goes to seat B", () => {
  const bound = new Uint8Array(1);
  const cards = standard.cards["3"];
  const [first] = dealOf(streamOf(SECRET, bound), cards, { players: 3, round: 1 });
  const [, second] = dealOf(streamOf(SECRET, bound), cards, { players: 3, round: 2 });
  expect(second).toEqual(first);
});
