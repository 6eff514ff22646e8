import type { PlayedMatchJson } from "$protocol";
import { expect, test } from "vitest";
import { hash } from "../../protocol/standard.json";
import { Matches, outcomeOf } from "./matches.svelte.ts";

function match(id: string, changes: Partial<PlayedMatchJson> = {}): PlayedMatchJson {
  const seats = [{ name: "Ann" }, { name: "Greedy", bot: "greedy" }];
  const deck = ["standard", hash] as const;
  const played = {
    id,
    ended_at: 1,
    seat: "A",
    seats,
    points: [2, 1],
    winner: "A",
    rounds: 3,
    deck,
  };
  return { ...played, ...changes };
}

/** A server with so many matches, which tells two at a time. */
function server(...ids: string[]) {
  const asked: string[] = [];
  const ask = (path: string, init: RequestInit = {}): Promise<never> => {
    asked.push(`${init.method ?? "GET"} ${path}`);
    if (init.method === "DELETE") return Promise.resolve({} as never);
    const from = ids.indexOf(path.split("=")[1] ?? "") + 1;
    const some = ids.slice(from, from + 2);
    const more = from + 2 < ids.length ? some.at(-1) : null;
    return Promise.resolve({ matches: some.map((id) => match(id)), more } as never);
  };
  return { matches: new Matches(ask), asked };
}

test("a match was won, lost, or left", () => {
  expect(outcomeOf(match("a"))).toBe("won");
  expect(outcomeOf(match("a", { winner: "B" }))).toBe("lost");
  expect(outcomeOf(match("a", { winner: null }))).toBe("left");
});

test("more are fetched until there are no more", async () => {
  const { matches } = server("a", "b", "c");
  expect(matches.list).toBeNull();
  await matches.begin();
  expect(matches.list?.map(({ id }) => id)).toEqual(["a", "b"]);
  await matches.goOn();
  expect(matches.list?.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(matches.more).toBeNull();
  await matches.goOn();
  expect(matches.list).toHaveLength(3);
});

test("when all that are shown are deleted, the next are fetched", async () => {
  const { matches, asked } = server("a", "b", "c");
  await matches.begin();
  for (const shown of matches.list ?? []) await matches.forget(shown);
  expect(matches.list?.map(({ id }) => id)).toEqual(["c"]);
  expect(asked).toContain("DELETE /api/matches/a");
  await matches.forgetAll();
  expect([matches.list, matches.more]).toEqual([[], null]);
  expect(asked.at(-1)).toBe("DELETE /api/matches");
});
