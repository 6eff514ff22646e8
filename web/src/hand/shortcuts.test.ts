import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Acting } from "./acting.svelte.ts";
import { shortcut } from "./shortcuts.ts";

beforeEach(() => {
  vi.stubGlobal("Element", Object); // what has the focus is none of them
  vi.stubGlobal("document", { querySelector: () => null });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const nothing = (): void => {};

/** The value that a key selects one more card of; null if it does nothing. */
function selectedBy(
  key: string,
  { isOn = true, ctrlKey = false }: { isOn?: boolean; ctrlKey?: boolean } = {},
): number | null {
  let value: number | null = null;
  const acting = {
    selectMore: (wanted: number) => {
      value = wanted;
    },
  } as unknown as Acting;
  const preventDefault = vi.fn();
  const event = { key, target: null, preventDefault, ctrlKey } as unknown as KeyboardEvent;
  const target = { acting, isOn, focusedValue: () => null, peek: nothing, toHand: nothing };
  shortcut(event, { ...target, hint: nothing });
  expect(preventDefault).toHaveBeenCalledTimes(value === null ? 0 : 1);
  return value;
}

test("each digit selects a card of its value, and 0 one of value 10", () => {
  const values = [..."1234567890"].map((key) => selectedBy(key));
  expect(values).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test("a digit does nothing when single keys are off, or with another key", () => {
  expect(selectedBy("0", { isOn: false })).toBeNull();
  expect(selectedBy("0", { ctrlKey: true })).toBeNull();
});
