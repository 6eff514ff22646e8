import { expect, test } from "vitest";
import { isolated } from "./isolated.ts";
import { listed } from "./listed.ts";
import { Texts } from "./texts.svelte.ts";

const ADI = "עדי";

test("a name that is written from right to left keeps its direction to itself", () => {
  expect(isolated(ADI)).toBe(`\u2068${ADI}\u2069`);
  expect(isolated(`Ann ${ADI}`)).toBe(`\u2068Ann ${ADI}\u2069`);
  expect(isolated("سلمى")).toBe("\u2068سلمى\u2069");
});

test("any other name stays as it is", () => {
  for (const name of ["Ann", "Bo 2", "지우", "Łukasz!", "", "★"]) expect(isolated(name)).toBe(name);
});

test("messages isolate what is put into them, also in attributes", async () => {
  const text = { default: "won = { $name } has { $points } points\nword = { $name }\n" };
  const source = async (): Promise<{ default: string }> => text;
  const sources = { en: source, da: source, it: source, ko: source };
  const texts = new Texts(sources, sources);
  await texts.speak("en");
  expect(texts.say("won", { name: ADI, points: 3 })).toBe(`\u2068${ADI}\u2069 has 3 points`);
  expect(texts.say("won", { name: "Ann", points: 3 })).toBe("Ann has 3 points");
});

test("in a list each name is on its own", () => {
  expect(listed({ language: "en" }, [ADI, "Ann"])).toBe(`\u2068${ADI}\u2069 and Ann`);
});
