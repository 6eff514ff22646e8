import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { decoded, pageOf } from "./route.svelte.ts";

test.each([
  ["/", { name: "home" }],
  ["/new", { name: "new" }],
  ["/tables", { name: "tables" }],
  ["/learn", { name: "learn", step: null }],
  ["/learn/golden-rule", { name: "learn", step: "golden-rule" }],
  ["/rules", { name: "rules" }],
  ["/try/clash", { name: "try", example: "clash" }],
  ["/decks", { name: "decks" }],
  ["/matches", { name: "matches" }],
  ["/ladder", { name: "ladder" }],
  ["/duplicate", { name: "duplicate", code: null }],
  ["/duplicate/H7KQ2MXA", { name: "duplicate", code: "H7KQ2MXA" }],
  ["/puzzles", { name: "puzzles", id: null }],
  ["/puzzles/k3f9q", { name: "puzzles", id: "k3f9q" }],
  ["/mistakes", { name: "mistakes" }],
  ["/replay", { name: "replay", id: null }],
  ["/replay/EXUQ-lAzH_eh", { name: "replay", id: "EXUQ-lAzH_eh" }],
  ["/settings", { name: "settings" }],
  ["/t/NAC8SS", { name: "table", code: "NAC8SS" }],
  ["/t/a%20b", { name: "table", code: "a b" }],
  ["/h/ab-cd_1", { name: "handover", code: "ab-cd_1" }],
])("%s is a page", (path, page) => {
  expect(pageOf(path)).toEqual(page);
});

test.each([
  "/t/%",
  "/t/%E0%A4%A",
  "/t/",
  "/t/a/b",
  "/h/%",
  "/h/",
  "/try",
  "/replay/a/b",
  "/puzzles/",
  "/puzzles/K3",
  "/learn/",
  "/new/",
  "//",
])("%s is none", (path) => {
  expect(pageOf(path)).toEqual({ name: "missing" });
});

test("what stands in an address is read, or is nothing", () => {
  expect([decoded("P4%2B"), decoded("%")]).toEqual(["P4+", null]);
});

test("each page that the server sends is one that is known here", () => {
  const site = readFileSync(new URL("../../src/dnup/server/site.py", import.meta.url), "utf-8");
  const pages = /^PAGES = \((.*?)^\)$/ms.exec(site)?.[1]?.match(/"[^"]+"/g) ?? [];
  expect(pages.length).toBeGreaterThan(13);
  for (const page of pages) {
    expect(pageOf(page.slice(1, -1).replace(/{\w+}/, "abc")).name, page).not.toBe("missing");
  }
});
