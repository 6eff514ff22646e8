import { expect, test } from "vitest";
import { nameOf, sayLevel } from "./names.ts";
import { Texts, type Language } from "./texts.svelte.ts";

async function speaking(language: Language): Promise<Texts> {
  const texts = new Texts();
  await texts.speak(language);
  return texts;
}

test("a bot is called by its level in the player's language, with the server's number", async () => {
  const bot = { kind: "bot", name: "Beginner 2", level: "beginner" } as const;
  expect(nameOf(await speaking("en"), bot)).toBe("Beginner 2");
  expect(nameOf(await speaking("da"), bot)).toBe("Begynder 2");
  expect(nameOf(await speaking("da"), { ...bot, name: "Beginner" })).toBe("Begynder");
});

test("where the level is not told, the bot's name tells it", async () => {
  expect(nameOf(await speaking("da"), { kind: "bot", name: "Beginner 3" })).toBe("Begynder 3");
});

test("a bot of a level without words keeps its name", async () => {
  const bot = { kind: "bot", name: "Purple 2", level: "purple" } as const;
  expect(nameOf(await speaking("en"), bot)).toBe("Purple 2");
});

test("a level is said in the player's language, and one without words as it is called", async () => {
  expect(sayLevel(await speaking("da"), "beginner")).toBe("Begynder");
  expect(sayLevel(await speaking("en"), "purple")).toBe("purple");
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
