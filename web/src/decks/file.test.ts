import { expect, test } from "vitest";
import { fileOf } from "./file.ts";

test("a deck is saved as it is, under its name", () => {
  const { href, download } = fileOf({ name: "Mein / \u00c4lteres!", text: 'name = "#%"\n' });
  expect(download).toBe("Mein-\u00c4lteres.toml");
  expect(decodeURIComponent(href)).toBe('data:application/toml;charset=utf-8,name = "#%"\n');
  expect(fileOf({ name: "?!", text: "" }).download).toBe("deck.toml");
});
