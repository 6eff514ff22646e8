import { expect, test } from "vitest";
import { nameOf, sayAbout, sayBot, sayLevel } from "./names.ts";
import { Texts, type Language } from "./texts.svelte.ts";

async function speaking(language: Language): Promise<Texts> {
  const texts = new Texts();
  await texts.speak(language);
  return texts;
}

test("a bot is called by its character in every language, with the server's number", async () => {
  const bot = { kind: "bot", name: "dollop 2", level: "beginner" } as const;
  expect(nameOf(await speaking("en"), bot)).toBe("dollop 2");
  expect(nameOf(await speaking("da"), bot)).toBe("dollop 2");
  expect(nameOf(await speaking("ko"), { ...bot, name: "dollop" })).toBe("dollop");
});

test("in an old match, a bot that was named after its level is called by its character", async () => {
  const texts = await speaking("en");
  const old = { kind: "bot", level: "casual" } as const;
  expect(nameOf(texts, { ...old, name: "Casual" })).toBe("sis");
  expect(nameOf(texts, { ...old, name: "Casual 2" })).toBe("sis 2");
  expect(nameOf(texts, { ...old, name: "Afslappet 1" })).toBe("sis");
});

test("where the level is not told, the bot's name tells it", async () => {
  const texts = await speaking("da");
  expect(nameOf(texts, { kind: "bot", name: "Beginner 3" })).toBe("dollop 3");
  expect(nameOf(texts, { kind: "bot", name: "NOON 2" })).toBe("NOON 2");
  expect(nameOf(texts, { kind: "bot", name: "Flat 3" })).toBe("Flad 3");
});

test("a bot of a level without a character is called by its level, or keeps its name", async () => {
  const bot = { kind: "bot", name: "Purple 2", level: "purple" } as const;
  expect(nameOf(await speaking("en"), bot)).toBe("Purple 2");
  const flat = { kind: "bot", name: "Flat 2", level: "flat" } as const;
  expect(nameOf(await speaking("da"), flat)).toBe("Flad 2");
});

test("a level is said in the player's language, and one without words as it is called", async () => {
  expect(sayLevel(await speaking("da"), "beginner")).toBe("Begynder");
  expect(sayLevel(await speaking("en"), "purple")).toBe("purple");
  expect(sayAbout(await speaking("en"), "random")).toContain("genius");
  expect(sayAbout(await speaking("en"), "purple")).toBe("");
});

test("a level's bot is its character, and the level itself where there is none", async () => {
  expect(sayBot(await speaking("da"), "master")).toBe("NOON");
  expect(sayBot(await speaking("da"), "greedy")).toBe("Grådig");
});

test("a person keeps the name, also while a bot plays for them", async () => {
  const person = { kind: "person", name: "Beginner 2", level: "master" } as const;
  expect(nameOf(await speaking("en"), person)).toBe("Beginner 2");
});

test("where one practises, the others are called by their seats", async () => {
  const texts = await speaking("en");
  await texts.with(Promise.resolve());
  expect(nameOf(texts, { kind: "bot", seat: "B", name: "B" })).toBe("Seat B");
});
