import { expect, test } from "vitest";
import { Refusal } from "../net/refusal.ts";
import { Attempt } from "./attempt.svelte.ts";

test("a refusal is kept until the next attempt", async () => {
  const attempt = new Attempt();
  expect(await attempt.make(() => Promise.reject(new Refusal("too-fast")))).toBe(false);
  expect(attempt.refusal?.code).toBe("too-fast");
  expect(await attempt.make(() => Promise.resolve())).toBe(true);
  expect(attempt.refusal).toBeNull();
});

test("it is busy until the last answer is there", async () => {
  const attempt = new Attempt();
  const answers: (() => void)[] = [];
  const first = attempt.make(() => new Promise((resolve) => answers.push(resolve)));
  await attempt.make(() => Promise.resolve());
  expect(attempt.isBusy).toBe(true);
  for (const answer of answers) answer();
  await first;
  expect(attempt.isBusy).toBe(false);
});

test("what is no refusal is not hidden", async () => {
  const attempt = new Attempt();
  await expect(attempt.make(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(attempt.isBusy).toBe(false);
});
