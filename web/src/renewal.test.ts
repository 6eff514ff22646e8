import { expect, test } from "vitest";
import { mayRenew } from "./renewal.ts";

const NOW = 1_800_000_000_000;

function storage(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

test("a page is loaded anew once, and not again and again", () => {
  const kept = storage();
  expect(mayRenew(kept, NOW)).toBe(true);
  expect(mayRenew(kept, NOW + 500)).toBe(false);
  expect(mayRenew(kept, NOW + 3000)).toBe(false);
});

test("after the next build it may be loaded anew, too", () => {
  const kept = storage();
  mayRenew(kept, NOW);
  expect(mayRenew(kept, NOW + 3_600_000)).toBe(true);
});

test("what cannot be noted is not done: it could go on for ever", () => {
  expect(mayRenew(null, NOW)).toBe(false);
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  };
  expect(mayRenew(full, NOW)).toBe(false);
});
