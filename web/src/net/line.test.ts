import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket } from "./fakesocket.ts";
import { Line } from "./line.svelte.ts";
import { Refusal } from "./refusal.ts";

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

async function openLine(): Promise<Line> {
  const line = new Line("ws://test/ws/1");
  line.open();
  await settled();
  FakeSocket.last.welcome();
  return line;
}

/** The code with which a request is refused. */
async function codeOf(asked: Promise<unknown>): Promise<string> {
  const fault: unknown = await asked.then(
    () => null,
    (reason: unknown) => reason,
  );
  return fault instanceof Refusal ? fault.code : "answered";
}

test("is open with the welcome and not before", async () => {
  const line = new Line("ws://test/ws/1");
  const onOpen = vi.fn();
  line.onOpen = onOpen;
  line.open();
  expect(line.status).toBe("opening");
  await settled();
  expect(line.status).toBe("opening");
  FakeSocket.last.welcome();
  expect(line.status).toBe("open");
  expect(line.welcome?.name).toBe("Ann");
  expect(onOpen).toHaveBeenCalledOnce();
});

test("an answer goes to the request with its id, whatever comes in between", async () => {
  const line = await openLine();
  const first = line.ask({ kind: "leave" });
  const second = line.ask({ kind: "list" });
  const [leave, list] = FakeSocket.last.sent;
  FakeSocket.last.deliver({ kind: "tables", id: list?.id ?? "", tables: [] });
  FakeSocket.last.deliver({ kind: "done", done: leave?.id ?? "" });
  expect((await first).kind).toBe("done");
  expect((await second).kind).toBe("tables");
});

test("a refusal rejects with its code, facts and rule", async () => {
  const line = await openLine();
  const asked = line.ask({ kind: "act", turn: 1, action: { kind: "rotate" } });
  FakeSocket.last.deliver({
    kind: "refused",
    id: FakeSocket.last.lastSent.id,
    code: "play-not-higher",
    rule: "A2",
    facts: { size: 2 },
  });
  await expect(asked).rejects.toMatchObject({
    code: "play-not-higher",
    rule: "A2",
    facts: { size: 2 },
  });
});

test("what cannot be sent is refused at once", async () => {
  const line = new Line("ws://test/ws/1");
  expect(await codeOf(line.ask({ kind: "list" }))).toBe("line-lost");
});

test("what was sent and not answered when the line was cut has no answer", async () => {
  const line = await openLine();
  const asked = line.ask({ kind: "leave" });
  FakeSocket.last.cut();
  expect(await codeOf(asked)).toBe("no-answer");
  expect(line.status).toBe("lost");
});

test("comes back by itself, at longer and longer intervals", async () => {
  const line = await openLine();
  FakeSocket.last.cut();
  const waits: number[] = [];
  for (let tries = 0; tries < 7; tries += 1) {
    waits.push((line.retryAt ?? 0) - Date.now());
    await vi.advanceTimersByTimeAsync(8000);
    expect(FakeSocket.made).toHaveLength(tries + 2);
    FakeSocket.last.cut();
  }
  expect(waits[0]).toBeLessThanOrEqual(400);
  expect(waits[3]).toBeGreaterThan(waits[0] ?? 0);
  expect(Math.max(...waits)).toBeLessThanOrEqual(8000);
  expect(line.status).toBe("lost");
  await vi.advanceTimersByTimeAsync(8000);
  FakeSocket.last.welcome();
  expect(line.status).toBe("open");
});

test("does not come back after another connection took over", async () => {
  const line = await openLine();
  const onEnd = vi.fn();
  line.onEnd = onEnd;
  FakeSocket.last.cut(4001, "taken-over");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.made).toHaveLength(1);
  expect(line.status).toBe("ended");
  expect(line.reason).toBe("taken-over");
  expect(onEnd).toHaveBeenCalledOnce();
  line.hurry();
  await settled();
  expect(FakeSocket.made).toHaveLength(1);
  line.open();
  await settled();
  FakeSocket.last.welcome();
  expect(line.status).toBe("open");
  expect(line.reason).toBeNull();
});

test("asks for a new session at once when the server does not know the old one", async () => {
  const line = await openLine();
  const prepare = vi.fn(async () => {});
  line.prepare = prepare;
  FakeSocket.last.cut(4401, "no-session");
  await settled();
  expect(prepare).toHaveBeenLastCalledWith(true);
  expect(FakeSocket.made).toHaveLength(2);
  // A server that knows nobody is not run down.
  FakeSocket.last.cut(4401, "no-session");
  await settled();
  expect(FakeSocket.made).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(prepare).toHaveBeenLastCalledWith(true);
  FakeSocket.last.welcome();
  FakeSocket.last.cut();
  await vi.advanceTimersByTimeAsync(1000);
  expect(prepare).toHaveBeenLastCalledWith(false);
});

test("doubts the session when a handshake fails, for a browser is not told why", async () => {
  const line = new Line("ws://test/ws/1");
  const prepare = vi.fn(async () => {});
  line.prepare = prepare;
  line.open();
  await settled();
  expect(prepare).toHaveBeenLastCalledWith(false);
  FakeSocket.last.cut(1006);
  await vi.advanceTimersByTimeAsync(500);
  expect(prepare).toHaveBeenLastCalledWith(true);
});

test("waits a second for a server that is being restarted", async () => {
  const line = await openLine();
  FakeSocket.last.cut(1012, "stopping");
  await vi.advanceTimersByTimeAsync(950);
  expect(FakeSocket.made).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(FakeSocket.made).toHaveLength(2);
  FakeSocket.last.welcome();
  expect(line.status).toBe("open");
});

test("waits as long as it is told after too much at once", async () => {
  await openLine();
  FakeSocket.last.cut(1008, "too-fast", { seconds: 9 });
  await vi.advanceTimersByTimeAsync(8900);
  expect(FakeSocket.made).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(FakeSocket.made).toHaveLength(2);
});

test("gives a socket up that never says welcome, and does not hear it afterwards", async () => {
  const line = new Line("ws://test/ws/1");
  line.open();
  await settled();
  const hanging = FakeSocket.last;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(hanging.isClosed).toBe(true);
  expect(line.status).toBe("lost");
  hanging.welcome();
  expect(line.status).toBe("lost");
  await vi.advanceTimersByTimeAsync(500);
  expect(FakeSocket.made).toHaveLength(2);
});

test("gives up a session that is asked for in vain, and opens one socket only", async () => {
  const line = new Line("ws://test/ws/1");
  const waiting: (() => void)[] = [];
  line.prepare = () => new Promise((resolve) => waiting.push(resolve));
  line.open();
  await vi.advanceTimersByTimeAsync(10_500);
  expect(waiting).toHaveLength(2);
  for (const go of waiting) go();
  await settled();
  expect(FakeSocket.made).toHaveLength(1);
});

test("a server that is silent after a request is not there", async () => {
  const line = await openLine();
  const asked = codeOf(line.ask({ kind: "list" }));
  await vi.advanceTimersByTimeAsync(5900);
  expect(line.status).toBe("open");
  await vi.advanceTimersByTimeAsync(200);
  expect(line.status).toBe("lost");
  expect(FakeSocket.made[0]?.isClosed).toBe(true);
  expect(await asked).toBe("no-answer");
});

test("a server that says anything is there, and an answered request is waited for no more", async () => {
  const line = await openLine();
  const asked = line.ask({ kind: "list" });
  await vi.advanceTimersByTimeAsync(5000);
  FakeSocket.last.deliver({ kind: "done", done: "another" });
  await vi.advanceTimersByTimeAsync(5000);
  expect(line.status).toBe("open");
  FakeSocket.last.deliver({ kind: "tables", id: FakeSocket.last.lastSent.id, tables: [] });
  await asked;
  await vi.advanceTimersByTimeAsync(14_000);
  expect(line.status).toBe("open");
});

test("hurry does not wait for the next try, and never makes two sockets", async () => {
  const line = await openLine();
  FakeSocket.last.cut();
  line.hurry();
  line.hurry();
  await settled();
  line.hurry();
  await settled();
  const open = FakeSocket.made.filter((socket) => !socket.isClosed);
  expect(open).toHaveLength(1);
  FakeSocket.last.welcome();
  expect(line.status).toBe("open");
  await vi.advanceTimersByTimeAsync(14_000);
  expect(FakeSocket.last.isClosed).toBe(false);
});

test("hurry finds out whether a line that seems open still holds", async () => {
  const line = await openLine();
  line.hurry();
  expect(FakeSocket.last.lastSent.kind).toBe("list");
  await vi.advanceTimersByTimeAsync(6100);
  expect(line.status).toBe("lost");
});

test("a line on which nothing is heard is asked whether it holds, again and again", async () => {
  const line = await openLine();
  for (let times = 1; times <= 3; times += 1) {
    await vi.advanceTimersByTimeAsync(15_100);
    expect(FakeSocket.last.sent).toHaveLength(times);
    FakeSocket.last.deliver({ kind: "tables", id: FakeSocket.last.lastSent.id, tables: [] });
  }
  expect(line.status).toBe("open");
  await vi.advanceTimersByTimeAsync(15_100 + 6100);
  expect(line.status).toBe("lost");
});

test("without a network it is lost at once, and comes back with it", async () => {
  const line = await openLine();
  line.cut();
  expect(line.status).toBe("lost");
  line.hurry();
  await settled();
  FakeSocket.last.welcome();
  expect(line.status).toBe("open");
  line.close();
  line.cut();
  expect(line.status).toBe("closed");
});

test("close is for good, even while it is being opened", async () => {
  const line = new Line("ws://test/ws/1");
  line.open();
  line.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.made).toHaveLength(0);
  expect(line.status).toBe("closed");
});

test("renew hangs up and opens another line", async () => {
  const line = await openLine();
  line.renew();
  await settled();
  expect(FakeSocket.made[0]?.isClosed).toBe(true);
  expect(FakeSocket.made).toHaveLength(2);
  FakeSocket.made[0]?.cut(1000);
  expect(line.status).toBe("opening");
  FakeSocket.last.welcome();
  expect(line.status).toBe("open");
});

test("ids are new each time, and short", async () => {
  const line = await openLine();
  const ids = Array.from({ length: 1000 }, () => line.newId());
  expect(new Set(ids).size).toBe(1000);
  expect(Math.max(...ids.map((id) => id.length))).toBeLessThanOrEqual(40);
});
