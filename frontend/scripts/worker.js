// Keeps the shell of the page: what the first screen is made of, and files with their hash in the name once they were used.
// It never answers for the server: nothing of /api or /ws, no game and no card goes through here.

const CACHE = "archfoe-" + "VERSION";
const FILES = ["FILES"];

addEventListener("install", (event) => {
  // Past the cache of the browser: the front page is the one of this version.
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })))));
});

addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("archfoe-") && name !== CACHE;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && pathname === "/") event.respondWith(fetch(request).catch(() => kept("/")));
  else if (pathname.startsWith("/assets/")) event.respondWith(lasting(request));
});

async function kept(file) {
  return (await caches.match(file)) ?? Response.error();
}

/** A file with its hash in the name never changes. */
async function lasting(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    void caches.open(CACHE).then((cache) => cache.put(request, copy));
  }
  return answer;
}
