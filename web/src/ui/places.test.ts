import { expect, test } from "vitest";
import { pageOf } from "../route.svelte.ts";
import { currentOf, PLACES, RULES, SETTINGS, TABS } from "./places.ts";

const ALL = [...PLACES, SETTINGS, RULES];

test("every link leads to a page", () => {
  expect(ALL.filter(({ path }) => pageOf(path).name === "missing")).toEqual([]);
});

test("every page but the table and its invitation to another device belongs to one place", () => {
  const names = new Set(Object.values(PAGES));
  const owners = [...names].map(
    (name) =>
      [name, ALL.filter(({ pages }) => pages.some((page) => page === name)).length] as const,
  );
  expect(owners.filter(([, count]) => count !== 1).map(([name]) => name)).toEqual([
    "table",
    "handover",
    "moderate",
  ]);
});

test("the page itself is marked as such, and a page below it as a part", () => {
  const [, tables] = TABS;
  if (tables === undefined) throw new Error("no tabs");
  expect(currentOf(tables, "tables", "/tables")).toBe("page");
  expect(currentOf(tables, "new", "/new")).toBe("true");
  expect(currentOf(tables, "home", "/")).toBeUndefined();
  expect(currentOf(RULES, "rules", "/rules")).toBe("page");
});
