// The service worker: the game opens at once, and also while there is no network.

declare const self: ServiceWorkerGlobalScope;

const CACHE = "dnup-1";
const PATIENCE = 2500; // milliseconds for the network before the kept page is shown
const MOST = 120; // kept files; older ones belong to builds that are gone

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add("/")));
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && !url.pathname.startsWith("/records/")) {
    event.respondWith(page(request));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(asset(request));
  }
});

/** The page from the network; the kept one if that takes too long or fails. All pages are the same file. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const fresh = fetch(request).then((answer) => {
    if (answer.ok) void cache.put("/", answer.clone());
    return answer;
  });
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const answer = await Promise.race([fresh.catch(() => undefined), late]);
  return answer ?? (await cache.match("/")) ?? fresh;
}

/** A built file, whose name changes with what is in it: kept is as good as new. */
async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const keys = await cache.keys();
    const old = keys.filter((key) => key.url.includes("/assets/")).slice(0, -MOST);
    await Promise.all(old.map((key) => cache.delete(key)));
  }
  return answer;
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}
export {};
