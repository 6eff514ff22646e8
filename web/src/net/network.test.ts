import { expect, test } from "vitest";
import { Network } from "./network.svelte.ts";
import { Refusal } from "./refusal.ts";

const HOME = { hostname: "127.0.0.1", origin: "http://127.0.0.1:8000" };
const OPEN = { address: "http://192.168.1.20:8001", moved: false };

/** A server that gives these answers, one after the other, and what it was asked. */
function server(...answers: [status: number, body: object][]): {
  fetch: typeof globalThis.fetch;
  asked: [string, string][];
} {
  const asked: [string, string][] = [];
  const fetch = async (_path: unknown, init: RequestInit = {}): Promise<Response> => {
    asked.push([init.method ?? "GET", String(init.body ?? "")]);
    const [status, body] = answers.shift() ?? [500, {}];
    return Response.json(body, { status });
  };
  return { fetch: fetch as typeof globalThis.fetch, asked };
}

test("a page from another computer never asks", async () => {
  const { fetch, asked } = server();
  for (const hostname of ["192.168.1.20", "play.example.org", "127.evil.example"]) {
    const network = new Network(fetch, { hostname, origin: `http://${hostname}` });
    await network.look();
    expect(network.isLocal).toBe(false);
  }
  expect(asked).toEqual([]);
});

test.each(["127.0.0.1", "localhost", "[::1]", "127.0.0.53"])("%s is this computer", (hostname) => {
  const network = new Network(server().fetch, { hostname, origin: `http://${hostname}:8000` });
  expect(network.isLocal).toBe(true);
  expect(network.isOwn(`http://${hostname}:8000/t/`)).toBe(true);
  expect(network.isOwn("http://192.168.1.20:8001/t/")).toBe(false);
});

test("the address that works is given out once the door is open, and no longer when it is closed", async () => {
  const { fetch, asked } = server(
    [200, { address: null, moved: false }],
    [200, OPEN],
    [200, { address: null, moved: false }],
  );
  const network = new Network(fetch, HOME);
  await network.look();
  expect(network.origin).toBe(HOME.origin);
  await network.change(true);
  expect(network.origin).toBe(OPEN.address);
  await network.change(false);
  expect(network.origin).toBe(HOME.origin);
  expect(asked).toEqual([
    ["GET", ""],
    ["POST", '{"open":true}'],
    ["POST", '{"open":false}'],
  ]);
});

test("an address that this computer has no longer is not given out", async () => {
  const network = new Network(server([200, { ...OPEN, moved: true }]).fetch, HOME);
  await network.look();
  expect(network.hasMoved).toBe(true);
  expect(network.origin).toBe(HOME.origin);
});

test("a server without such a door offers none, and why it does not open is told", async () => {
  const { fetch } = server([404, { code: "network-off" }], [503, { code: "no-network" }]);
  const network = new Network(fetch, HOME);
  await network.look();
  expect(network.told).toBeNull();
  await expect(network.change(true)).rejects.toEqual(new Refusal("no-network"));
});

test("two looks at once ask once", async () => {
  const { fetch, asked } = server([200, OPEN]);
  const network = new Network(fetch, HOME);
  await Promise.all([network.look(), network.look()]);
  expect(asked).toHaveLength(1);
});
