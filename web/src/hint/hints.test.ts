import type { Hinted, TableView } from "$protocol";
import { expect, test, vi } from "vitest";
import { MATCH, STATE, tableView, update } from "../game/faketable.ts";
import { Game } from "../game/game.svelte.ts";
import { Notes } from "../game/notes.ts";
import { Acting } from "../hand/acting.svelte.ts";
import { Line } from "../net/line.svelte.ts";
import { Refusal } from "../net/refusal.ts";
import { Preferences } from "../preferences.svelte.ts";
import { Hints } from "./hints.svelte.ts";

const ALONE = { ...STATE, match: { ...MATCH, may_hint: true } };
const WELCOME = { hints: true } as NonNullable<Line["welcome"]>;

function hinted(turn = 7): Hinted {
  const estimate = {
    action: { kind: "play", cards: ["5/1", "5/2"] },
    match: 0.6,
    error: 0.01,
    round: 0.7,
    simulations: 8000,
    reply: null,
  } as const;
  return { kind: "hinted", done: "", turn, simulations: 8000, best: [{ estimate, reasons: [] }] };
}

/** Somebody at a table; the server answers with hints. */
function trial(over: Partial<TableView> = {}, welcome: Line["welcome"] = WELCOME) {
  const line = new Line("ws://test");
  line.welcome = welcome;
  const game = new Game(line, new Notes(null));
  const ask = vi
    .spyOn(line, "ask")
    .mockImplementation(async (asked) =>
      asked.kind === "hint" ? hinted(asked.turn) : { kind: "done", done: "" },
    );
  const view = tableView({ state: ALONE, ...over });
  void game.watch(view.code);
  line.onDelivery(view);
  const asked = (): number => ask.mock.calls.filter(([each]) => each.kind === "hint").length;
  return { ask, asked, game, hints: new Hints(game, line), line };
}

const shown = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test("hints are offered where the server says so, and only there", () => {
  expect(trial().hints.isOffered).toBe(true);
  expect(trial({ state: STATE }).hints.isOffered).toBe(false); // somebody else sits there
  expect(trial({}, { ...WELCOME, hints: false }).hints.isOffered).toBe(false);
  expect(trial({}, null).hints.isOffered).toBe(false);
  expect(trial({ you: null, choices: null }).hints.isOffered).toBe(false);
});

test("a hint is asked for once a turn, and shown again at will", async () => {
  const { asked, hints } = trial();
  await hints.toggle();
  expect(hints.isOpen).toBe(true);
  expect(hints.hint?.best[0]?.estimate.match).toBe(0.6);
  await hints.toggle();
  expect(hints.isOpen).toBe(false);
  await hints.toggle();
  expect(hints.hint).not.toBeNull();
  expect(asked()).toBe(1);
});

test("it closes when the turn is over, and is gone with it", async () => {
  const { game, hints, line } = trial();
  await hints.ask();
  line.onDelivery(
    update(11, [], { state: { ...ALONE, match: { ...ALONE.match, to_act: "B1", turn: 8 } } }),
  );
  await shown();
  expect(game.scene?.state.match?.turn).toBe(8);
  hints.follow();
  expect([hints.isOpen, hints.turn, hints.hint]).toEqual([false, null, null]);
  await hints.ask();
  expect(hints.isOpen).toBe(false); // out of turn there is none
});

test("it closes when it is one's turn again at once, as with two players", async () => {
  const { hints, line } = trial();
  await hints.ask();
  hints.follow();
  expect(hints.isOpen).toBe(true);
  const state = { ...ALONE, match: { ...ALONE.match, turn: 8 } };
  line.onDelivery(update(11, [], { state, choices: tableView().choices ?? null }));
  await shown();
  expect(hints.turn).toBe(8);
  hints.follow();
  expect(hints.isOpen).toBe(false);
});

test("what is refused is told, and may be asked for again", async () => {
  const { ask, hints } = trial();
  ask.mockRejectedValueOnce(new Refusal("people-here", { seat: "B" }));
  await hints.ask();
  expect(hints.attempt.refusal?.code).toBe("people-here");
  expect(hints.isOpen).toBe(true);
  hints.close();
  await hints.ask();
  expect([hints.attempt.refusal, hints.hint?.turn]).toEqual([null, 7]);
});

test("a hint for another turn is not shown in this one", async () => {
  const { ask, hints } = trial();
  ask.mockResolvedValueOnce(hinted(5));
  await hints.ask();
  expect(hints.hint).toBeNull();
});

/** The same turn of another match: each practice is a match of its own. */
const ANOTHER = { ...ALONE, match: { ...ALONE.match, id: "another" } };
const NEXT = { ...ALONE, match: { ...ALONE.match, turn: 8 } };

test("the same turn of another match is asked about again", async () => {
  const { asked, hints, line } = trial();
  await hints.ask();
  line.onDelivery(tableView({ state: ANOTHER }));
  await shown();
  hints.follow();
  expect([hints.isOpen, hints.turn, hints.hint]).toEqual([false, 7, null]);
  await hints.ask();
  expect([hints.hint?.turn, asked()]).toEqual([7, 2]);
});

test("who opens it in the next turn waits for nothing that was asked before", async () => {
  const { ask, asked, hints, line } = trial();
  const tell: ((hint: Hinted) => void)[] = [];
  ask.mockImplementationOnce(() => new Promise((resolve) => tell.push(resolve)));
  const first = hints.ask();
  await hints.ask(); // the same again: nothing is asked twice
  expect([asked(), hints.attempt.isBusy]).toEqual([1, true]);
  line.onDelivery(update(11, [], { state: NEXT, choices: tableView().choices ?? null }));
  await shown();
  await hints.ask();
  expect([hints.isOpen, hints.hint?.turn, hints.attempt.isBusy]).toEqual([true, 8, false]);
  tell[0]?.(hinted(7));
  await first;
  expect(hints.hint?.turn).toBe(8);
});

test("what was refused too late is not told", async () => {
  const { ask, hints, line } = trial();
  const fail: ((fault: Refusal) => void)[] = [];
  ask.mockImplementationOnce(() => new Promise((_, reject) => fail.push(reject)));
  const first = hints.ask();
  line.onDelivery(update(11, [], { state: NEXT, choices: tableView().choices ?? null }));
  await shown();
  await hints.ask();
  fail[0]?.(new Refusal("wrong-turn"));
  await first;
  expect([hints.attempt.refusal, hints.hint?.turn]).toEqual([null, 8]);
});

test("to choose an action selects its cards, or asks, and does nothing yet", () => {
  const { ask, game } = trial({ hand: ["5/1", "5/2", "5/2", "9/6"] });
  const acting = new Acting(game, new Preferences(null));
  acting.prepare({ kind: "play", cards: ["5/2", "5/2"] });
  expect(acting.cards).toEqual(["5/2", "5/2"]);
  expect(acting.pending).toBeNull();
  acting.prepare({ kind: "add", card: "9/6", to: "B1" });
  expect(acting.cards).toEqual(["9/6"]);
  acting.prepare({ kind: "take", from: "B1" });
  expect(acting.cards).toEqual([]);
  expect(acting.pending).toEqual({ kind: "take", from: "B1" });
  acting.prepare({ kind: "rotate" });
  expect(acting.pending).toEqual({ kind: "rotate" });
  expect(ask.mock.calls.some(([asked]) => asked.kind === "act")).toBe(false);
});

test("what the first hint costs on the ladder is said before it is asked for", async () => {
  const rated = { ...STATE, match: { ...MATCH, is_rated: true, may_hint: true } };
  const { asked, hints } = trial({ state: rated });
  await hints.toggle();
  expect([hints.isOpen, hints.isAsking, asked()]).toEqual([true, true, 0]);
  hints.close();
  expect(asked()).toBe(0);
  await hints.toggle();
  await hints.ask();
  expect([hints.isAsking, asked()]).toEqual([false, 1]);
});
