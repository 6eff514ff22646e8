import { expect, test } from "vitest";
import { Messages } from "./messages.ts";
import { LANGUAGES } from "./texts.svelte.ts";

const TEXT = `hello = Hello!
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
long =
    Two lines
    of text
`;

test("says each message, however many lines it has", () => {
  const messages = new Messages("en", TEXT);
  expect(messages.say("hello", {})?.[0]).toBe("Hello!");
  expect(messages.say("cards", { count: 1 })?.[0]).toBe("one card");
  expect(messages.say("cards", { count: 3 })?.[0]).toBe("3 cards");
  expect(messages.say("long", {})?.[0]).toBe("Two lines\nof text");
});

test("knows what there is without reading it, and tells of a fact that is missing", () => {
  const messages = new Messages("en", TEXT);
  expect(messages.has("cards")).toBe(true);
  expect(messages.has("no-such")).toBe(false);
  expect(messages.say("no-such", {})).toBeNull();
  expect(messages.say("cards", {})?.[1]).not.toHaveLength(0);
});

test.each(LANGUAGES)("no message of %s refers to another", async (language) => {
  const sources = import.meta.glob("../../../src/dnup/locales/*/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }) as Record<string, string>;
  const mine = Object.entries(sources).filter(([path]) => path.includes(`/${language}/`));
  expect(mine.length).toBeGreaterThan(10);
  const referring = mine.filter(([, text]) => /\{\s*-?[a-z][\w-]*\s*\}/.test(text));
  expect(referring.map(([path]) => path)).toEqual([]);
});
