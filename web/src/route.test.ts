import { afterEach, expect, test, vi } from "vitest";
import { decoded, pageOf, Route } from "./route.svelte.ts";

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
  "/learn/",
  "/new/",
  "//",
])("%s is none", (path) => {
  expect(pageOf(path)).toEqual({ name: "missing" });
});

test("what stands in an address is read, or is nothing", () => {
  expect([decoded("P4%2B"), decoded("%")]).toEqual(["P4+", null]);
});

test("each page that the server sends is one that is known here, and no other", () => {
  expect(Object.keys(PAGES).length).toBeGreaterThan(13);
  for (const [path, name] of Object.entries(PAGES)) {
    expect(pageOf(path.replace(/{\w+}/, "abc")).name, path).toBe(name);
  }
  expect(pageOf("/nothing")).toEqual({ name: "missing" });
});

/** What a browser keeps of the pages that one has come through. */
class FakeHistory {
  entries: { path: string; state: unknown }[] = [];
  listeners: { heard: () => void; once: boolean }[] = [];

  constructor(path: string) {
    this.pushState(null, "", path);
    vi.stubGlobal("history", this);
    vi.stubGlobal("scrollTo", () => {});
    vi.stubGlobal("addEventListener", (kind: string, heard: () => void, { once = false } = {}) => {
      if (kind === "popstate") this.listeners.push({ heard, once });
    });
  }

  get state(): unknown {
    return this.entries.at(-1)?.state;
  }

  get paths(): string[] {
    return this.entries.map(({ path }) => path);
  }

  pushState(state: unknown, _: string, path: string): void {
    this.entries.push({ path, state });
    vi.stubGlobal("location", { pathname: path });
  }

  replaceState(state: unknown, _: string, path: string): void {
    this.entries.pop();
    this.pushState(state, _, path);
  }

  back(): void {
    this.entries.pop();
    vi.stubGlobal("location", { pathname: this.paths.at(-1) });
    const heard = this.listeners;
    this.listeners = heard.filter(({ once }) => !once);
    for (const each of heard) each.heard();
  }
}

afterEach(() => vi.unstubAllGlobals());

test("from an aside one goes back, and does not come through the same page twice", () => {
  const history = new FakeHistory("/");
  const route = new Route();
  route.go("/replay/a");
  route.go("/replay/b", { aside: true });
  history.replaceState(history.state, "", "/replay/c");
  expect(route.isAside).toBe(true);
  route.goBack("/replay/d");
  expect(history.paths).toEqual(["/", "/replay/d"]);
  expect([route.page, route.isAside]).toEqual([{ name: "replay", id: "d" }, false]);
  history.back();
  expect(history.paths).toEqual(["/"]); // and stays so
});

test("who came by a link goes on to it, instead of the page where they are", () => {
  const history = new FakeHistory("/mistakes");
  const route = new Route();
  route.go("/replay/b");
  route.goBack("/replay/a");
  expect(history.paths).toEqual(["/mistakes", "/replay/a"]);
});
