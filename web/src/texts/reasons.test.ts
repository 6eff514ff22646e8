import { expect, test } from "vitest";
import { sayReason } from "./reasons.ts";
import { LANGUAGES, Texts } from "./texts.svelte.ts";

const NAMES: Readonly<Record<string, string>> = { A: "Ann", B: "Bob" };
const name = (seat: string): string => NAMES[seat] ?? seat;

async function speaking(language: (typeof LANGUAGES)[number]): Promise<Texts> {
  const texts = new Texts();
  await texts.speak(language);
  await texts.with(Promise.resolve());
  return texts;
}

test("a reason names the set and the player in words", async () => {
  const texts = await speaking("en");
  const facts = { size: 3, value: 8, values: 1, higher: 9, left: 2 };
  expect(sayReason(texts, { code: "unbeatable", facts }, name)).toBe(
    "Nobody can beat three 8s: all 9s but two are gone or yours.",
  );
  const beats = { code: "beats", facts: { seat: "B", size: 2, value: 5, cards: 6 } };
  expect(sayReason(texts, beats, name)).toBe("It sends two 5s back to Bob, who then has 6 cards.");
});

test("a reason without facts is a sentence in every language", async () => {
  const said = new Set<string>();
  for (const language of LANGUAGES) {
    said.add(sayReason(await speaking(language), { code: "no-play" }, name));
  }
  expect(said.size).toBe(LANGUAGES.length);
});

test("a reason that is not known here is named by its code", async () => {
  expect(sayReason(await speaking("en"), { code: "new-one", facts: {} }, name)).toBe("new-one");
});
