// The service worker: the game opens at once, and also while there is no network.

declare const self: ServiceWorkerGlobalScope;

const CACHE = "dnup-2";
const PATIENCE = 2500; // milliseconds for the network before the kept page is shown
const MOST = 120; // kept files; older ones belong to builds that are gone
/** The game's pages, which are all one file. What else is on this site is no page to be kept. */
declare const PAGES: Readonly<Record<string, string>>;
const forms = Object.keys(PAGES).map((path) => path.replace(/{\w+}/, "[^/]+"));
const isPage = new RegExp(`^(${forms.join("|")})$`);

self.addEventListener("install", (event) => {
  event.waitUntil(fetch("/").then(keep));
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && isPage.test(url.pathname)) {
    const fresh = fetch(request);
    event.waitUntil(fresh.then((answer) => keep(answer.clone())).catch(() => {}));
    event.respondWith(page(fresh));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(asset(request.url));
  }
});

// A notification was pressed: bring its table to the front, or open it.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data as { readonly path: string };
  event.waitUntil(bringUp(new URL(path, self.location.origin).href));
});

async function bringUp(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((each) => each.url.split(/[?#]/)[0] === url);
  await (there === undefined ? self.clients.openWindow(url) : there.focus());
}

/** The page from the network; the kept one if that takes too long or fails. */
async function page(fresh: Promise<Response>): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const answer = await Promise.race([fresh.catch(() => undefined), late]);
  if (answer !== undefined) return answer;
  const cache = await caches.open(CACHE);
  return (await cache.match("/", { ignoreVary: true })) ?? fresh;
}

/** A built file, whose name changes with what is in it: kept is as good as new. */
async function asset(url: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(url, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(url);
  if (answer.ok) {
    await cache.put(url, answer.clone());
    const keys = await cache.keys();
    const old = keys.filter((key) => key.url.includes("/assets/")).slice(0, -MOST);
    await Promise.all(old.map((key) => cache.delete(key)));
  }
  return answer;
}

/** Keep the game's page, after the files that it begins with: without them it would be empty. */
async function keep(answer: Response): Promise<void> {
  const type = answer.headers.get("content-type") ?? "";
  if (answer.status !== 200 || answer.redirected || !type.startsWith("text/html")) return;
  const named = `${answer.headers.get("link") ?? ""} ${await answer.clone().text()}`;
  const paths = new Set(named.match(/\/assets\/[\w.-]+/g));
  const files = await Promise.all(
    [...paths].map((path) => asset(new URL(path, self.location.origin).href)),
  );
  if (files.every(({ ok }) => ok)) await (await caches.open(CACHE)).put("/", answer);
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}
export {};
