import { expect, test, vi } from "vitest";
import type { Client } from "../client.svelte.ts";
import { Refusal } from "../net/refusal.ts";
import { companyOf, pickLevel, PlayNow } from "./playnow.svelte.ts";

vi.mock("../table/TablePage.svelte", () => ({ default: {} }));

function trial() {
  const game = {
    create: vi.fn(async (): Promise<string> => "NAC8SS"),
    ready: vi.fn(async (): Promise<void> => {}),
  };
  const route = { go: vi.fn() };
  const line = { open: vi.fn(), status: "open", welcome: { levels: ["beginner"] } };
  const preferences = { players: 3, pace: "calm", level: null };
  const client = { game, route, line, preferences } as unknown as Client;
  return { game, route, now: new PlayNow(client) };
}

const done = (now: PlayNow): Promise<void> => vi.waitFor(() => expect(now.isStarting).toBe(false));

test("a table is opened, and its page is gone to", async () => {
  const { game, route, now } = trial();
  now.want();
  await done(now);
  expect(game.create).toHaveBeenCalledOnce();
  expect(route.go).toHaveBeenCalledWith("/t/NAC8SS");
  expect(now.isWanted).toBe(false);
});

test("a line that is lost after the table was opened leads to that table, and not to a second", async () => {
  const { game, route, now } = trial();
  game.ready.mockRejectedValue(new Refusal("line-lost"));
  now.want();
  await done(now);
  expect(game.create).toHaveBeenCalledOnce();
  expect(route.go).toHaveBeenCalledWith("/t/NAC8SS");
  expect(now.trouble).toBeNull();
});

test("a line that is lost before is tried once more", async () => {
  const { game, route, now } = trial();
  game.create.mockRejectedValue(new Refusal("line-lost"));
  now.want();
  await done(now);
  expect(now.isWanted).toBe(true);
  await now.start();
  expect(now.isWanted).toBe(false);
  expect(now.trouble?.code).toBe("line-lost");
  expect(route.go).not.toHaveBeenCalled();
});

test("another way to open a table is gone the same way", async () => {
  const { game, route, now } = trial();
  const open = vi.fn(async (): Promise<string> => "OTHER2");
  const again = new PlayNow(now.client, open);
  again.want();
  await done(again);
  expect(open).toHaveBeenCalledExactlyOnceWith(now.client);
  expect(game.create).not.toHaveBeenCalled();
  expect(game.ready).toHaveBeenCalledOnce();
  expect(route.go).toHaveBeenCalledWith("/t/OTHER2");
});

test("the wished level is picked if the server has it, or the usual one", () => {
  expect(pickLevel(["beginner", "master"], "master")).toBe("master");
  expect(pickLevel(["beginner", "casual"], "master")).toBe("casual");
  expect(pickLevel(["random"], null)).toBe("random");
});

const ALL = ["random", "beginner", "casual", "careful", "sharp", "master"];

test.each([
  ["casual", 1, ["casual"]],
  ["casual", 2, ["casual", "beginner"]],
  ["casual", 4, ["casual", "beginner", "careful", "random"]],
  ["random", 4, ["random", "beginner", "random", "beginner"]],
  ["master", 4, ["master", "sharp", "careful", "master"]],
  ["house", 2, ["house", "house"]],
])("who comes along with %s against %i", (level, opponents, company) => {
  expect(companyOf([...ALL, "house"], level, opponents)).toEqual(company);
});

test("only who is on the server comes along", () => {
  expect(companyOf(["random", "casual"], "casual", 3)).toEqual(["casual", "random", "casual"]);
});
