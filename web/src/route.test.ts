import { expect, test } from "vitest";
import { pageOf } from "./route.svelte.ts";

test.each([
  ["/", { name: "home" }],
  ["/new", { name: "new" }],
  ["/tables", { name: "tables" }],
  ["/learn", { name: "learn" }],
  ["/settings", { name: "settings" }],
  ["/t/NAC8SS", { name: "table", code: "NAC8SS" }],
  ["/t/a%20b", { name: "table", code: "a b" }],
  ["/h/ab-cd_1", { name: "handover", code: "ab-cd_1" }],
])("%s is a page", (path, page) => {
  expect(pageOf(path)).toEqual(page);
});

test.each(["/t/%", "/t/%E0%A4%A", "/t/", "/t/a/b", "/h/%", "/h/", "/replay", "/new/", "//"])(
  "%s is none",
  (path) => {
    expect(pageOf(path)).toEqual({ name: "missing" });
  },
);
