import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventJson } from "$protocol";
import { tableView } from "../game/faketable.ts";
import type { Game } from "../game/game.svelte.ts";
import { sceneOf } from "../game/scene.ts";
import type { Acting } from "../hand/acting.svelte.ts";
import type { Deed } from "./deed.ts";
import { Practice, type Drill } from "./practice.svelte.ts";

type Phase = "task" | "right";
const ROTATED: EventJson = { kind: "hand-rotated", seat: "A" };

class FakeGame {
  scene = sceneOf(tableView({ code: "" }));
  isAnew = false;
  hasHappened = false;
  isShowing = false;
}

class FakeDrill implements Drill<Phase> {
  readonly outcomes: readonly Phase[] = ["right"];
  readonly lasting: readonly Phase[] = ["right"];
  readonly pointed = null;
  phase: Phase = "task";
  seen: Deed[] = [];
  begun = 0;

  begin(): void {
    this.phase = "task";
    this.begun += 1;
  }

  see(deed: Deed): void {
    this.seen.push(deed);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

function practising(): {
  game: FakeGame;
  drill: FakeDrill;
  practice: Practice<Phase>;
  anew: () => number;
} {
  const [game, drill] = [new FakeGame(), new FakeDrill()];
  const practice = new Practice(game as unknown as Game, drill);
  let times = 0;
  practice.table = {
    acting: { cards: [] } as unknown as Acting,
    again: async () => void (times += 1),
  };
  return { game, drill, practice, anew: () => times };
}

test("the drill is told what somebody did, and nothing of what followed from it", () => {
  const { drill, practice } = practising();
  practice.see({ kind: "set-returned", area: "B1", cards: ["3/4"] });
  practice.see(ROTATED);
  expect(drill.seen).toEqual([{ seat: "A", action: { kind: "rotate" } }]);
});

test("what is still told of the try before doesn't count", () => {
  const { drill, practice, anew } = practising();
  practice.again();
  practice.see(ROTATED);
  expect([drill.seen, drill.begun, anew()]).toEqual([[], 1, 1]);
});

test("what came of a try is said when it has been seen", () => {
  const { game, drill, practice } = practising();
  game.isShowing = true;
  drill.phase = "right";
  practice.notice();
  expect(practice.phase).toBe("task");
  game.isShowing = false;
  practice.notice();
  expect(practice.phase).toBe("right");
  game.isShowing = true;
  drill.phase = "task";
  practice.notice();
  expect(practice.phase).toBe("task");
});

test("a wrong try is put back after a moment, unless it begins again before", () => {
  const { drill, practice, anew } = practising();
  practice.putBack();
  expect(anew()).toBe(0);
  vi.runAllTimers();
  expect([drill.begun, anew()]).toEqual([1, 1]);
  practice.putBack();
  practice.leave();
  vi.runAllTimers();
  expect(anew()).toBe(1);
});

test("when the line was cut it begins again, but for what lasts", () => {
  const { game, drill, practice } = practising();
  game.isAnew = true;
  practice.comeBack();
  expect(drill.begun).toBe(1);
  drill.phase = "right";
  practice.comeBack();
  expect([drill.begun, drill.phase]).toEqual([1, "right"]);
});
