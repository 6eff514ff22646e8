import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gainOf, Sounds } from "./sounds.ts";

/** A device that notes what is played on it, and where it goes. */
class FakeNode {
  readonly gain = { value: 1, setTargetAtTime: vi.fn() };
  readonly to: FakeNode[] = [];
  readonly start = vi.fn();
  connect(other: FakeNode): FakeNode {
    this.to.push(other);
    return other;
  }
}

const started: FakeNode[] = [];
const contexts: FakeContext[] = [];
class FakeContext {
  state = "suspended";
  currentTime = 4;
  readonly destination = new FakeNode();
  readonly suspend = vi.fn(async () => void (this.state = "suspended"));
  resume = vi.fn(async () => void (this.state = "running"));
  constructor() {
    contexts.push(this);
  }
}
class FakeSource extends FakeNode {
  constructor() {
    super();
    started.push(this);
  }
}

const page = { hidden: false, addEventListener: vi.fn() };
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  started.length = 0;
  contexts.length = 0;
  page.hidden = false;
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("GainNode", FakeNode);
  vi.stubGlobal("DynamicsCompressorNode", FakeNode);
  vi.stubGlobal("AudioBufferSourceNode", FakeSource);
  vi.stubGlobal(
    "AudioBuffer",
    class {
      copyToChannel = vi.fn();
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function newSounds(volume = 60): Sounds {
  const sounds = new Sounds();
  sounds.volume = () => volume;
  return sounds;
}

test("a sound is heard when it is due", async () => {
  newSounds().play("laid", { after: 250 });
  await settled();
  expect(started).toHaveLength(1);
  expect(started[0]?.start.mock.calls[0]?.[0]).toBeCloseTo(4.255);
});

test("nothing is heard without volume, before the first tap, or much too late", async () => {
  newSounds(0).play("laid");
  newSounds().play("laid", { after: 2500 });
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  newSounds().play("laid");
  await settled();
  expect(started).toHaveLength(0);
  expect(contexts).toHaveLength(0);
});

test("a hidden page makes no sound but its call, and a page that is seen never calls", async () => {
  const sounds = newSounds();
  sounds.play("call");
  await settled();
  expect(started).toHaveLength(0);
  page.hidden = true;
  sounds.play("laid");
  sounds.play("turn");
  await settled();
  expect(started).toHaveLength(0);
  sounds.play("call");
  await settled();
  expect(started).toHaveLength(1);
});

test("what was to be heard at the table falls silent when the page is hidden", async () => {
  const sounds = newSounds();
  sounds.play("laid");
  await settled();
  const table = started[0]?.to[0];
  sounds.hide(true);
  expect(table?.gain.setTargetAtTime).toHaveBeenLastCalledWith(0, 4, 0.02);
  sounds.hide(false);
  expect(table?.gain.setTargetAtTime).toHaveBeenLastCalledWith(1, 4, 0.02);
});

test("a device that wakes up too slowly is not waited for", async () => {
  const sounds = newSounds();
  sounds.play("laid");
  await settled();
  const [context] = contexts;
  if (context === undefined) throw new Error("no device");
  context.state = "suspended";
  context.resume = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 900)));
  sounds.play("laid");
  await vi.advanceTimersByTimeAsync(1000);
  expect(started).toHaveLength(1);
});

test("the device is let go when nothing is heard for a while", async () => {
  newSounds().play("laid");
  await settled();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(contexts[0]?.suspend).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(contexts[0]?.suspend).toHaveBeenCalledOnce();
});

test("where there is no sound, nothing fails", async () => {
  vi.stubGlobal("AudioContext", function broken() {
    throw new Error("no device");
  });
  newSounds().play("laid");
  vi.stubGlobal("AudioContext", undefined);
  newSounds().play("laid");
  await settled();
  expect(started).toHaveLength(0);
});

test("volume goes from silence to loud, as the ear hears it", () => {
  expect(gainOf(0)).toBe(0);
  expect(gainOf(60)).toBeCloseTo(0.9);
  expect(gainOf(100)).toBe(2.5);
});
