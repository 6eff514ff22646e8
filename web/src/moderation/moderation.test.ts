import { describe, expect, test } from "vitest";
import { HOUR, Moderation, requestOf, type Answers } from "./moderation.svelte.ts";

const ANSWERS: Answers = { why: "rude", seconds: HOUR, withAddress: true, name: "Ben" };

describe("requestOf", () => {
  test("bans for a time, with the address", () => {
    expect(requestOf({ kind: "ban", on: "g1", name: "Eve" }, ANSWERS)).toEqual({
      kind: "ban",
      guest: "g1",
      why: "rude",
      seconds: HOUR,
      with_address: true,
    });
  });

  test("mutes for ever", () => {
    const asked = requestOf({ kind: "mute", on: "g1", name: "Eve" }, { ...ANSWERS, seconds: 0 });
    expect(asked).toEqual({ kind: "mute", guest: "g1", why: "rude", seconds: null });
  });

  test("gives the new name only to a guest who is renamed", () => {
    const named = ["rename", "remove", "settle", "close-table", "lift"] as const;
    const asked = named.map((kind) => requestOf({ kind, on: "x", name: "Eve" }, ANSWERS));
    expect(asked.map((each) => "name" in each)).toEqual([true, false, false, false, false]);
  });
});

test("an empty search shows those who are here", async () => {
  const asked: string[] = [];
  const moderation = new Moderation((path, init) => {
    asked.push(`${init?.method ?? "GET"} ${path}`);
    return Promise.resolve([] as never);
  });
  await moderation.find("Eve");
  expect(moderation.found).toEqual([]);
  await moderation.find(" ");
  expect(moderation.found).toBeNull();
  expect(asked).toEqual(["POST /api/moderation"]);
});
