import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReplayRoundJson } from "$protocol";
import { Refusal } from "../net/refusal.ts";
import { fakeIndex, fakeRound } from "./fakerecord.ts";
import type { Look } from "./moment.ts";
import { Replay } from "./replay.svelte.ts";
import { Rounds } from "./rounds.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

/** A replay whose rounds come at once, and what was asked for. */
function open(actions: readonly number[]): { replay: Replay; asked: string[] } {
  const asked: string[] = [];
  const rounds = new Rounds(async (round, look) => {
    asked.push(`${round} ${look}`);
    return fakeRound(round, actions[round - 1] ?? 0, look);
  });
  return { replay: new Replay(fakeIndex(actions), rounds), asked };
}

/** A replay whose rounds come when the test lets them. */
function openSlowly(actions: readonly number[]): {
  replay: Replay;
  send: (round: number, look?: Look) => Promise<unknown>;
  fail: (round: number, look?: Look) => Promise<unknown>;
} {
  interface Answer {
    readonly resolve: (round: ReplayRoundJson) => void;
    readonly reject: (fault: Refusal) => void;
  }
  const waiting = new Map<string, Answer>();
  const rounds = new Rounds(
    (round, look) =>
      new Promise((resolve, reject) => waiting.set(`${round} ${look}`, { resolve, reject })),
  );
  return {
    replay: new Replay(fakeIndex(actions), rounds),
    send: (round, look = "spectator") => {
      waiting.get(`${round} ${look}`)?.resolve(fakeRound(round, actions[round - 1] ?? 0, look));
      return settled();
    },
    fail: (round, look = "spectator") => {
      waiting.get(`${round} ${look}`)?.reject(new Refusal("no-answer"));
      return settled();
    },
  };
}

const shown = (replay: Replay): string =>
  `${replay.scene?.state.match?.round}.${replay.scene?.number}`;

test("it is stepped through action by action, over the ends of rounds, and back", async () => {
  const { replay } = open([2, 1]);
  await replay.go({ round: 1, action: 0 });
  const seen = [shown(replay)];
  while (!replay.isAtEnd) {
    await replay.forward();
    await settled();
    seen.push(shown(replay));
  }
  expect(seen).toEqual(["1.0", "1.1", "1.2", "2.0", "2.1"]);
  await replay.forward();
  expect(shown(replay)).toBe("2.1");
  const back = [];
  while (!replay.isAtStart) {
    await replay.back();
    back.push(shown(replay));
  }
  expect(back).toEqual(["2.0", "1.2", "1.1", "1.0"]);
});

test("what comes next moves; a jump and a step back are drawn at once", async () => {
  const { replay } = open([5]);
  const staged: number[] = [];
  replay.stage = async ({ after }, commit) => {
    staged.push(after.number);
    commit();
  };
  await replay.go({ round: 1, action: 1 });
  await replay.forward();
  await settled();
  expect(staged).toEqual([2]);
  await replay.go({ round: 1, action: 4 });
  await replay.back();
  await settled();
  expect(staged).toEqual([2]);
  expect(shown(replay)).toBe("1.3");
});

test("a jump is not undone by a motion that was still shown", async () => {
  const { replay } = open([5]);
  const ends: (() => void)[] = [];
  replay.stage = (_change, commit) =>
    new Promise((resolve) => {
      ends.push(() => {
        commit();
        resolve();
      });
    });
  await replay.go({ round: 1, action: 0 });
  await replay.forward();
  await replay.go({ round: 1, action: 4 });
  for (const end of ends) end();
  await settled();
  expect(shown(replay)).toBe("1.4");
});

test("the rounds on both sides are fetched ahead, each once", async () => {
  const { replay, asked } = open([1, 1, 1, 1]);
  await replay.go({ round: 2, action: 0 });
  expect(asked.toSorted()).toEqual(["1 spectator", "2 spectator", "3 spectator"]);
  await replay.forward();
  await replay.forward();
  await settled();
  expect(shown(replay)).toBe("3.0");
  expect(asked.toSorted()).toEqual(["1 spectator", "2 spectator", "3 spectator", "4 spectator"]);
});

test("an answer that comes after one has gone elsewhere changes nothing", async () => {
  const { replay, send } = openSlowly([3, 3]);
  const first = replay.go({ round: 1, action: 2 });
  const second = replay.go({ round: 2, action: 1 });
  await send(2);
  await second;
  expect(shown(replay)).toBe("2.1");
  await send(1);
  await first;
  expect(shown(replay)).toBe("2.1");
  expect(replay.isLoading).toBe(false);
});

test("another way to look shows the same moment, and the hand of that seat", async () => {
  const { replay } = open([4]);
  await replay.go({ round: 1, action: 3 });
  expect(replay.scene?.you).toBeNull();
  await replay.lookAs("B");
  expect([shown(replay), replay.scene?.you, replay.look]).toEqual(["1.3", "B", "B"]);
});

test("what one look shows is gone at once with another, whose round may not come", async () => {
  const { replay, send, fail } = openSlowly([2]);
  replay.look = "open";
  const going = replay.go({ round: 1, action: 1 });
  await send(1, "open");
  await going;
  const looking = replay.lookAs("A");
  expect([replay.scene, replay.log]).toEqual([null, []]);
  await fail(1, "A");
  await looking;
  expect([replay.scene, replay.trouble?.code]).toEqual([null, "no-answer"]);
  await replay.lookAs("open");
  expect(shown(replay)).toBe("1.1");
  const again = replay.lookAs("A");
  await send(1, "A");
  await again;
  expect([shown(replay), replay.scene?.you]).toEqual(["1.1", "A"]);
});

test("a round that does not come is told, and can be tried again", async () => {
  const { replay, send, fail } = openSlowly([2]);
  const going = replay.go({ round: 1, action: 1 });
  await fail(1);
  await going;
  expect(replay.trouble?.code).toBe("no-answer");
  const again = replay.retry();
  await send(1);
  await again;
  expect([replay.trouble, shown(replay)]).toEqual([null, "1.1"]);
});

test("it plays by itself to the end, twice as fast in half the time", async () => {
  for (const speed of [1, 2]) {
    const { replay } = open([2, 1]);
    replay.speed = speed;
    await replay.go({ round: 1, action: 0 });
    replay.play();
    await settled();
    expect(shown(replay)).toBe("1.1");
    await vi.advanceTimersByTimeAsync(1900 / speed);
    expect(shown(replay)).toBe("1.2");
    await vi.advanceTimersByTimeAsync(1900 / speed); // the end of a round is longer to be read
    expect(shown(replay)).toBe("1.2");
    await vi.advanceTimersByTimeAsync(20_000 / speed);
    expect([shown(replay), replay.isPlaying]).toEqual(["2.1", false]);
    replay.play();
    await settled();
    expect([shown(replay), replay.isPlaying]).toEqual(["1.0", true]);
    replay.end();
  }
});

test("while a round is awaited, playing waits", async () => {
  const { replay, send } = openSlowly([1, 1]);
  const going = replay.go({ round: 1, action: 1 });
  await send(1);
  await going;
  replay.play();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([replay.isLoading, replay.isPlaying, shown(replay)]).toEqual([true, true, "1.1"]);
  await send(2);
  expect(shown(replay)).toBe("2.0");
  replay.end();
});

test("the log tells what was seen of the round; with open hands all of it", async () => {
  const { replay } = open([4]);
  const actions = (): readonly unknown[] =>
    replay.log.map((entry) => (entry.kind === "event" ? entry.action : null));
  await replay.go({ round: 1, action: 2 });
  expect(actions()).toEqual([0, 1, 2]);
  await replay.back();
  expect(actions()).toEqual([0, 1, 2]);
  await replay.lookAs("open");
  expect(actions()).toEqual([0, 1, 2, 3, 4]);
});

test("how a round ended is known when its end was seen, or with open hands", async () => {
  const { replay } = open([2, 2]);
  await replay.go({ round: 1, action: 1 });
  expect([replay.knowsEnd(1), replay.knowsEnd(2)]).toEqual([false, false]);
  await replay.go({ round: 2, action: 0 });
  expect([replay.knowsEnd(1), replay.knowsEnd(2)]).toEqual([true, false]);
  await replay.go({ round: 1, action: 0 });
  expect([replay.knowsEnd(1), replay.knowsEnd(2)]).toEqual([true, false]);
  await replay.lookAs("open");
  expect(replay.knowsEnd(2)).toBe(true);
});

test("the check of the deals does not tell early that somebody wins", async () => {
  const { replay } = open([1, 1]);
  const left = new Replay(
    fakeIndex([1], { winner: null }),
    new Rounds(async (round, look) => fakeRound(round, 1, look)),
  );
  await replay.go({ round: 2, action: 0 });
  await left.go({ round: 1, action: 0 });
  expect([replay.canCheckDeals, left.canCheckDeals]).toEqual([false, false]);
  await replay.go({ round: 2, action: 1 });
  await left.go({ round: 1, action: 1 });
  expect([replay.canCheckDeals, left.canCheckDeals]).toEqual([true, false]);
});

test("nothing in it can be pressed", async () => {
  const { replay } = open([2]);
  await replay.go({ round: 1, action: 0 });
  expect([replay.isLive, replay.scene?.choices]).toEqual([false, null]);
});

test("who reviews a match is told all of it", async () => {
  const { replay } = open([3, 2]);
  await replay.go({ round: 1, action: 1 });
  expect(replay.log.at(-1)).toMatchObject({ action: 1 });
  replay.tellAll();
  expect(replay.log.at(-1)).toMatchObject({ action: 3 });
  expect(replay.knowsEnd(2)).toBe(true);
});

test("who went out in a round is known from its end", async () => {
  const { replay, asked } = open([3, 2]);
  expect(await replay.outOf(2)).toEqual([]);
  expect(asked).toContain("2 spectator");
});
