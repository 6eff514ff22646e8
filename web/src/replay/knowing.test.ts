import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { KnowledgeJson } from "$protocol";
import { Refusal } from "../net/refusal.ts";
import { Knowing, type Question } from "./knowing.svelte.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const answer = (viewer: string | null): KnowledgeJson => ({
  viewer,
  hands: [],
  cards: [],
  values: [],
  weighed: true,
});
const at = (action: number, viewer = "A"): Question => ({ round: 1, action, viewer });

test("who steps on quickly asks only for where they come to rest", async () => {
  const asked: Question[] = [];
  const knowing = new Knowing(async (question) => {
    asked.push(question);
    return answer(question.viewer);
  });
  for (let action = 0; action < 20; action += 1) {
    knowing.want(at(action));
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(knowing.isWaiting).toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toEqual([at(19)]);
  expect([knowing.isWaiting, knowing.knowledge?.viewer]).toEqual([false, "A"]);
});

test("an answer to an older question is not shown, and its request is given up", async () => {
  const signals: AbortSignal[] = [];
  const resolvers: ((known: KnowledgeJson) => void)[] = [];
  const knowing = new Knowing((_question, signal) => {
    signals.push(signal);
    return new Promise((resolve) => resolvers.push(resolve));
  });
  knowing.want(at(1, "A"));
  await vi.advanceTimersByTimeAsync(300);
  knowing.want(at(1, "B"));
  await vi.advanceTimersByTimeAsync(300);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  resolvers[1]?.(answer("B"));
  resolvers[0]?.(answer("A"));
  await vi.advanceTimersByTimeAsync(0);
  expect(knowing.knowledge?.viewer).toBe("B");
});

test("what was known is known at once when one comes back", async () => {
  let asked = 0;
  const knowing = new Knowing(async ({ viewer }) => {
    asked += 1;
    return answer(viewer);
  });
  for (const action of [1, 2]) {
    knowing.want(at(action));
    await vi.advanceTimersByTimeAsync(300);
  }
  knowing.want(at(1));
  expect(knowing.isWaiting).toBe(false);
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toBe(2);
});

test("a refusal is told, and gone with the next question", async () => {
  const knowing = new Knowing(async () => {
    throw new Refusal("too-fast", { seconds: 1 });
  });
  knowing.want(at(1));
  await vi.advanceTimersByTimeAsync(300);
  expect(knowing.refusal?.code).toBe("too-fast");
  knowing.want(at(2));
  expect(knowing.refusal).toBeNull();
  knowing.end();
});

test("what somebody else knows is gone at once, and does not come back when the answer fails", async () => {
  const knowing = new Knowing(async ({ viewer }) => {
    if (viewer === "A") throw new Refusal("no-answer");
    return answer(viewer);
  });
  knowing.want(at(1, "B"));
  await vi.advanceTimersByTimeAsync(300);
  knowing.want(at(2, "B"));
  expect(knowing.knowledge?.viewer).toBe("B");
  knowing.want(at(2, "A"));
  expect(knowing.knowledge).toBeNull();
  await vi.advanceTimersByTimeAsync(300);
  expect([knowing.knowledge, knowing.refusal?.code]).toEqual([null, "no-answer"]);
});

test("what was known at another moment is not shown for one that is not answered", async () => {
  const knowing = new Knowing(async ({ action, viewer }) => {
    if (action === 2) throw new Refusal("no-answer");
    return answer(viewer);
  });
  knowing.want(at(1));
  await vi.advanceTimersByTimeAsync(300);
  knowing.want(at(2));
  await vi.advanceTimersByTimeAsync(300);
  expect(knowing.knowledge).toBeNull();
});
