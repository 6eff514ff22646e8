import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MistakesJson } from "$protocol";
import { Refusal } from "../net/refusal.ts";
import { Mistakes } from "./mistakes.svelte.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const told = (matches: number, unreviewed: number, running = false): MistakesJson => ({
  matches,
  unreviewed,
  at_once: Math.min(unreviewed, 20),
  running,
  kinds: [],
});

function open(...answers: (MistakesJson | Refusal)[]) {
  const asked: string[] = [];
  const mistakes = new Mistakes(async (path, init = {}) => {
    asked.push(`${init.method ?? "GET"} ${path}`);
    const next = answers.shift();
    if (next === undefined || next instanceof Refusal) throw next ?? new Refusal("no-answer");
    return next as never;
  });
  return { mistakes, asked };
}

test("the rest is reviewed when that is wanted, and asked for until it is", async () => {
  const { mistakes, asked } = open(told(1, 2), told(1, 2, true), told(2, 1, true), told(3, 0));
  await mistakes.look();
  expect(mistakes.told?.matches).toBe(1);
  await mistakes.review();
  expect([mistakes.planned, mistakes.reviewed]).toEqual([2, 0]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(mistakes.reviewed).toBe(1);
  await vi.advanceTimersByTimeAsync(1500);
  expect([mistakes.told?.running, mistakes.reviewed]).toEqual([false, 2]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(4);
  expect(asked[1]).toBe("POST /api/mistakes");
});

test("it says which are reviewed: all, the rest, or the latest where there are more", async () => {
  const { mistakes } = open(told(0, 2), told(1, 2), told(0, 30), told(0, 30, true), told(20, 10));
  await mistakes.look();
  expect(mistakes.which).toBe("all");
  await mistakes.look();
  expect(mistakes.which).toBe("rest");
  await mistakes.look();
  expect(mistakes.which).toBe("latest");
  await mistakes.review();
  expect([mistakes.planned, mistakes.reviewed]).toEqual([20, 0]);
  await vi.advanceTimersByTimeAsync(1500);
  expect([mistakes.planned, mistakes.reviewed]).toEqual([20, 20]);
});

test("what fails is told and can be tried again; who has left asks no more", async () => {
  const { mistakes, asked } = open(new Refusal("too-fast"), told(0, 1, true));
  expect(await mistakes.look()).toBe(false);
  expect(mistakes.looking.refusal?.code).toBe("too-fast");
  expect(await mistakes.look()).toBe(true);
  mistakes.end();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(2);
});
