import { expect, test } from "vitest";
import type { Book, Rule } from "../rules/book.ts";
import { exampleOf, ruleOf } from "./examples.ts";

const rule = (anchor: string, name: string): Rule => ({
  number: "C1",
  word: null,
  anchor,
  blocks: [{ kind: "example", name, about: [] }],
});

test("an example is found by its name, with all that is needed to practise", () => {
  const clash = exampleOf("clash");
  expect(clash?.rule).toBe("A2");
  expect(clash?.exercise.position).toContain("A to play");
  expect(Object.keys(clash?.exercise ?? {})).toEqual(["position", "seat", "replies", "level"]);
});

test.each(["nothing", "", "toString", "__proto__"])("there is no example %j", (name) => {
  expect(exampleOf(name)).toBeNull();
});

test("of two rules with one number it is the one that shows the example", () => {
  const rules = [rule("C1-cards", "card"), rule("C1", "take")];
  const book: Book = {
    title: "",
    lead: [],
    sections: [{ name: "all", title: "", depth: 2, lead: [], rules }],
  };
  expect(ruleOf(book, "take")?.anchor).toBe("C1");
  expect(ruleOf(book, "card")?.anchor).toBe("C1-cards");
  expect(ruleOf(book, "none")).toBeNull();
});
