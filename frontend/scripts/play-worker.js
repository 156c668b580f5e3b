// Keeps the page that needs no server, all of it, so that it opens without a network. What the engine is made of is kept by
// the engine; here it is only found again.

const SCOPE = new URL("./", location.href).href;
const OURS = "archfoe-play " + SCOPE + " ";
const CACHE = OURS + "VERSION";
const FILES = ["FILES"];

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map((file) => new URL(file, SCOPE).href))));
});

addEventListener("activate", (event) => {
  const old = (name) => name.startsWith(OURS) && name !== CACHE;
  event.waitUntil(caches.keys().then((names) => Promise.all([clients.claim(), ...names.filter(old).map((name) => caches.delete(name))])));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
  // The front page is asked for first, so that a new version is there at once.
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept(SCOPE)));
  else event.respondWith(caches.match(request).then((found) => found ?? fetch(request)));
});

async function kept(address) {
  return (await caches.match(address)) ?? Response.error();
}
