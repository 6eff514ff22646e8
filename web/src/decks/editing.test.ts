import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../net/refusal.ts";
import type { CheckedDeckJson, PlayableDeckJson, DeckErrorJson } from "$protocol";

import { Editing } from "./editing.svelte.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ALL = [2, 3, 4, 5];
const DECK: PlayableDeckJson = {
  name: "box",
  hash: "h",
  count: 0,
  players: ALL,
  packs: [],
  cards: [],
  text: "",
};
const BOX = { name: "box", entries: ["1/5*", "1/1", "2/7"], players: ALL, instead: null };
const PROBLEM: DeckErrorJson = { why: "same-values", entry: 2, facts: { value: 1 }, remedies: [] };

function checked(problems: readonly DeckErrorJson[] = []): CheckedDeckJson {
  const deck = problems.length === 0 ? DECK : null;
  return { deck, problems, name: "box", entries: [], players: ALL, packs: [] };
}

/** Somebody who writes a deck, what was checked, and what is kept. */
function writer(
  answer: (text: string) => Promise<CheckedDeckJson> = () => Promise.resolve(checked()),
) {
  const texts: string[] = [];
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const check = (text: string): Promise<CheckedDeckJson> => {
    texts.push(text);
    return answer(text);
  };
  return { editing: new Editing({ check }, storage), texts, storage, kept };
}

test("it is checked once, a moment after the last of several changes", async () => {
  const { editing, texts } = writer();
  editing.begin(BOX);
  editing.add(["3/8"]);
  editing.name = "my box";
  expect(texts).toEqual([]);
  expect(editing.isChecking).toBe(true);
  await vi.advanceTimersByTimeAsync(400);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('name = "my box"');
  expect(texts[0]).toContain('"3/8"');
  expect(editing.deck).toBe(DECK);
});

test("a problem stays at its card when others come and go", async () => {
  const { editing } = writer(() => Promise.resolve(checked([PROBLEM])));
  editing.begin(BOX);
  await vi.advanceTimersByTimeAsync(400);
  const [first, second] = editing.entries;
  expect(first === undefined ? null : editing.problemsOf(first)).toEqual([]);
  expect(second === undefined ? null : editing.problemsOf(second)).toEqual([PROBLEM]);
  editing.remove(first?.key ?? 0);
  editing.add(["9/8"]);
  expect(editing.entries.map((entry) => editing.problemsOf(entry).length)).toEqual([1, 0, 0]);
  expect(editing.deck).toBeNull();
});

test("what is wrong with the cards that were added last is known apart", async () => {
  const wrong = { ...PROBLEM, entry: 5 };
  const { editing } = writer(() => Promise.resolve(checked([PROBLEM, wrong])));
  const said = (): string[][] =>
    [editing.wrong, editing.wrongAdded].map((entries) => entries.map(({ text }) => text));
  editing.begin(BOX);
  editing.add(["3/8", "4/4"]);
  expect(said()).toEqual([[], []]);
  await vi.advanceTimersByTimeAsync(400);
  expect(said()).toEqual([["1/1", "4/4"], ["4/4"]]);
  editing.add(["2/9"]);
  expect(said()).toEqual([["1/1", "4/4"], []]);
});

test("an answer about what it was before is dropped", async () => {
  const answers: ((answer: CheckedDeckJson) => void)[] = [];
  const { editing } = writer(() => new Promise((resolve) => void answers.push(resolve)));
  editing.begin(BOX);
  await vi.advanceTimersByTimeAsync(400);
  editing.add(["3/8"]);
  answers[0]?.(checked([PROBLEM]));
  await vi.advanceTimersByTimeAsync(400);
  expect(editing.checked).toBeNull();
  answers[1]?.(checked());
  await vi.advanceTimersByTimeAsync(0);
  expect(editing.deck).toBe(DECK);
});

test.each([
  [new Refusal("no-answer"), 5000, "no-answer"],
  [new Refusal("too-fast", { seconds: 2 }), 2000, null],
])("what could not be checked is checked later: %s", async (refusal, wait, said) => {
  let isThere = false;
  const { editing, texts } = writer(() =>
    isThere ? Promise.resolve(checked()) : Promise.reject(refusal),
  );
  editing.begin(BOX);
  await vi.advanceTimersByTimeAsync(400);
  expect(editing.refusal?.code ?? null).toBe(said);
  isThere = true;
  await vi.advanceTimersByTimeAsync(wait);
  expect(texts).toHaveLength(2);
  expect(editing.deck).toBe(DECK);
  expect(editing.refusal).toBeNull();
});

test("player counts are chosen, written into the file, and kept with the rest", async () => {
  const { editing, texts, storage } = writer();
  editing.begin(BOX);
  for (const count of [3, 5, 4]) editing.togglePlayers(count);
  editing.togglePlayers(4);
  await vi.advanceTimersByTimeAsync(400);
  expect(texts.at(-1)).toContain("players = [2, 4]\n");
  const later = new Editing(editing.shelves, storage);
  later.resume();
  expect(later.players).toEqual([2, 4]);
  later.stop();
});

test("a draft from before there were player counts is for all of them", () => {
  const { editing, kept } = writer();
  kept.set("dnup.deck", '{"name": "old", "entries": ["1/5*"], "instead": null}');
  expect(editing.resume()).toBe(true);
  expect(editing.players).toEqual(ALL);
  editing.stop();
});

test("that a deck is for nobody is not said twice", async () => {
  const nobody = { why: "bad-players", entry: null, facts: { text: "" }, remedies: [] };
  const missing = { why: "star-missing", entry: null, facts: {}, remedies: [] };
  const { editing } = writer(() => Promise.resolve(checked([nobody, missing])));
  editing.begin({ ...BOX, players: [] });
  await vi.advanceTimersByTimeAsync(400);
  expect(editing.problems).toEqual([missing]);
  expect(editing.deck).toBeNull();
});

test("what is not finished is there again on the next visit, until it is kept or given up", () => {
  const { editing, storage } = writer();
  expect(editing.resume()).toBe(false);
  editing.begin({ ...BOX, instead: "old" });
  editing.add(["4/9 sad"]);
  editing.stop();
  const later = new Editing(editing.shelves, storage);
  expect(later.resume()).toBe(true);
  expect(later.entries.map(({ text }) => text)).toEqual([...BOX.entries, "4/9 sad"]);
  expect([later.name, later.instead, later.isChanged]).toEqual(["box", "old", true]);
  later.end();
  expect(new Editing(editing.shelves, storage).resume()).toBe(false);
});

test.each(["null", "7", "{", '{"name": 3}', '{"name": "x", "entries": "y"}'])(
  "what is no draft is none: %s",
  (text) => {
    const { editing, kept } = writer();
    kept.set("dnup.deck", text);
    expect(editing.resume()).toBe(false);
  },
);

test("a page without storage works all the same", () => {
  const editing = new Editing(writer().editing.shelves, null);
  editing.begin(BOX);
  editing.change(editing.entries[1]?.key ?? 0, "1/2");
  expect(editing.entries.map(({ text }) => text)).toEqual(["1/5*", "1/2", "2/7"]);
  editing.stop();
  expect(new Editing(editing.shelves, null).resume()).toBe(false);
});

test("a remedy changes the card that was checked at its place, wherever it is by now", async () => {
  const { editing } = writer(() => Promise.resolve(checked([PROBLEM])));
  editing.begin(BOX);
  await vi.advanceTimersByTimeAsync(400);
  const [first] = editing.entries;
  editing.remove(first?.key ?? 0);
  editing.mend({ entry: 2, text: "1/6" });
  expect(editing.entries.map(({ text }) => text)).toEqual(["1/6", "2/7"]);
  editing.mend({ entry: 9, text: "1/7" });
  expect(editing.entries.map(({ text }) => text)).toEqual(["1/6", "2/7"]);
  editing.stop();
});
