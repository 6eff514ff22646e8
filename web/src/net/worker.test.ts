import { beforeEach, expect, test, vi } from "vitest";

const SITE = "https://dnup.test";
const WORKER = new URL("../../worker/sw.ts", import.meta.url).href;
const HTML = { "content-type": "text/html; charset=utf-8" };
const PAGE =
  '<script type="module" src="/assets/first-1.js"></script><link href="/assets/first-1.css">';

/** What was kept, by address. */
let kept: Map<string, Response>;
let answers: Record<string, Response>;
let isOnline: boolean;
let windows: { url: string; focus: () => Promise<void> }[];
const openWindow = vi.fn(async () => {});
let heard: Record<string, (event: any) => void>;

const full = (url: string): string => new URL(url, SITE).href;

beforeEach(async () => {
  kept = new Map();
  isOnline = true;
  heard = {};
  answers = {
    "/": new Response(PAGE, { headers: { ...HTML, link: "</assets/en-1.js>; rel=modulepreload" } }),
    "/assets/first-1.js": new Response("first"),
    "/assets/first-1.css": new Response("style"),
    "/assets/en-1.js": new Response("english"),
  };
  vi.stubGlobal("self", {
    addEventListener: (kind: string, hear: (event: any) => void) => (heard[kind] = hear),
    skipWaiting: async () => {},
    location: { origin: SITE },
    clients: { matchAll: async () => windows, openWindow },
  });
  windows = [];
  openWindow.mockClear();
  vi.stubGlobal("caches", {
    open: async () => ({
      match: async (url: string) => kept.get(full(url))?.clone(),
      put: async (url: string, answer: Response) => void kept.set(full(url), answer),
      keys: async () => [...kept.keys()].map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => kept.delete(url),
    }),
  });
  vi.stubGlobal("fetch", async (asked: string | { url: string }) => {
    const { pathname } = new URL(typeof asked === "string" ? full(asked) : asked.url);
    const answer = answers[pathname];
    if (!isOnline || answer === undefined) throw new TypeError("no network");
    return answer.clone();
  });
  vi.resetModules();
  await import(WORKER);
  await happen("install", {});
});

/** Let something happen in the worker, and wait for all that follows; gives its answer, if it gives one. */
async function happen(kind: string, over: object): Promise<Response | undefined> {
  const all: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  heard[kind]?.({
    waitUntil: (done: Promise<unknown>) => all.push(done),
    respondWith: (done: Promise<Response>) => (answer = done),
    ...over,
  });
  await Promise.all(all);
  return answer;
}

const visit = (path: string): Promise<Response | undefined> =>
  happen("fetch", { request: { url: full(path), method: "GET", mode: "navigate" } });
const load = (path: string): Promise<Response | undefined> =>
  happen("fetch", { request: { url: full(path), method: "GET", mode: "cors" } });

test("has the start page and all that it begins with after the first visit", async () => {
  isOnline = false;
  expect(await (await visit("/t/NAC8SS"))?.text()).toBe(PAGE);
  for (const path of ["/assets/first-1.js", "/assets/first-1.css", "/assets/en-1.js"]) {
    expect((await load(path))?.ok, path).toBe(true);
  }
});

test.each(["/icon.svg", "/healthz", "/api/guest", "/robots.txt", "/records/m1", "/replays"])(
  "leaves %s alone",
  async (path) => {
    answers[path] = new Response("something", { headers: HTML });
    expect(await visit(path)).toBeUndefined();
    expect(await kept.get(full("/"))?.clone().text()).toBe(PAGE);
  },
);

test.each([
  ["something that is no page", new Response("{}", { headers: { "content-type": "text/json" } })],
  ["a page that says no", new Response("no", { status: 503, headers: HTML })],
  ["a page whose files are gone", new Response('src="/assets/gone-2.js"', { headers: HTML })],
])("shows %s, and does not keep it", async (_what, answer) => {
  answers["/new"] = answer;
  expect((await visit("/new"))?.status).toBe(answer.status);
  expect(await kept.get(full("/"))?.clone().text()).toBe(PAGE);
});

test("keeps the page of a newer build with its files", async () => {
  answers["/learn"] = new Response('src="/assets/first-2.js"', { headers: HTML });
  answers["/assets/first-2.js"] = new Response("newer");
  await visit("/learn");
  isOnline = false;
  expect(await (await visit("/"))?.text()).toBe('src="/assets/first-2.js"');
  expect(await (await load("/assets/first-2.js"))?.text()).toBe("newer");
});

test("a notification that is pressed brings its table to the front, and opens it if it is closed", async () => {
  const focus = vi.fn(async () => {});
  const notification = { close: vi.fn(), data: { path: "/t/NAC8SS" } };
  windows = [
    { url: full("/"), focus: vi.fn(async () => {}) },
    { url: full("/t/NAC8SS#log"), focus },
  ];
  await happen("notificationclick", { notification });
  expect(focus).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
  windows = [];
  await happen("notificationclick", { notification });
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(full("/t/NAC8SS"));
  expect(notification.close).toHaveBeenCalledTimes(2);
});
