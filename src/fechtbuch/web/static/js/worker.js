// The service worker: keeps the shell of the page (pages, modules, styles, words), so that an installed
// Fechtbuch opens without a line and says that it has none. Whatever the server has is newer and comes first;
// nothing of a table is ever kept, and nothing under /api passes through here.

const CACHE = "shell-1";

/** A page by what it is, not by which table: its address has no secret, and its shell is always the same. @param {URL} address */
function shellOf(address) {
  const [, first = ""] = address.pathname.split("/");
  return `/${first}`;
}

/** @param {URL} address @param {Request} request */
function kept(address, request) {
  if (request.mode === "navigate") return shellOf(address);
  return /^\/(static|locale)\//.test(address.pathname) ? address.pathname : "";
}

self.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin || address.pathname.startsWith("/api/")) return;
  const name = kept(address, request);
  if (name) event.respondWith(answer(event, name));
});

/** @param {string} name @param {Response} found */
async function keep(name, found) {
  await (await caches.open(CACHE)).put(name, found);
}

/** Whoever waits for an answer does not wait for its being kept. @param {any} event @param {string} name */
async function answer(event, name) {
  try {
    const found = await fetch(event.request);
    if (found.ok) event.waitUntil(keep(name, found.clone()));
    return found;
  } catch (error) {
    const before = await caches.match(name);
    if (before) return before;
    throw error;
  }
}

self.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((one) => one !== CACHE).map((one) => caches.delete(one)))));
});
