import { expect, test } from "vitest";
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
import { tableView, update } from "./faketable.ts";

fakeWorld();

test("a closed table is gone, and is not come back to", async () => {
  const { game } = await seated();
  server().deliver(update(11, [{ kind: "closed" }]));
  await settled();
  expect(game.gone).toBe("closed");
  await reconnect();
  expect(server().sent).toEqual([]);
});

test("who is removed knows it, and does not sit down again", async () => {
  const { game } = await seated();
  server().deliver(update(11, [{ kind: "seat-emptied", seat: "A", was_removed: true }]));
  await settled();
  expect(game.gone).toBe("removed");
  await reconnect();
  expect(server().sent).toEqual([]);
});

test("another's empty seat is no reason to go", async () => {
  const { game } = await seated();
  server().deliver(update(11, [{ kind: "seat-emptied", seat: "B", was_removed: true }]));
  await settled();
  expect(game.gone).toBeNull();
});

test("leaving forgets the table, and does not tell it as a loss", async () => {
  const { game } = await seated();
  const left = game.leave();
  const { id } = server().lastSent;
  server().deliver(update(11, [{ kind: "seat-emptied", seat: "A" }], { done: id }));
  expect(game.gone).toBeNull(); // not even for a moment
  await left;
  expect(game.gone).toBeNull();
  expect(game.scene).toBeNull();
  await reconnect();
  expect(server().sent).toEqual([]);
});

test("leaving is done although the line was cut, and once it was done is fine", async () => {
  const { game } = await seated();
  const left = game.leave();
  await reconnect();
  server().deliver(tableView({ done: server().lastSent.id, you: null }));
  await settled();
  expect(server().lastSent.kind).toBe("leave");
  server().refuse("not-at-table");
  await left;
  expect(game.scene).toBeNull();
});

test("who may not leave yet is told, and is still there", async () => {
  const { game } = await seated();
  const left = faultOf(game.leave());
  server().refuse("too-fast", { seconds: 2 });
  expect(await left).toEqual(refusal("too-fast"));
  expect(game.scene?.code).toBe("NAC8SS");
});

test("turning away hangs up, so that others see it, and shows nothing any more", async () => {
  const { game, line } = await seated();
  const shows: (() => void)[] = [];
  game.stage = (_change, commit) =>
    new Promise((resolve) => {
      shows.push(commit, resolve);
    });
  server().deliver(update(11));
  game.turnAway();
  await settled();
  for (const show of shows) show();
  await settled();
  expect(game.scene).toBeNull();
  expect(FakeSocket.made).toHaveLength(2);
  server().welcome();
  expect(line.status).toBe("open");
  expect(server().sent).toEqual([]);
});

test("a table that comes after one has turned away is not shown, and is left", async () => {
  const { game } = await connected();
  void game.watch("NAC8SS");
  const asked = server();
  game.turnAway();
  asked.deliver(tableView({ done: asked.lastSent.id }));
  await settled();
  expect(game.scene).toBeNull();
  expect(asked.isClosed).toBe(true);
});

test("a table that comes after another was asked for is not shown, and is left", async () => {
  const { game } = await connected();
  void game.watch("NAC8SS");
  const first = server().lastSent.id;
  void game.watch("BBBBBB");
  server().deliver(tableView({ done: first }));
  await settled();
  expect(game.scene).toBeNull();
  server().welcome();
  expect(server().lastSent).toMatchObject({ kind: "watch", code: "BBBBBB" });
  server().deliver(tableView({ code: "BBBBBB", done: server().lastSent.id }));
  await settled();
  expect(game.scene?.code).toBe("BBBBBB");
});

test("a refusal that comes after another table was asked for is not about that one", async () => {
  const { game } = await connected();
  void game.watch("AAAAAA");
  const { id } = server().lastSent;
  void game.watch("NAC8SS");
  server().deliver({ kind: "refused", id, code: "no-such-table" });
  await settled();
  expect(game.trouble).toBeNull();
  server().deliver(tableView({ done: server().lastSent.id }));
  await settled();
  expect(game.scene?.code).toBe("NAC8SS");
});
