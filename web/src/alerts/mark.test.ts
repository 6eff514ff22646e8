import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MARKED, TabMark } from "./mark.ts";

const ICON = "https://dnup.test/icon.svg";
const link = { href: ICON };
const page = { title: "Table NAC8SS", head: {}, querySelector: () => link };
const badge = { setAppBadge: vi.fn(async () => {}), clearAppBadge: vi.fn(async () => {}) };
let changed: () => void;

beforeEach(() => {
  page.title = "Table NAC8SS";
  link.href = ICON;
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", badge);
  vi.stubGlobal(
    "MutationObserver",
    class {
      constructor(heard: () => void) {
        changed = heard;
      }
      observe(): void {}
      disconnect(): void {
        changed = () => {};
      }
    },
  );
  vi.clearAllMocks();
});
afterEach(() => vi.unstubAllGlobals());

test("title, icon and badge are marked, and are as before afterwards", () => {
  const mark = new TabMark();
  mark.show("Your turn – dnup");
  expect(page.title).toBe("Your turn – dnup");
  expect(link.href).toBe(MARKED);
  expect(badge.setAppBadge).toHaveBeenCalledOnce();
  mark.clear();
  expect(page.title).toBe("Table NAC8SS");
  expect(link.href).toBe(ICON);
  expect(badge.clearAppBadge).toHaveBeenCalledOnce();
});

test("a page that changes its title keeps the mark, and gets its new title back afterwards", () => {
  const mark = new TabMark();
  mark.show("Your turn – dnup");
  page.title = "Bord NAC8SS";
  changed();
  expect(page.title).toBe("Your turn – dnup");
  mark.show("Din tur – dnup");
  expect(page.title).toBe("Din tur – dnup");
  mark.clear();
  expect(page.title).toBe("Bord NAC8SS");
});

test("the title of a page that came in its place stays", () => {
  const mark = new TabMark();
  mark.show("Your turn – dnup");
  page.title = "Settings – dnup";
  mark.clear();
  expect(page.title).toBe("Settings – dnup");
});

test("a browser without badges or icons is marked by the title", () => {
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("document", { ...page, querySelector: () => null });
  new TabMark().show("Your turn – dnup");
  expect(document.title).toBe("Your turn – dnup");
  expect(link.href).toBe(ICON);
});
