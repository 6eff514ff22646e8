import { expect, test, vi } from "vitest";
import { FakeSocket } from "../net/fakesocket.ts";
import {
  connected,
  fakeWorld,
  faultOf,
  reconnect,
  refusal,
  seated,
  server,
  settled,
} from "./fakegame.ts";
import { commitmentToSalt } from "../fairness/deals.ts";
import { MATCH, STATE, tableView, update } from "./faketable.ts";

fakeWorld();

test("draws the table that it looks at", async () => {
  const { game } = await seated();
  expect(game.scene?.hand).toEqual(["5/1", "5/2", "9/6"]);
  expect(game.scene?.you).toBe("A");
});

test("folds updates, and logs what people want to read", async () => {
  const { game } = await seated();
  server().deliver(
    update(11, [
      { kind: "hand-rotated", seat: "A" },
      { kind: "turn-began", area: "B1" },
    ]),
  );
  server().deliver(update(12, [], { hand: ["1/5"] }));
  await settled();
  expect(game.scene?.number).toBe(12);
  expect(game.scene?.hand).toEqual(["1/5"]);
  expect(game.log.map((entry) => entry.kind === "event" && entry.event.kind)).toEqual([
    "hand-rotated",
  ]);
});

test("comes back by looking, with the number of what it has", async () => {
  const { game } = await seated();
  server().deliver(update(11));
  await reconnect();
  expect(server().sent).toEqual([
    expect.objectContaining({ kind: "watch", code: "NAC8SS", have: 11 }),
  ]);
  server().deliver(update(12, [], { done: server().lastSent.id }));
  await settled();
  expect(game.scene?.number).toBe(12);
});

test("begins anew with a whole table after the server was restarted", async () => {
  const { game } = await seated();
  await reconnect(1012);
  server().deliver(tableView({ number: 30, hand: ["2/5"], done: server().lastSent.id }));
  await settled();
  expect(game.scene?.number).toBe(30);
  server().deliver(update(31));
  await settled();
  expect(game.scene?.number).toBe(31);
});

test("who wants to sit down when the line is cut asks for it again, without what a spectator had", async () => {
  const { game } = await seated({ you: null, hand: [], choices: null });
  void game.join("NAC8SS", "B");
  await reconnect();
  expect(server().sent).toEqual([
    expect.objectContaining({ kind: "join", code: "NAC8SS", seat: "B", have: null }),
  ]);
});

test("who was refused a seat still looks on, and comes back to look", async () => {
  const { game } = await seated({ you: null, hand: [], choices: null });
  void game.join("NAC8SS");
  server().refuse("table-full", { players: 2 });
  await settled();
  expect(game.trouble).toEqual(refusal("table-full"));
  expect(game.scene).not.toBeNull();
  await reconnect();
  expect(server().lastSent).toMatchObject({ kind: "watch", have: 10 });
});

test("a table that is not there is trouble", async () => {
  const { game } = await connected();
  void game.watch("ZZZZZZ");
  server().refuse("no-such-table");
  await settled();
  expect(game.trouble).toEqual(refusal("no-such-table"));
  await reconnect();
  expect(server().sent).toEqual([]);
});

test("a table that is gone when the line is back is trouble, and is drawn no more", async () => {
  const { game } = await seated();
  await reconnect();
  server().refuse("no-such-table");
  await settled();
  expect(game.trouble).toEqual(refusal("no-such-table"));
  expect(game.scene).toBeNull();
});

test("who may not come back yet waits as long as told", async () => {
  const { game } = await seated();
  await reconnect();
  server().refuse("too-fast", { seconds: 3, limit: "10/min" });
  await vi.advanceTimersByTimeAsync(2900);
  expect(server().asked("watch")).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(server().asked("watch")).toHaveLength(2);
  server().finish();
  await settled();
  expect(game.trouble).toBeNull();
  expect(game.scene).not.toBeNull();
});

test("an update that does not fit lets it look anew, once, and ignore what comes until then", async () => {
  const { game } = await seated();
  server().deliver(update(13));
  server().deliver(update(14));
  expect(server().asked("watch")).toHaveLength(2);
  expect(server().lastSent).toMatchObject({ kind: "watch", code: "NAC8SS", have: null });
  expect(game.latest?.number).toBe(10);
  server().deliver(tableView({ number: 14, done: server().lastSent.id }));
  server().deliver(update(15));
  await settled();
  expect(game.scene?.number).toBe(15);
});

test("an action whose answer was lost is sent again when the table is back: the same one", async () => {
  const { game } = await seated();
  let isDone = false;
  void game.act({ kind: "rotate" }).then(() => (isDone = true));
  const first = server().lastSent;
  expect(first).toMatchObject({ kind: "act", turn: 7, action: { kind: "rotate" } });
  await reconnect();
  expect(server().asked("act")).toHaveLength(0);
  server().deliver(update(11, [], { done: server().lastSent.id }));
  await settled();
  expect(server().lastSent).toEqual(first);
  expect(game.isActing).toBe(true);
  server().finish();
  await settled();
  expect(isDone).toBe(true);
  expect(game.isActing).toBe(false);
});

test("an action that came too late says so", async () => {
  const { game } = await seated();
  const acted = faultOf(game.act({ kind: "rotate" }));
  await reconnect();
  server().deliver(update(11, [], { done: server().lastSent.id }));
  await settled();
  server().refuse("stale-turn", { turn: 7, now: 8 });
  expect(await acted).toEqual(refusal("stale-turn"));
  expect(game.isActing).toBe(false);
});

test("what is said while the line is cut is said when it is back, with one id", async () => {
  const { game, line } = await seated();
  void game.say({ text: "hello" });
  const { id } = server().lastSent;
  server().cut();
  await settled();
  expect(line.status).toBe("lost");
  await vi.advanceTimersByTimeAsync(500);
  server().welcome();
  server().finish();
  await settled();
  expect(server().lastSent).toMatchObject({ kind: "say", text: "hello", id });
});

test("what was meant for one table is never repeated at the next", async () => {
  const { game } = await seated();
  const said = faultOf(game.say({ text: "for these ears only" }));
  const acted = faultOf(game.act({ kind: "rotate" }));
  game.turnAway();
  void game.watch("BBBBBB");
  await settled();
  server().welcome();
  server().deliver(tableView({ code: "BBBBBB", done: server().lastSent.id }));
  await settled();
  expect(game.scene?.code).toBe("BBBBBB");
  expect(server().sent.map(({ kind }) => kind)).toEqual(["watch"]);
  expect(await said).toEqual(refusal("no-answer"));
  expect(await acted).toEqual(refusal("no-answer"));
});

test("what could not be stored at one table is not asked for at the next", async () => {
  const { game } = await seated();
  const said = faultOf(game.say({ text: "hello" }));
  server().refuse("not-saved");
  await settled();
  game.turnAway();
  void game.watch("BBBBBB");
  await settled();
  server().welcome();
  server().deliver(tableView({ code: "BBBBBB", done: server().lastSent.id }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(server().asked("say")).toEqual([]);
  expect(await said).toEqual(refusal("not-saved"));
});

test("a request gives up when the table will not come back", async () => {
  const { game } = await seated();
  const acted = faultOf(game.act({ kind: "rotate" }));
  server().cut(4001, "taken-over");
  expect(await acted).toEqual(refusal("no-answer"));
});

test("a request that waits for the line gives up when it is closed", async () => {
  const { game, line } = await seated();
  const acted = faultOf(game.act({ kind: "rotate" }));
  server().cut();
  await settled();
  expect(game.isActing).toBe(true);
  line.close();
  expect(await acted).toEqual(refusal("no-answer"));
});

test("a request gives up when the line is not mended in time", async () => {
  const { game } = await seated();
  const acted = faultOf(game.act({ kind: "rotate" }));
  server().cut();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await acted).toEqual(refusal("no-answer"));
  expect(game.isActing).toBe(false);
});

test("what could not be stored is asked for again, and not for ever", async () => {
  const { game } = await seated();
  const acted = faultOf(game.act({ kind: "rotate" }));
  for (let times = 1; times <= 4; times += 1) {
    expect(server().asked("act")).toHaveLength(times);
    server().refuse("not-saved");
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(await acted).toEqual(refusal("not-saved"));
  expect(server().asked("act")).toHaveLength(4);
});

test("a table is never opened twice for one wish", async () => {
  const { game } = await connected();
  const created = faultOf(game.create({ players: 3 }));
  await reconnect();
  expect(await created).toEqual(refusal("create-lost"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.made.flatMap((socket) => socket.asked("create"))).toHaveLength(1);
});

test("a table that could not be asked for was surely not opened", async () => {
  const { game, line } = await connected();
  line.close();
  expect(await faultOf(game.create({}))).toEqual(refusal("line-lost"));
});

test("comes back to the table that it has opened", async () => {
  const { game } = await connected();
  const created = game.create({ players: 2 });
  server().deliver(tableView({ done: server().lastSent.id }));
  expect(await created).toBe("NAC8SS");
  await reconnect();
  expect(server().lastSent).toMatchObject({ kind: "watch", code: "NAC8SS", have: 10 });
});

test("shows one change after another, and goes on when one is never done or fails", async () => {
  const { game } = await seated();
  const seen: number[] = [];
  game.stage = async ({ after }, commit) => {
    seen.push(after.number);
    commit();
    if (after.number === 11) await new Promise(() => {});
    if (after.number === 12) throw new Error("broken");
  };
  const console_error = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const number of [11, 12, 13]) server().deliver(update(number));
  await settled();
  expect(seen).toEqual([11]);
  expect(game.waiting).toBe(2);
  expect(game.latest?.number).toBe(13);
  await vi.advanceTimersByTimeAsync(6000);
  expect(seen).toEqual([11, 12, 13]);
  expect(game.scene?.number).toBe(13);
  expect(console_error).toHaveBeenCalledOnce();
  console_error.mockRestore();
});

test("an action counts for the turn that the player sees", async () => {
  const { game } = await seated();
  game.stage = () => new Promise(() => {});
  server().deliver(update(11, [], { state: { ...STATE, match: { ...MATCH, turn: 8 } } }));
  void game.act({ kind: "rotate" });
  expect(server().lastSent).toMatchObject({ turn: 7 });
});

test("measures the server's clock when something happens, and not by what is long ago", async () => {
  const { game } = await seated(); // at 1000, and now it is 5000
  expect(game.ahead).toBe(0);
  server().deliver(update(11, [], { state: { ...STATE, at: 4000 } }));
  expect(game.ahead).toBe(-1000);
  server().deliver(update(12, [], { state: { ...STATE, at: 4900 } }));
  expect(game.ahead).toBe(-100);
  server().deliver(update(13, [], { state: { ...STATE, at: 4500 } }));
  expect(game.ahead).toBe(-100);
});

test("notes the promise and a new salt before it is ready", async () => {
  const { game, notes } = await seated({ state: { ...STATE, commitment: "abc" } });
  void game.ready();
  const sent = server().lastSent;
  const hash = sent["salt_commitment"] as string;
  expect(sent["salt"]).toBeUndefined();
  server().finish();
  const sealed = {
    ...STATE,
    commitment: "abc",
    sealed: { seats: [], salt_commitments: [hash, ""] },
  };
  server().deliver(update(11, [], { state: sealed }));
  await settled();
  const { kind, salt } = server().lastSent as unknown as { kind: string; salt: string };
  expect(kind).toBe("reveal");
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  expect(commitmentToSalt(salt)).toBe(hash);
  const began = {
    kind: "match-began",
    id: "m2",
    seats: [],
    commitment: "abc",
    salts: [salt],
  } as const;
  const match = { ...MATCH, id: "m2", commitment: "abc" };
  server().deliver(update(12, [began], { state: { ...STATE, match } }));
  await settled();
  expect(notes.of("m2")).toEqual({ commitment: "abc", salt, sealed: sealed.sealed });
});

test("reveals nothing if its own seat is said to have committed to another salt", async () => {
  const { game } = await seated({ state: { ...STATE, commitment: "abc" } });
  void game.ready();
  server().finish();
  const sealed = {
    ...STATE,
    commitment: "abc",
    sealed: { seats: [], salt_commitments: ["00", ""] },
  };
  server().deliver(update(11, [], { state: sealed }));
  await settled();
  expect(server().lastSent["kind"]).toBe("ready");
});

test("reveals its salt after a reload, from what was noted", async () => {
  const { game, notes } = await seated({ state: { ...STATE, commitment: "abc" } });
  void game.ready();
  const hash = server().lastSent["salt_commitment"] as string;
  server().finish();
  await reconnect();
  const state = {
    ...STATE,
    commitment: "abc",
    sealed: { seats: [], salt_commitments: [hash, ""] },
  };
  server().deliver(tableView({ number: 40, state, done: server().lastSent.id }));
  await settled();
  expect(server().lastSent["kind"]).toBe("reveal");
  expect(notes.seal("abc", 0, state.sealed)).toBe(server().lastSent["salt"]);
});

test("who comes back to a match that has begun meanwhile still has the note", async () => {
  const { game, notes } = await seated({ state: { ...STATE, commitment: "abc" } });
  void game.ready();
  await reconnect();
  const state = { ...STATE, match: { ...MATCH, id: "m3", commitment: "abc" } };
  server().deliver(tableView({ number: 40, state, done: server().lastSent.id }));
  await settled();
  expect(notes.of("m3")?.commitment).toBe("abc");
});

test("the salt that was sent is noted for the match, even if the server tells of neither", async () => {
  const state = { ...STATE, commitment: "abc" };
  const { game, notes } = await seated({ state });
  void game.ready();
  const hash = server().lastSent["salt_commitment"] as string;
  server().finish();
  server().deliver(update(11, [], { state })); // the match before it is still to be seen
  const match = { ...MATCH, id: "m4", commitment: "other" };
  const began = {
    kind: "match-began",
    id: "m4",
    seats: [],
    commitment: "other",
    salts: ["x", ""],
  } as const;
  server().deliver(update(12, [began], { state: { ...STATE, match } }));
  await settled();
  expect(notes.of("match-1")).toBeNull();
  const note = notes.of("m4");
  expect(note?.commitment).toBe("abc");
  expect(commitmentToSalt(note?.salt ?? "")).toBe(hash);
});

test("who only looks on has no part in the match", async () => {
  const { game, notes } = await seated({ you: null, state: { ...STATE, commitment: "abc" } });
  void game.ready();
  const match = { ...MATCH, id: "m5", commitment: "other" };
  server().deliver(update(11, [], { state: { ...STATE, match } }));
  await settled();
  expect(notes.of("m5")).toBeNull();
});

test("remembers the hand that it was dealt", async () => {
  const { notes } = await seated();
  server().deliver(update(11, [{ kind: "hand-dealt", seat: "A", cards: ["5/1"] }]));
  expect(notes.witness.of("match-1")).toEqual({
    rounds: 1,
    isOver: false,
    hands: [{ round: 1, seat: "A", cards: ["5/1"] }],
  });
});

test("keeps what was said, and who is not heard", async () => {
  const said = { kind: "said", seat: "B", at: 1, text: "hi" } as const;
  const { game } = await seated({ chat: [said], muted: ["B"] });
  expect(game.muted).toEqual(["B"]);
  server().deliver(update(11, [{ ...said, text: "there" }]));
  await settled();
  expect(game.chat.map((entry) => entry.said.text)).toEqual(["hi", "there"]);
  void game.mute("B", false);
  server().finish();
  await settled();
  expect(game.muted).toEqual([]);
});

test("events of a kind that is not known do no harm", async () => {
  const { game } = await seated();
  server().deliver(update(11, [{ kind: "fireworks" } as never]));
  await settled();
  expect(game.scene?.number).toBe(11);
});

test("a table with deals that were played before is asked for, and begins without a promise", async () => {
  const { game, notes } = await connected();
  const opened = game.duplicate("H7KQ2MXA", 900);
  await settled();
  const { id, ...asked } = server().lastSent;
  expect(asked).toEqual({ kind: "duplicate", code: "H7KQ2MXA", pace: 900 });
  const { match: _, ...state } = { ...STATE, phase: "gathering" as const };
  server().deliver(tableView({ done: id, duplicate: "H7KQ2MXA", state }));
  expect(await opened).toBe("NAC8SS");
  await settled();
  expect(game.scene?.duplicate).toBe("H7KQ2MXA");
  const write = vi.spyOn(notes, "write");
  void game.ready();
  await settled();
  expect(server().lastSent.kind).toBe("ready");
  expect(write).not.toHaveBeenCalled();
});

test("an action that waits for the line is shown, and a newer one takes its place", async () => {
  const { game } = await seated();
  server().cut();
  const older = faultOf(game.act({ kind: "rotate" }));
  await settled();
  expect(game.queued).toEqual({ kind: "rotate" });
  const newer = faultOf(game.act({ kind: "take", from: "B1" }));
  await settled();
  expect(game.queued).toEqual({ kind: "take", from: "B1" });
  await vi.advanceTimersByTimeAsync(1100);
  server().welcome();
  await settled();
  server().deliver(update(11, [], { done: server().lastSent.id, after: 10 }));
  await settled();
  const acts = server().sent.filter(({ kind }) => kind === "act");
  expect(acts).toMatchObject([{ action: { kind: "take", from: "B1" } }]);
  expect(await older).toEqual(refusal("withdrawn"));
  server().deliver({ kind: "done", done: `${acts[0]?.id}` });
  expect(await newer).toBeNull();
  expect([game.isActing, game.queued]).toEqual([false, null]);
});

test("an action that waits for the line can be withdrawn", async () => {
  const { game } = await seated();
  server().cut();
  const acted = faultOf(game.act({ kind: "rotate" }));
  await settled();
  game.withdraw();
  expect([game.isActing, game.queued]).toEqual([false, null]);
  await vi.advanceTimersByTimeAsync(1100);
  server().welcome();
  await settled();
  server().deliver(update(11, [], { done: server().lastSent.id, after: 10 }));
  expect(await acted).toEqual(refusal("withdrawn"));
  expect(server().sent.filter(({ kind }) => kind === "act")).toEqual([]);
});
