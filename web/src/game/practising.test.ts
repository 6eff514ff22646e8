import { expect, test } from "vitest";
import { connected, fakeWorld, reconnect, refusal, seated, server, settled } from "./fakegame.ts";
import { tableView, update } from "./faketable.ts";
import type { Exercise, Game } from "./game.svelte.ts";

fakeWorld();

const EXERCISE: Exercise = {
  position: "A: 5/2 5/8 | B: 3/4 | A1 to play",
  seat: "A",
  replies: [{ kind: "rotate" }],
  level: null,
};

/** The answer to the last request: a practice, at number 10. */
function answer(over = {}): void {
  server().deliver(tableView({ code: "", done: server().lastSent.id, ...over }));
}

async function practising(): Promise<Awaited<ReturnType<typeof connected>>> {
  const all = await connected();
  void all.game.practise(EXERCISE);
  answer();
  await settled();
  return all;
}

async function happen(game: Game): Promise<void> {
  const number = (game.latest?.number ?? 0) + 1;
  server().deliver(update(number, [{ kind: "hand-rotated", seat: "A" }]));
  await settled();
}

test("to practise is to send the position and to get a table", async () => {
  const { game } = await connected();
  const asked = game.practise(EXERCISE);
  expect(server().lastSent).toMatchObject({ kind: "practise", ...EXERCISE });
  answer();
  await asked;
  expect(game.scene?.code).toBe("");
  expect(game.trouble).toBeNull();
});

test("to play on from a moment is to name it", async () => {
  const { game } = await connected();
  const moment = { record: "m-1", round: 2, action: 7, seat: "B", level: "beginner" } as const;
  const asked = game.practise({ ...moment, deal: "true" });
  expect(server().lastSent).toMatchObject({ kind: "what-if", ...moment, deal: "true" });
  answer();
  await asked;
  expect(game.scene?.code).toBe("");
});

test("it resolves when the table has come, however late the line is open", async () => {
  const { game, line } = await connected();
  server().cut(1006);
  let isThere = false;
  const asked = game.practise(EXERCISE).then(() => (isThere = true));
  await settled();
  expect([line.status, isThere]).toEqual(["lost", false]);
  await reconnect();
  answer();
  await asked;
  expect(game.scene?.code).toBe("");
  expect(game.isAnew).toBe(false);
});

test("begun again, the old table is drawn until the new one comes, and nothing of it counts", async () => {
  const { game } = await practising();
  await happen(game);
  const before = game.scene;
  void game.practise(EXERCISE);
  expect(game.scene).toBe(before);
  server().deliver(update(12));
  expect(server().lastSent.kind).toBe("practise");
  answer();
  await settled();
  expect([game.scene?.number, game.log]).toEqual([10, []]);
});

test("the answer to an older request is not shown", async () => {
  const { game } = await connected();
  void game.practise(EXERCISE);
  const first = server().lastSent.id;
  void game.practise({ ...EXERCISE, seat: "B" });
  server().deliver(tableView({ code: "", done: first, number: 1 }));
  await settled();
  expect(game.scene).toBeNull();
  answer({ number: 5 });
  await settled();
  expect(game.scene?.number).toBe(5);
});

test("after a cut it begins anew, and it is known whether that matters", async () => {
  const { game } = await practising();
  await reconnect();
  expect(server().lastSent).toMatchObject({ kind: "practise", ...EXERCISE });
  answer();
  await settled();
  expect(game.isAnew).toBe(false);
  await happen(game);
  await reconnect();
  expect(game.isAnew).toBe(true);
  answer();
  await settled();
  expect([game.scene?.number, game.log]).toEqual([10, []]);
  void game.practise(EXERCISE);
  expect(game.isAnew).toBe(false);
});

test("what came before a moment that is played on from has not happened here", async () => {
  const { game } = await connected();
  void game.practise(EXERCISE);
  const past = [{ seat: "B", action: { kind: "rotate" } }];
  answer({ past });
  await settled();
  expect([game.log.length, game.hasHappened]).toEqual([1, false]);
  await reconnect();
  expect(game.isAnew).toBe(false);
  answer({ past });
  await settled();
  await happen(game);
  expect(game.hasHappened).toBe(true);
  await reconnect();
  answer({ past });
  await settled();
  expect([game.isAnew, game.hasHappened]).toEqual([true, false]);
});

test("when something is missing it begins anew, too", async () => {
  const { game } = await practising();
  server().deliver(update(99));
  expect(server().lastSent).toMatchObject({ kind: "practise", ...EXERCISE });
  answer();
  await settled();
  expect(game.scene?.number).toBe(10);
});

test("what is refused is in trouble, and the table before is gone", async () => {
  const { game } = await practising();
  const asked = game.practise({ ...EXERCISE, position: "?" });
  const { id } = server().lastSent;
  server().deliver({ kind: "refused", id, code: "bad-position" });
  await asked;
  expect(game.trouble).toEqual(refusal("bad-position"));
  expect(game.scene).toBeNull();
});

test("who turns away leaves, without hanging up", async () => {
  const { game, line } = await practising();
  game.turnAway();
  expect(server().lastSent.kind).toBe("leave");
  expect(line.status).toBe("open");
  expect(game.scene).toBeNull();
});

test("a practice is not noted as a match that was dealt", async () => {
  const { game, notes } = await practising();
  const id = game.scene?.state.match?.id ?? "";
  expect(notes.of(id)).toBeNull();
});

test("who practises leaves the table that was drawn", async () => {
  const { game } = await seated();
  void game.practise(EXERCISE);
  expect(game.scene).toBeNull();
  answer();
  await settled();
  expect(game.scene?.code).toBe("");
});
