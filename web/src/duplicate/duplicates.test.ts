import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DuplicateJson } from "$protocol";
import { Refusal } from "../net/refusal.ts";
import { Duplicate } from "./duplicates.svelte.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const told = (...thinking: string[]): DuplicateJson => ({
  code: "H7KQ2MXA",
  by: "Ann",
  mine: true,
  made_at: 1,
  state: "played",
  table: null,
  seat: "A",
  seats: [],
  deck: ["standard", ""],
  own_deck: false,
  count: 1,
  results: [],
  levels: [],
  thinking,
});

/** A server that answers when the test says so. */
function open(isHidden = (): boolean => false) {
  const asked: { path: string; answer: (told: DuplicateJson | Refusal) => Promise<void> }[] = [];
  const duplicate = new Duplicate(
    (path) =>
      new Promise<never>((resolve, reject) => {
        asked.push({
          path,
          answer: async (what) => {
            if (what instanceof Refusal) reject(what);
            else resolve(what as never);
            await vi.advanceTimersByTimeAsync(0);
          },
        });
      }),
    "H7KQ2MXA",
    isHidden,
  );
  return { duplicate, asked };
}

test("it is asked again until the bots are done, and not when the reader has left", async () => {
  const { duplicate, asked } = open();
  void duplicate.look();
  await asked[0]?.answer(told("master"));
  await vi.advanceTimersByTimeAsync(1000);
  await asked[1]?.answer(told());
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(2);
  void duplicate.askBot("beginner");
  await asked[2]?.answer(told("beginner"));
  duplicate.end();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked.map(({ path }) => path.slice("/api/duplicates/H7KQ2MXA".length))).toEqual([
    "",
    "",
    "/bots",
  ]);
});

test("an answer to an older question does not replace one to a newer", async () => {
  const { duplicate, asked } = open();
  void duplicate.look();
  void duplicate.askBot("beginner");
  await asked[1]?.answer(told("beginner"));
  await asked[0]?.answer(told());
  expect(duplicate.told?.thinking).toEqual(["beginner"]);
  await vi.advanceTimersByTimeAsync(1000);
  await asked[2]?.answer(told());
  expect(duplicate.told?.thinking).toEqual([]);
});

test("nobody asks in a hidden page, and at once when it is seen again", async () => {
  let isHidden = false;
  const { duplicate, asked } = open(() => isHidden);
  void duplicate.look();
  await asked[0]?.answer(told("master"));
  isHidden = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(1);
  isHidden = false;
  duplicate.hurry();
  duplicate.hurry();
  expect(asked).toHaveLength(2);
  await asked[1]?.answer(told());
  duplicate.hurry();
  expect(asked).toHaveLength(2);
});

test("what cannot be had now is asked for again, and what is gone is not", async () => {
  const { duplicate, asked } = open();
  void duplicate.look();
  await asked[0]?.answer(told("master"));
  await vi.advanceTimersByTimeAsync(1000);
  await asked[1]?.answer(new Refusal("too-fast"));
  expect(duplicate.looking.refusal?.code).toBe("too-fast");
  await vi.advanceTimersByTimeAsync(1000);
  await asked[2]?.answer(new Refusal("no-such-duplicate"));
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(3);
});
