import type { ActionJson, TableView } from "$protocol";
import { expect, test, vi } from "vitest";
import { MATCH, STATE, tableView, update } from "../game/faketable.ts";
import { Game } from "../game/game.svelte.ts";
import { Notes } from "../game/notes.ts";
import { Line } from "../net/line.svelte.ts";
import { Refusal } from "../net/refusal.ts";
import { Preferences } from "../preferences.svelte.ts";
import { Acting } from "./acting.svelte.ts";

interface Trial {
  readonly acting: Acting;
  readonly line: Line;
  readonly preferences: Preferences;
  /** What was sent to the server. */
  readonly acts: ActionJson[];
  /** Why the server refuses what is sent; null: it does not. */
  refuse: Refusal | null;
}

/** A player at a table; the server says yes unless told otherwise. */
function trial(over: Partial<TableView> = {}): Trial {
  const line = new Line("ws://test");
  const game = new Game(line, new Notes(null));
  const preferences = new Preferences(null);
  const acts: ActionJson[] = [];
  const all: Trial = {
    acting: new Acting(game, preferences),
    line,
    preferences,
    acts,
    refuse: null,
  };
  vi.spyOn(line, "ask").mockImplementation(async (asked) => {
    if (asked.kind === "act") acts.push(asked.action);
    if (all.refuse !== null) throw all.refuse;
    return { kind: "done", done: "" };
  });
  const view = tableView(over);
  void game.watch(view.code);
  line.onDelivery(view);
  return all;
}

/** What was delivered is drawn. */
const shown = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const [FIVE_ONE, FIVE_TWO, NINE] = ["1/5#1", "2/5#1", "6/9#1"];

test("cards of one value are selected together, and another value begins anew", () => {
  const { acting } = trial();
  acting.toggle(FIVE_ONE);
  acting.toggle(FIVE_TWO);
  expect(acting.cards).toEqual(["5/1", "5/2"]);
  acting.toggle(FIVE_ONE);
  expect(acting.cards).toEqual(["5/2"]);
  acting.toggle(NINE);
  expect(acting.cards).toEqual(["9/6"]);
  acting.clear();
  expect(acting.cards).toEqual([]);
});

test("a digit selects one more card, and none after the last", () => {
  const { acting } = trial();
  const seen = [1, 2, 3].map(() => {
    acting.selectMore(5);
    return acting.cards.length;
  });
  expect(seen).toEqual([1, 2, 0]);
  acting.selectMore(9);
  acting.selectMore(5);
  expect(acting.cards).toEqual(["5/1"]);
  acting.selectMore(7);
  expect(acting.cards).toEqual([]);
});

test("all cards of a value can be selected at once", () => {
  const { acting } = trial();
  acting.selectAll(5);
  expect(acting.cards).toEqual(["5/1", "5/2"]);
});

test("a selection stays while others move, as long as its cards do", async () => {
  const { acting, line } = trial({ choices: null });
  acting.selectAll(5);
  line.onDelivery(update(11, [], { hand: ["5/1", "5/2", "6/4", "9/6"] }));
  await shown();
  expect(acting.cards).toEqual(["5/1", "5/2"]);
  line.onDelivery(update(12, [], { hand: ["5/1", "6/4", "9/6"] }));
  await shown();
  expect(acting.cards).toEqual(["5/1"]);
});

const DOUBLES = ["1/6", "6/1", "6/1", "9/2"];

test("of two equal cards the one that was selected is played, and the other keeps its place", async () => {
  const { acting, acts, line, preferences } = trial({ hand: DOUBLES });
  preferences.sort = "hand";
  const [, second, third, last] = acting.hand;
  acting.arrangement.follow(acting.hand, acting.round);
  acting.arrangement.hold([second, last, third].filter((card) => card !== undefined));
  acting.toggle(second?.key ?? "");
  await acting.play();
  expect(acts).toEqual([{ kind: "play", cards: ["6/1"] }]);
  line.onDelivery(update(11, [], { hand: ["1/6", "6/1", "9/2"] }));
  await shown();
  expect(acting.hand.map(({ key }) => key)).toEqual(["1/6#1", third?.key, "2/9#1"]);
  acting.arrangement.follow(acting.hand, acting.round);
  const held = acting.arrangement.shown(acting.hand, "hand").map(({ card }) => card);
  expect(held).toEqual(["9/2", "6/1", "1/6"]);
});

test("a selected card stays selected when an equal one comes to the hand the other way up", async () => {
  const { acting, line } = trial({ hand: ["6/1", "9/2"], choices: null });
  acting.selectAll(6);
  line.onDelivery(update(11, [], { hand: ["1/6", "6/1", "9/2"] }));
  await shown();
  expect(acting.cards).toEqual(["6/1"]);
  expect(acting.selected).toEqual(["1/6#1"]);
});

test("equal cards that lie opposite ways stay in their places when the hand is rotated", async () => {
  const { acting, line } = trial({ hand: ["1/6", "6/1"] });
  acting.arrangement.follow(acting.hand, acting.round);
  acting.arrangement.hold(acting.hand.toReversed());
  const faces = (): string[] =>
    acting.arrangement.shown(acting.hand, "hand").map(({ card }) => card);
  expect(faces()).toEqual(["6/1", "1/6"]);
  line.onDelivery(update(11, [{ kind: "hand-rotated", seat: "A" }], { hand: ["1/6", "6/1"] }));
  await shown();
  expect(faces()).toEqual(["1/6", "6/1"]);
});

test("a set of two equal cards is offered by its size, and played with both", async () => {
  const choices = { plays: [{ value: 6, sizes: [1, 2] }], adds: [], takes: [] };
  const { acting, acts } = trial({ hand: DOUBLES, choices });
  acting.selectAll(6);
  expect(acting.offer("A2")).toBe("play");
  await acting.press("A2");
  expect(acts).toEqual([{ kind: "play", cards: ["6/1", "6/1"] }]);
});

test("what is made ready selects as many equal cards as it needs", () => {
  const { acting } = trial({ hand: DOUBLES });
  acting.prepare({ kind: "play", cards: ["6/1", "6/1"] });
  expect(acting.selected).toEqual(["1/6#2", "1/6#3"]);
  acting.prepare({ kind: "play", cards: ["6/1"] });
  expect(acting.selected).toEqual(["1/6#2"]);
});

test("a selection ends when its cards show another value", async () => {
  const { acting, line } = trial({ hand: ["5/1", "5/2"] });
  acting.select([FIVE_ONE]);
  line.onDelivery(update(11, [], { hand: ["1/5", "2/5"] }));
  await shown();
  expect(acting.cards).toEqual([]);
});

test("a selection ends with its round", async () => {
  const { acting, line } = trial();
  acting.selectAll(5);
  const state = { ...STATE, match: { ...MATCH, round: 2 } };
  line.onDelivery(update(11, [], { state }));
  await shown();
  expect(acting.cards).toEqual([]);
});

test("what lights up comes from the choices", () => {
  const { acting } = trial();
  expect(acting.offer("B1")).toBe("take");
  expect(acting.offer("B2")).toBeNull();
  expect(acting.offer("A2")).toBeNull();
  acting.toggle(FIVE_ONE);
  expect(acting.offer("A2")).toBe("play");
  expect(acting.offer("A1")).toBeNull();
  expect(acting.offer("B1")).toBeNull();
  acting.toggle(FIVE_TWO); // the choices have no pair of 5s
  expect(acting.offer("A2")).toBeNull();
  acting.toggle(NINE);
  expect(acting.offer("B1")).toBe("add");
  expect(acting.offer("A2")).toBeNull();
});

test("two cards are not offered to be added, though each of them could be", () => {
  const choices = { plays: [], adds: [{ to: "B1", cards: ["9/3", "9/6"] }], takes: [] };
  const { acting } = trial({ hand: ["9/3", "9/6"], choices });
  acting.selectMore(9);
  expect(acting.offer("B1")).toBe("add");
  acting.selectMore(9);
  expect(acting.offer("B1")).toBeNull();
});

test("nothing lights up when it is not one's turn", () => {
  const { acting } = trial({ choices: null });
  expect(acting.offer("B1")).toBeNull();
  acting.toggle(FIVE_ONE);
  expect(acting.offer("A2")).toBeNull();
});

test.each<[string, readonly string[], string, ActionJson]>([
  ["the own area plays", [FIVE_ONE, FIVE_TWO], "A2", { kind: "play", cards: ["5/1", "5/2"] }],
  ["an opponent's area adds one card", [NINE], "B1", { kind: "add", card: "9/6", to: "B1" }],
  ["what may not be is asked for as well", [NINE], "A2", { kind: "play", cards: ["9/6"] }],
])("pressing %s", async (_what, keys, area, action) => {
  const { acting, acts } = trial();
  acting.select(keys);
  await acting.press(area);
  expect(acts).toEqual([action]);
  expect(acting.cards).toEqual([]);
  expect(acting.refusal).toBeNull();
});

test("a set is taken with the second press, or with the main key: a slip does nothing", async () => {
  const { acting, acts } = trial();
  const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
  await acting.press("B1");
  expect(acts).toEqual([]);
  expect(acting.aim).toEqual({ kind: "take", area: "B1" });
  clock.mockReturnValue(1200);
  await acting.press("B1"); // a double tap
  expect(acts).toEqual([]);
  clock.mockReturnValue(1500);
  await acting.press("B1");
  clock.mockRestore();
  expect(acts).toEqual([{ kind: "take", from: "B1" }]);
  expect(acting.aim).toBeNull();
  const other = trial();
  await other.acting.press("B1");
  await other.acting.do();
  expect(other.acts).toEqual([{ kind: "take", from: "B1" }]);
});

test("selecting a card takes the aim off a set", async () => {
  const { acting, acts } = trial();
  await acting.press("B1");
  acting.toggle(FIVE_ONE);
  expect(acting.aim).toBeNull();
  await acting.do();
  expect(acts).toEqual([{ kind: "play", cards: ["5/1"] }]);
});

test("aiming to add selects a card that fits, and the main key adds it", async () => {
  const { acting, acts } = trial();
  await acting.aimAt("add", "B1");
  expect(acting.cards).toEqual(["9/6"]);
  await acting.do();
  expect(acts).toEqual([{ kind: "add", card: "9/6", to: "B1" }]);
});

test("a card that can only be added aims at the one set that it fits, and the main key adds it", async () => {
  const { acting, acts } = trial();
  acting.toggle(FIVE_ONE);
  expect(acting.adds).toEqual([]); // it can be played
  expect(acting.aim).toBeNull();
  acting.toggle(NINE);
  expect(acting.adds).toEqual(["B1"]);
  expect(acting.aim).toEqual({ kind: "add", area: "B1" });
  await acting.do();
  expect(acts).toEqual([{ kind: "add", card: "9/6", to: "B1" }]);
});

test("of several sets that a card fits the main key aims at one before it adds", async () => {
  const match = { ...MATCH, sets: { B1: ["9/2", "9/4"], B2: ["9/1"] } };
  const adds = ["B1", "B2"].map((to) => ({ to, cards: ["9/6"] }));
  const choices = { plays: [], adds, takes: [], rotate: true };
  const { acting, acts } = trial({ state: { ...STATE, match }, choices });
  acting.toggle(NINE);
  expect(acting.aim).toBeNull();
  await acting.do();
  expect(acts).toEqual([]);
  expect(acting.aim).toEqual({ kind: "add", area: "B1" });
  await acting.do();
  expect(acts).toEqual([{ kind: "add", card: "9/6", to: "B1" }]);
});

test("what would be beaten is a set of the same size, if the cards may be played", () => {
  const match = { ...MATCH, sets: { B1: ["4/1"], B2: ["3/1", "3/2"] } };
  const { acting } = trial({ state: { ...STATE, match } });
  expect(acting.beats).toBeNull();
  acting.toggle(FIVE_ONE);
  expect(acting.beats).toBe("B1");
  acting.toggle(FIVE_TWO); // the choices have no pair of 5s
  expect(acting.beats).toBeNull();
});

test("what is no action at all is explained without the server", async () => {
  const { acting, acts } = trial();
  await acting.press("A2");
  expect(acting.refusal?.code).toBe("select-first");
  await acting.play();
  expect(acting.refusal?.code).toBe("select-first");
  acting.selectAll(5);
  expect(acting.refusal).toBeNull();
  await acting.press("B1");
  expect(acting.refusal?.code).toBe("add-one-card");
  expect(acts).toEqual([]);
});

test("a refusal is told, keeps the selection, and goes with the next attempt", async () => {
  const all = trial();
  all.refuse = new Refusal("play-not-higher", { size: 1 }, "A2");
  all.acting.toggle(FIVE_ONE);
  await all.acting.play();
  expect(all.acting.refusal).toBe(all.refuse);
  expect(all.acting.cards).toEqual(["5/1"]);
  all.refuse = null;
  await all.acting.rotate();
  expect(all.acting.refusal).toBeNull();
  expect(all.acts.at(-1)).toEqual({ kind: "rotate" });
});

test("a fault that is no refusal is not hidden", async () => {
  const { acting, line } = trial();
  vi.spyOn(line, "ask").mockRejectedValue(new TypeError("broken"));
  await expect(acting.rotate()).rejects.toThrow("broken");
});

test("who wants to be asked is asked first", async () => {
  const { acting, acts, preferences } = trial();
  preferences.confirm = true;
  await acting.rotate();
  expect(acts).toEqual([]);
  expect(acting.pending).toEqual({ kind: "rotate" });
  acting.cancel();
  await acting.confirm();
  expect(acts).toEqual([]);
  await acting.take("B1");
  await acting.confirm();
  expect(acts).toEqual([{ kind: "take", from: "B1" }]);
  expect(acting.pending).toBeNull();
});

test("selecting other cards takes a question back", async () => {
  const { acting, acts, preferences } = trial();
  preferences.confirm = true;
  acting.toggle(FIVE_ONE);
  await acting.play();
  acting.toggle(FIVE_TWO);
  expect(acting.pending).toBeNull();
  await acting.confirm();
  expect(acts).toEqual([]);
});

test("nobody is asked about what the server will refuse anyway", async () => {
  const all = trial({ choices: null });
  all.preferences.confirm = true;
  all.refuse = new Refusal("not-your-turn");
  await all.acting.take("B1");
  expect(all.acting.pending).toBeNull();
  expect(all.acting.refusal?.code).toBe("not-your-turn");
});

test("a second press while the first is on its way does nothing", async () => {
  const { acting, acts } = trial();
  await Promise.all([acting.rotate(), acting.rotate()]);
  expect(acts).toHaveLength(1);
});

test("who only watches presses in vain", async () => {
  const { acting, acts } = trial({ you: null, hand: [], choices: null });
  await acting.press("B1");
  expect(acts).toEqual([]);
});

test("who is out has nothing to do, and is not told to select cards", async () => {
  const out = { ...STATE, match: { ...MATCH, out: ["A"] } };
  const { acting, acts } = trial({ state: out, hand: [], choices: null });
  expect(acting.isOut).toBe(true);
  await acting.play();
  await acting.rotate();
  expect(acts).toEqual([]);
  expect(acting.refusal).toBeNull();
});

/** It is B's turn. */
const theirs = { choices: null, state: { ...STATE, match: { ...MATCH, to_act: "B1" } } };

test("a move planned in somebody else's turn is done when one's own comes", async () => {
  const { acting, acts, line } = trial(theirs);
  acting.toggle(FIVE_ONE);
  await acting.do();
  expect(acting.planned).toEqual({ kind: "play", cards: ["5/1"] });
  await acting.followPlan();
  expect(acts).toEqual([]);
  line.onDelivery(update(11, [], { state: STATE, choices: tableView().choices ?? null }));
  await shown();
  await acting.followPlan();
  expect(acts).toEqual([{ kind: "play", cards: ["5/1"] }]);
  expect([acting.planned, acting.dropped]).toEqual([null, null]);
});

test("a planned move that may no longer be done is dropped, and that is said", async () => {
  const { acting, acts, line } = trial(theirs);
  acting.toggle(FIVE_ONE);
  await acting.do();
  const choices = { plays: [], adds: [], takes: [] };
  line.onDelivery(update(11, [], { state: STATE, choices }));
  await shown();
  await acting.followPlan();
  expect(acts).toEqual([]);
  expect(acting.dropped).toEqual({ kind: "play", cards: ["5/1"] });
  acting.clear();
  expect(acting.dropped).toBeNull();
});

test("a plan is taken back by pressing again, and by selecting something else", async () => {
  const { acting } = trial(theirs);
  await acting.rotate();
  expect(acting.planned).toEqual({ kind: "rotate" });
  await acting.rotate();
  expect(acting.planned).toBeNull();
  acting.toggle(FIVE_ONE);
  await acting.do();
  acting.toggle(NINE);
  expect(acting.planned).toBeNull();
});

test("the set that is in the way is known before anything is pressed", () => {
  const match = { ...MATCH, sets: { B1: ["9/1", "9/2"] } };
  const { acting } = trial({ state: { ...STATE, match } });
  expect(acting.blocker).toBeNull();
  acting.toggle(FIVE_ONE);
  expect(acting.blocker).toBeNull();
  acting.toggle(FIVE_TWO); // the choices have no pair of 5s
  expect(acting.blocker).toBe("B1");
});

test("cards that would do are offered instead of those that a set is in the way of", () => {
  const match = { ...MATCH, sets: { B1: ["6/1"] } };
  const choices = { plays: [{ value: 9, sizes: [1] }], adds: [], takes: [], rotate: true };
  const { acting } = trial({ state: { ...STATE, match }, choices });
  expect(acting.instead).toEqual([]);
  acting.toggle(FIVE_ONE);
  expect(acting.blocker).toBe("B1");
  acting.select(acting.instead);
  expect(acting.cards).toEqual(["9/6"]);
  expect(acting.blocker).toBeNull();
});
