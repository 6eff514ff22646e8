import { afterEach, beforeEach, expect, vi } from "vitest";
import { FakeSocket } from "../net/fakesocket.ts";
import { Line } from "../net/line.svelte.ts";
import { tableView } from "./faketable.ts";
import { Game } from "./game.svelte.ts";
import { Notes } from "./notes.ts";

/** Let each test of a file have a clock and sockets that it moves itself. */
export function fakeWorld(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: 5000 });
    FakeSocket.made = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

export const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
export const server = (): FakeSocket => FakeSocket.last;

export async function connected(): Promise<{ game: Game; line: Line; notes: Notes }> {
  const line = new Line("ws://test/ws/1");
  const kept = new Map<string, string>();
  const notes = new Notes({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  });
  const game = new Game(line, notes);
  line.onOpen = () => void game.comeBack();
  line.open();
  await settled();
  server().welcome();
  return { game, line, notes };
}

/** A client at the table, at number 10. */
export async function seated(over = {}): Promise<{ game: Game; line: Line; notes: Notes }> {
  const all = await connected();
  void all.game.watch("NAC8SS");
  server().deliver(tableView({ done: server().lastSent.id, ...over }));
  await settled();
  return all;
}

/** The line is cut, and opened again. */
export async function reconnect(code = 1006): Promise<void> {
  server().cut(code);
  await vi.advanceTimersByTimeAsync(1100);
  server().welcome();
  await settled();
}

export const refusal = (code: string): unknown => expect.objectContaining({ code });
export const faultOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => null,
    (fault: unknown) => fault,
  );
