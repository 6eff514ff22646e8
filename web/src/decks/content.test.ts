import { expect, test } from "vitest";
import { contentOf } from "./content.ts";

const FOLDER = { size: 0, text: () => Promise.reject(new DOMException("gone", "NotFoundError")) };

test.each([
  ["a text", new Blob(["1/5*"]), { text: "1/5*" }],
  ["nothing", new Blob([]), { why: "decks-file-empty" }],
  ["blanks", new Blob(["\ufeff \n"]), { why: "decks-file-empty" }],
  ["a picture", new Blob(["x".repeat(40_000)]), { why: "decks-file-too-long" }],
  ["a long text", new Blob(["x".repeat(8001)]), { why: "decks-file-too-long" }],
  ["a folder", FOLDER as unknown as Blob, { why: "decks-file-unread" }],
  ["no file", undefined, { why: "decks-file-unread" }],
])("what is dropped may be %s", async (_, file, content) => {
  expect(await contentOf(file)).toEqual(content);
});
