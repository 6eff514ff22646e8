import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { moveByKey } from "./keys.ts";
import type { Replay } from "./replay.svelte.ts";

/** An element inside of what these selectors find. */
class FakeElement {
  constructor(readonly within: readonly string[] = []) {}

  closest(selectors: string): FakeElement | null {
    return selectors.split(", ").some((each) => this.within.includes(each)) ? this : null;
  }
}

beforeEach(() => {
  vi.stubGlobal("Element", FakeElement);
  vi.stubGlobal("document", { querySelector: () => null });
});
afterEach(() => vi.unstubAllGlobals());

/** Whether a key that is pressed there plays or pauses. */
function plays(key: string, ...within: string[]): boolean {
  const toggle = vi.fn<() => void>();
  const preventDefault = vi.fn<() => void>();
  const event = { key, target: new FakeElement(within), preventDefault };
  moveByKey(event as unknown as KeyboardEvent, { toggle } as unknown as Replay);
  expect(preventDefault).toHaveBeenCalledTimes(toggle.mock.calls.length);
  return toggle.mock.calls.length === 1;
}

test("the space bar plays, but scrolls what scrolls and presses what is pressed", () => {
  expect(plays(" ")).toBe(true);
  for (const within of ["[data-scrolls]", "button", "a", "summary", "input"]) {
    expect(plays(" ", within), within).toBe(false);
  }
});
