import { readFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";

import { expect, test } from "vitest";

const source = readFileSync(path.resolve(import.meta.dirname, "../public/app-worker.js"), "utf8");
const origin = "https://bandwise.example";
const at = (address: string) => new URL(address, origin).href;

class FakeCache {
  entries = new Map<string, Response>();
  async match(address: string) {
    return this.entries.get(at(address))?.clone();
  }
  async put(address: string, response: Response) {
    this.entries.set(at(address), response);
  }
}

class FakeCaches {
  all = new Map<string, FakeCache>();
  async open(name: string) {
    const cache = this.all.get(name) ?? new FakeCache();
    this.all.set(name, cache);
    return cache;
  }
  async keys() {
    return [...this.all.keys()];
  }
  async delete(name: string) {
    return this.all.delete(name);
  }
  async match(address: string) {
    for (const cache of this.all.values()) {
      const found = await cache.match(address);
      if (found) return found;
    }
    return undefined;
  }
  addresses = () => [...this.all.values()].flatMap(({ entries }) => [...entries.keys()]);
}

const document = (script: string) => `<script src="/_next/static/chunks/${script}.js"></script>`;

/** What the network says by path; a path that is not there cannot be reached. */
type Network = Record<string, string>;

function answerAs(network: Network, address: string) {
  const text = network[new URL(address).pathname];
  if (text === undefined) throw new TypeError("offline");
  const response = new Response(text, {
    headers: { "content-type": text.startsWith("<") ? "text/html" : "text/javascript" },
  });
  return Object.defineProperty(response, "type", { value: "basic" });
}

/** A worker of a scope, with a network that a test changes as it goes. */
function startWorker(scope: string, network: Network) {
  const caches = new FakeCaches();
  const listeners = new Map<string, (event: unknown) => void>();
  const self = {
    registration: { scope: at(scope) },
    location: { origin },
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
  };
  const fetch = async (asked: string | { url: string }) =>
    answerAs(network, at(typeof asked === "string" ? asked : asked.url));
  vm.runInNewContext(source, { self, caches, fetch, URL, Set, Promise, TypeError, Number, Date, setTimeout });

  /** Null where the worker leaves a request to the browser. */
  async function ask(address: string, more: { mode?: string; method?: string } = {}) {
    const request = { url: at(address), mode: "navigate", method: "GET", ...more };
    const lasting: Promise<unknown>[] = [];
    const given: Promise<Response>[] = [];
    listeners.get("fetch")?.({
      request,
      waitUntil: (work: Promise<unknown>) => lasting.push(work),
      respondWith: (answer: Promise<Response>) => given.push(answer),
    });
    const response = await given[0];
    const text = response ? await response.text() : null;
    await Promise.all(lasting);
    return text;
  }
  async function name(files: unknown) {
    const lasting: Promise<unknown>[] = [];
    listeners.get("message")?.({
      data: { files },
      waitUntil: (work: Promise<unknown>) => lasting.push(work),
    });
    await Promise.all(lasting);
  }
  return { ask, name, caches };
}

const release = (script: string): Network => ({
  "/app": document(script),
  [`/_next/static/chunks/${script}.js`]: `run ${script}`,
});

test("the app's document comes from the network, and without one from what was kept", async () => {
  const network = release("a");
  const { ask } = startWorker("/app", network);
  expect(await ask("/app")).toBe(document("a"));
  network["/app"] = document("b");
  network["/_next/static/chunks/b.js"] = "run b";
  expect(await ask("/app?url=%2Fapp")).toBe(document("b"));
  for (const each of Object.keys(network)) delete network[each];
  expect(await ask("/app")).toBe(document("b"));
  expect(await ask("/_next/static/chunks/b.js", { mode: "no-cors" })).toBe("run b");
});

test.for([
  ["another page", "/pricing", {}],
  ["a page whose address begins like the app's", "/apples", {}],
  ["the app in another language", "/ja/app", {}],
  ["another site", "https://elsewhere.example/app", {}],
  ["a call of the API", "/api/practice/sets/1", { mode: "cors" }],
  ["a recording", "/api/media/1/1", { mode: "no-cors" }],
  ["a file that is not hashed", "/icon.svg", { mode: "no-cors" }],
  ["a form that is sent", "/app", { method: "POST" }],
  ["the app's data for the router", "/app?_rsc=1", { mode: "cors" }],
] as const)("%s does not pass through it", async ([, address, more]) => {
  const { ask, caches } = startWorker("/app", { ...release("a"), "/pricing": "<p>" });
  expect(await ask(address, more)).toBeNull();
  expect(caches.addresses()).toEqual([]);
});

test("a release counts when all its files are there, and a file of an open tab stays for one release more", async () => {
  const network = release("a");
  const { ask, caches } = startWorker("/app", network);
  await ask("/app");
  network["/app"] = document("b");
  await ask("/app");
  delete network["/app"];
  expect(await ask("/app")).toBe(document("a"));

  for (const next of ["b", "c"]) {
    await new Promise((resolve) => setTimeout(resolve, 2));
    Object.assign(network, release(next));
    await ask("/app");
    expect(await ask("/_next/static/chunks/a.js", { mode: "no-cors" })).toBe("run a");
    if (next === "b") expect(caches.addresses()).toContain(at("/_next/static/chunks/a.js"));
  }
  expect(caches.all.size).toBe(2);
  expect(caches.addresses()).not.toContain(at("/_next/static/chunks/a.js"));
});

test("what answers in the site's place is not kept", async () => {
  const network: Network = { "/app": "<p>Please log in to this network.</p>" };
  const { ask, caches } = startWorker("/app", network);
  await ask("/app");
  expect(caches.addresses()).toEqual([]);
});

test("a page that was there first names its files: only hashed ones of our own are kept", async () => {
  const files = {
    "/_next/static/chunks/review.js": "review",
    "/api/vocabulary/due": "{}",
    "/pricing": "<p>",
  };
  const { name, caches } = startWorker("/app", { ...release("a"), ...files });
  await name(
    [
      "/_next/static/chunks/review.js",
      "/api/vocabulary/due",
      "/pricing",
      7,
      "https://elsewhere.example/_next/static/x.js",
    ].map((each) => (typeof each === "string" ? at(each) : each)),
  );
  await name("nonsense");
  const kept = ["/_next/static/chunks/a.js", "/app", "/_next/static/chunks/review.js"].map(at);
  expect(caches.addresses().toSorted()).toEqual(kept.toSorted());
});
