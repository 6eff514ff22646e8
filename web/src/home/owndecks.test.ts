import { expect, test } from "vitest";
import type { DecksJson } from "$protocol";

import { Refusal } from "../net/refusal.ts";
import { OwnDecks } from "./owndecks.svelte.ts";

const BOX = {
  name: "box",
  hash: "h",
  count: 0,
  players: [2],
  packs: [],
  cards: [],
  text: 'name = "box"',
};
const SHELF: DecksJson = {
  standard: { ...BOX, hash: "s" },
  others: [{ ...BOX, hash: "p", text: 'name = "pairs"' }],
  decks: [BOX],
  most: 20,
};

/** Decks of a server that answers with these, one after the other, and how often it was asked. */
function server(...answers: (DecksJson | Refusal)[]): { decks: OwnDecks; asked: () => number } {
  let asked = 0;
  const look = async (): Promise<DecksJson> => {
    const answer = answers[asked];
    asked += 1;
    if (answer === undefined || answer instanceof Refusal) throw answer;
    return answer;
  };
  return { decks: new OwnDecks({ look }), asked: () => asked };
}

test("the chosen deck is waited for, and asked for once", async () => {
  const { decks, asked } = server(SHELF);
  const looking = decks.look();
  const text = decks.textOf("h");
  expect(decks.list).toBeNull();
  expect(await text).toBe(BOX.text);
  expect(await looking).toBe(decks.list);
  expect(asked()).toBe(1);
});

test("the server's other decks can be chosen, too", async () => {
  const { decks } = server(SHELF);
  expect(decks.find("p")).toBeNull();
  expect(await decks.textOf("p")).toBe('name = "pairs"');
  expect(decks.find("p")?.hash).toBe("p");
  expect(decks.find(null)).toBeNull();
});

test("a deck that cannot be had is refused, not replaced, and asked for again the next time", async () => {
  const { decks } = server(new Refusal("no-answer"), SHELF);
  await expect(decks.textOf("h")).rejects.toMatchObject({ code: "decks-not-loaded" });
  expect(await decks.textOf("h")).toBe(BOX.text);
});

test("a deck that is not kept any more is refused, too", async () => {
  const { decks } = server(SHELF);
  await expect(decks.textOf("gone")).rejects.toMatchObject({ code: "deck-gone" });
});

test("the standard deck waits for nothing", async () => {
  const { decks, asked } = server();
  expect([await decks.textOf(null), asked()]).toEqual([null, 0]);
});
