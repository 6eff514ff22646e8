import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { awakeness, ScreenLock } from "./screenlock.ts";

class FakeSentinel extends EventTarget {
  readonly release = vi.fn(async () => void this.dispatchEvent(new Event("release")));
}

const held: FakeSentinel[] = [];
const request = vi.fn(async () => {
  const sentinel = new FakeSentinel();
  held.push(sentinel);
  return sentinel;
});
const settled = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  held.length = 0;
  request.mockClear();
  vi.stubGlobal("navigator", { wakeLock: { request } });
});
afterEach(() => vi.unstubAllGlobals());

test("the screen stays on as long as that is wanted, and is asked for once", async () => {
  const lock = new ScreenLock();
  lock.want(true);
  lock.want(true);
  await settled();
  lock.want(true);
  await settled();
  expect(request).toHaveBeenCalledExactlyOnceWith("screen");
  lock.want(false);
  await settled();
  expect(held[0]?.release).toHaveBeenCalledOnce();
});

test("a lock that arrives too late is released", async () => {
  const lock = new ScreenLock();
  lock.want(true);
  lock.want(false);
  await settled();
  expect(held[0]?.release).toHaveBeenCalledOnce();
});

test("after the browser took it away it is asked for again", async () => {
  const lock = new ScreenLock();
  lock.want(true);
  await settled();
  held[0]?.dispatchEvent(new Event("release")); // the page was hidden
  lock.want(true);
  await settled();
  expect(request).toHaveBeenCalledTimes(2);
});

test("a refused lock isn't an error, and the next request asks again", async () => {
  request.mockRejectedValueOnce(new DOMException("low battery", "NotAllowedError"));
  const lock = new ScreenLock();
  lock.want(true);
  await settled();
  expect(held).toHaveLength(0);
  lock.want(true);
  await settled();
  expect(held).toHaveLength(1);
});

test("where there is none, the reason is known and nothing fails", async () => {
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("isSecureContext", false);
  expect(awakeness()).toBe("insecure");
  vi.stubGlobal("isSecureContext", true);
  expect(awakeness()).toBe("missing");
  new ScreenLock().want(true);
  await settled();
  expect(request).not.toHaveBeenCalled();
});
