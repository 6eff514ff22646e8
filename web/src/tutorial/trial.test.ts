import { expect, test } from "vitest";
import type { ActionJson } from "$protocol";
import { isSame, type Deed } from "../practice/deed.ts";
import { Trial, type Aim } from "./trial.svelte.ts";

const FIVES: ActionJson = { kind: "play", cards: ["5/1", "5/2"] };
const FOUR: ActionJson = { kind: "play", cards: ["4/6"] };
const ROTATE: ActionJson = { kind: "rotate" };

const rotated = (seat: string): Deed => ({ seat, action: ROTATE });
const played = (area: string, ...cards: string[]): Deed => ({
  seat: area.slice(0, 1),
  action: { kind: "play", cards },
});

function trial(aim: Partial<Aim> = {}): Trial {
  return new Trial({ seat: "A", tries: [], wanted: [[FIVES]], replies: [], ...aim });
}

test("a step is done when what is wanted is done, in whatever order the cards are named", () => {
  const one = trial();
  expect(one.wanted).toEqual([FIVES]);
  one.see(played("A1", "5/2", "5/1"));
  expect(one.phase).toBe("done");
  expect(one.wanted).toEqual([]);
});

test("any one of the wanted actions will do", () => {
  const one = trial({ wanted: [[FIVES, ROTATE]] });
  one.see(rotated("A"));
  expect(one.phase).toBe("done");
});

test("something else leads astray, and nothing that follows changes that", () => {
  const one = trial();
  one.see(played("A1", "5/1"));
  expect(one.phase).toBe("other");
  one.see(rotated("B"));
  one.see(played("A1", "5/1", "5/2"));
  expect(one.phase).toBe("other");
});

test("begun again it asks for the first thing, and still knows what was wrong", () => {
  const one = trial({ wanted: [[FIVES], [ROTATE]] });
  one.see(played("A1", "5/1", "5/2"));
  one.isShown = true;
  one.see(played("A1", "4/6"));
  expect([one.phase, one.pointed]).toEqual(["other", null]);
  one.begin();
  expect([one.phase, one.task, one.isShown, one.wrong]).toEqual(["task", 0, false, FOUR]);
  one.see(played("A1", "5/1", "5/2"));
  expect([one.task, one.wrong]).toEqual([1, null]);
});

test("it points at what is wanted now, until that is done", () => {
  const one = trial({ wanted: [[FIVES], [ROTATE]] });
  expect(one.pointed).toBeNull();
  one.isShown = true;
  expect(one.pointed).toEqual(FIVES);
  one.see(played("A1", "5/1", "5/2"));
  expect(one.pointed).toBeNull();
});

test("with replies it is done when they have happened", () => {
  const one = trial({ replies: [ROTATE, ROTATE] });
  one.see(played("A1", "5/1", "5/2"));
  expect(one.phase).toBe("wait");
  one.see(rotated("B"));
  expect(one.phase).toBe("wait");
  one.see(rotated("C"));
  expect(one.phase).toBe("done");
});

test("several moves are done one after another", () => {
  const one = trial({ wanted: [[FIVES], [ROTATE]] });
  one.see(played("A1", "5/1", "5/2"));
  expect([one.phase, one.task]).toEqual(["task", 1]);
  expect(one.wanted).toEqual([ROTATE]);
  one.see(rotated("A"));
  expect(one.phase).toBe("done");
});

test("what is to be refused is done when it was refused", () => {
  const one = trial({ tries: [FOUR] });
  expect([one.isTry, one.wanted]).toEqual([true, [FOUR]]);
  expect(one.refuse(FIVES)).toBe(false);
  expect(one.task).toBe(0);
  expect(one.refuse(FOUR)).toBe(true);
  expect([one.isTry, one.task, one.phase]).toEqual([false, 1, "task"]);
  expect(one.refuse(FOUR)).toBe(false);
  one.see(played("A1", "5/1", "5/2"));
  expect(one.phase).toBe("done");
});

test("the later move comes too early before the refusal was met", () => {
  const one = trial({ tries: [FOUR] });
  one.see(played("A1", "5/1", "5/2"));
  expect(one.phase).toBe("other");
});

test("where no move is named, any will do", () => {
  const one = trial({ wanted: [] });
  expect(one.wanted).toEqual([]);
  one.see({ seat: "A", action: { kind: "take", from: "B1" } });
  expect(one.phase).toBe("done");
});

test("actions of one kind are told apart by their cards and places", () => {
  const add: ActionJson = { kind: "add", card: "6/8", to: "C1" };
  const take: ActionJson = { kind: "take", from: "C1" };
  expect(isSame(add, { ...add })).toBe(true);
  expect(isSame(add, { ...add, to: "B1" })).toBe(false);
  expect(isSame(take, { ...take, from: "B1" })).toBe(false);
  expect(isSame(take, add)).toBe(false);
});
