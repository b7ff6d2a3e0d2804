/**
 * Keeps the app's one document, and the hashed files it needs, for the time without a connection. It answers for the
 * address of its scope (/app, /ja/app) and for /_next/static, and for nothing else: no other page, and no call of the
 * API, ever passes through it. docs/decisions/100-the-app-without-a-connection.md says why it is as it is.
 *
 * What is kept is one cache a release: its files first, its document last. Without its document it does not count.
 */
const page = new URL(self.registration.scope).pathname;
const prefix = `bandwise-app ${page} `;
/** How long a kept document lets the network go first. */
const patience = 4_000;
/** A tab that was open when a release came may still ask for files of the one before. */
const releases = 2;

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

const isFile = ({ origin, pathname }) =>
  origin === self.location.origin && pathname.startsWith("/_next/static/");

const isDocument = (response) =>
  response.status === 200 &&
  response.type === "basic" &&
  !response.redirected &&
  (response.headers.get("content-type") ?? "").startsWith("text/html");

/** The caches of this scope, the newest first. */
async function listReleases() {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  return names.sort((one, other) => Number(other.slice(prefix.length)) - Number(one.slice(prefix.length)));
}

/** The newest release that is whole. */
async function findNewest() {
  for (const name of await listReleases()) {
    const cache = await caches.open(name);
    const kept = await cache.match(page);
    if (kept) return { cache, kept };
  }
  return null;
}

const findFile = (address) => caches.match(address, { ignoreVary: true });

async function keepFile(cache, address) {
  if (await cache.match(address, { ignoreVary: true })) return;
  const response = (await findFile(address)) ?? (await fetch(address));
  if (response.status !== 200) throw new TypeError(`${address} is not there.`);
  await cache.put(address, response);
}

async function dropOlder() {
  let whole = 0;
  for (const name of await listReleases()) {
    if (await (await caches.open(name)).match(page)) whole += 1;
    else await caches.delete(name);
    if (whole > releases) await caches.delete(name);
  }
}

async function keepRelease(response) {
  const text = await response.clone().text();
  const newest = await findNewest();
  if (newest && (await newest.kept.clone().text()) === text) return;
  const files = new Set(text.match(/\/_next\/static\/[\w./~-]+/g));
  // What answers for the site without being it, such as the login page of a hotel's network, names none.
  if (![...files].some((file) => file.endsWith(".js"))) return;
  const cache = await caches.open(`${prefix}${Date.now()}`);
  await Promise.all([...files].filter((file) => /\.\w+$/.test(file)).map((file) => keepFile(cache, file)));
  await cache.put(page, response);
  await dropOlder();
}

/** One thing is kept after the other; what could not be kept is tried again with the next document. */
let turn = Promise.resolve();
function inTurn(work) {
  turn = turn.then(work).catch(() => undefined);
  return turn;
}

const wait = (millis) => new Promise((resolve) => setTimeout(resolve, millis));

/** The network's answer; what was kept when it says nothing, or says nothing for long. */
async function answerDocument(asked) {
  const newest = await findNewest();
  if (!newest) return asked;
  const late = wait(patience).then(() => newest.kept);
  return Promise.race([asked.catch(() => newest.kept), late]);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    if (address.origin !== self.location.origin || address.pathname !== page) return;
    const asked = fetch(request);
    const copied = asked.then((response) => (isDocument(response) ? response.clone() : null));
    event.waitUntil(copied.then((copy) => copy && inTurn(() => keepRelease(copy))).catch(() => undefined));
    event.respondWith(answerDocument(asked));
  } else if (isFile(address)) {
    event.respondWith(findFile(request.url).then((kept) => kept ?? fetch(request)));
  }
});

/** A page says which files it has loaded: those of the screens that were opened are needed, too. */
async function keepFiles(files) {
  if (!(await findNewest())) {
    const response = await fetch(page, { cache: "no-cache", redirect: "error" });
    if (isDocument(response)) await keepRelease(response);
  }
  const newest = await findNewest();
  if (newest) await Promise.allSettled(files.map((file) => keepFile(newest.cache, file)));
}

self.addEventListener("message", (event) => {
  const named = Array.isArray(event.data?.files) ? event.data.files : [];
  const files = named.filter((name) => typeof name === "string" && isFile(new URL(name, self.location.origin)));
  event.waitUntil(inTurn(() => keepFiles(files)));
});
