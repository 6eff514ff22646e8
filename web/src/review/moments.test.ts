import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MomentReviewJson } from "$protocol";
import { Refusal } from "../net/refusal.ts";
import { Moments } from "./moments.svelte.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const rested = (): Promise<unknown> => vi.advanceTimersByTimeAsync(200);
const about = (round: number, action: number): MomentReviewJson => ({
  round,
  action,
  seat: "A",
  estimates: [],
  grades: [],
  reasons: [],
});

test("only the action that one rests at is asked about, and only once", async () => {
  const asked: string[] = [];
  const moments = new Moments(async ({ round, action }) => {
    asked.push(`${round}.${action}`);
    return about(round, action);
  });
  moments.want({ round: 1, action: 1 });
  moments.want({ round: 1, action: 2 });
  await rested();
  expect(moments.found?.action).toBe(2);
  moments.want(null);
  expect(moments.found).toBeNull();
  moments.want({ round: 1, action: 2 });
  expect(moments.found?.action).toBe(2);
  expect(asked).toEqual(["1.2"]);
});

test("what fails is told, and what comes too late is not", async () => {
  const fails: ((fault: Refusal) => void)[] = [];
  const moments = new Moments(() => new Promise((_, reject) => fails.push(reject)));
  moments.want({ round: 1, action: 1 });
  await rested();
  fails.pop()?.(new Refusal("too-fast"));
  await rested();
  expect(moments.refusal?.code).toBe("too-fast");
  moments.want({ round: 1, action: 1 });
  await rested();
  moments.want(null);
  fails.pop()?.(new Refusal("too-fast"));
  await rested();
  expect(moments.refusal).toBeNull();
});

test("who leaves before they have rested causes no question", async () => {
  const ask = vi.fn<() => Promise<MomentReviewJson>>(async () => about(1, 1));
  const moments = new Moments(ask);
  moments.want({ round: 1, action: 1 });
  moments.end();
  await rested();
  expect(ask).not.toHaveBeenCalled();
});
