import net from "node:net";
import path from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { locales } from "@/lib/i18n/locales";
import { ask, textOf } from "@/scripts/proxy/ask";
import { startProduct } from "@/scripts/test/e2e.mjs";

const root = path.resolve(import.meta.dirname, "..");
let product: Awaited<ReturnType<typeof startProduct>>;
beforeAll(async () => {
  product = await startProduct(root);
  // The page server joins in when it is first asked, and would take upgrades from then on.
  await ask(`${product.url}/pricing`);
});
afterAll(() => product?.stop());

const close = "Host: localhost\r\nConnection: close\r\n\r\n";

/** What comes back for exactly these bytes, until the other side closes. */
function send(bytes: string) {
  return new Promise<{ status: number; head: string; body: string }>((resolve, reject) => {
    const socket = net.connect(product.port, "127.0.0.1", () => socket.write(bytes, "latin1"));
    let text = "";
    socket.setTimeout(10_000, () => socket.destroy(new Error(`Nothing more came after "${text}".`)));
    socket.on("data", (part) => (text += part.toString("latin1")));
    socket.once("error", reject);
    socket.once("close", () => {
      const [head = "", ...body] = text.split("\r\n\r\n");
      resolve({ status: Number(head.split(" ")[1]), head: head.toLowerCase(), body: body.join("\r\n\r\n") });
    });
  });
}

const get = (target: string, more = "") => send(`GET ${target} HTTP/1.1\r\n${more}${close}`);

const always = [
  "x-content-type-options: nosniff",
  "x-frame-options: deny",
  "referrer-policy: strict-origin-when-cross-origin",
];
const ofPages = [
  "permissions-policy: camera=(), geolocation=(), payment=(), microphone=(self)",
  "content-security-policy: default-src 'self'; ",
];
const ofData = ["content-security-policy: default-src 'none'; frame-ancestors 'none'"];
/** What the API and operation answer is data: it says nothing of what a page may do. */
const isData = (target: string) => /^\/(?:api\/|healthz)/.test(target);

function missing(head: string, target: string) {
  const wanted = [...always, ...(isData(target) ? ofData : ofPages)];
  const unwanted = isData(target) ? ["permissions-policy", "next-router"] : [];
  return [
    ...wanted.filter((line) => !head.includes(line)),
    ...unwanted.filter((part) => head.includes(part)),
  ];
}

const requests: [bytes: string, status: number][] = [
  [`GET / HTTP/1.1\r\n${close}`, 200],
  [`GET /pricing/ HTTP/1.1\r\n${close}`, 308],
  [`GET /api/common/version/ HTTP/1.1\r\n${close}`, 308],
  [`GET /nope HTTP/1.1\r\n${close}`, 404],
  [`GET /favicon.ico HTTP/1.1\r\n${close}`, 200],
  [`GET /robots.txt HTTP/1.1\r\n${close}`, 200],
  [`GET /_next/static/none.js HTTP/1.1\r\n${close}`, 404],
  [`GET /films/none-0123456789.mp4 HTTP/1.1\r\n${close}`, 404],
  [`GET /internal/pages HTTP/1.1\r\n${close}`, 405],
  [`POST /internal/pages HTTP/1.1\r\nContent-Length: 0\r\n${close}`, 404],
  [`GET /api/none HTTP/1.1\r\n${close}`, 404],
  [`GET /healthz HTTP/1.1\r\n${close}`, 200],
  [`GET /dev/none HTTP/1.1\r\n${close}`, 404],
  [`POST /pricing HTTP/1.1\r\nContent-Length: 2\r\n${close}{}`, 405],
  [`POST /api/common/login HTTP/1.1\r\nContent-Length: 70000\r\n${close}${"x".repeat(70_000)}`, 413],
  [`TRACE / HTTP/1.1\r\n${close}`, 405],
  [`TRACE /api/common/version HTTP/1.1\r\n${close}`, 405],
  [`OPTIONS * HTTP/1.1\r\n${close}`, 400],
  [`OPTIONS /pricing HTTP/1.1\r\n${close}`, 204],
  [`CONNECT localhost:80 HTTP/1.1\r\n${close}`, 405],
  [`GET / HTTP/1.1\r\nExpect: a miracle\r\n${close}`, 417],
  [`GET / HTTP/9.9\r\n${close}`, 400],
  ["GET / HTTP/1.1\r\n\r\n", 400],
  [`GET /dev/outbox HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n`, 400],
  ["nonsense\r\n\r\n", 400],
  [`GET / HTTP/1.1\r\nX-Long: ${"a".repeat(20_000)}\r\n${close}`, 431],
];

const named = requests.map(([bytes, status]) => {
  const line = bytes.split("\r\n", 1)[0] ?? "";
  return { line, bytes, status, target: line.split(" ")[1] ?? "" };
});

test.for(named)(
  "$line is answered with $status and the rules of the site",
  async ({ bytes, status, target }) => {
    const answer = await send(bytes);
    expect([answer.status, missing(answer.head, target)]).toEqual([status, []]);
  },
);

const unreadable = [
  "/%",
  "/%ff",
  "/x%ff.png",
  "/%00",
  "/%0a",
  "/ja/%e3%81",
  "/_next/static/%ff",
  "/films/%ff",
];
const queries = ["/search?q=%zz", "/search?q=%C0%AF", "/?%ff", "/courses?x=%"];

test.for([...unreadable, ...queries])("%s is refused with a page", async (target) => {
  const answer = await get(target);
  expect([answer.status, missing(answer.head, target)]).toEqual([400, []]);
  expect(answer.head).toContain("content-type: text/html; charset=utf-8");
  expect(answer.head).toContain("cache-control: private, no-store");
  expect(answer.body).toMatch(/<html lang="(en|ja)">[^]*<h1>[^]*<a href="\//);
});

test.for([
  "/api/%",
  "/api/%ff",
  "/api/common/%00",
  "/api/common/search?q=%zz",
  "/api/common/search?q=%C0%AF",
])("%s is refused in the words of the API", async (target) => {
  const answer = await get(target);
  expect([answer.status, missing(answer.head, target)]).toEqual([400, []]);
  expect(answer.body).toContain('"code":"request/invalid"');
});

test.for(locales)("a refused address is answered in its language: %s", async (locale) => {
  const answer = await ask(`${product.url}/${locale}/%25?q=%zz`);
  expect([answer.status, answer.headers["content-language"]]).toEqual([400, locale]);
  expect(textOf(answer)).toContain(`<html lang="${locale}">`);
});

test.for([
  [
    "/pricing",
    "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA",
  ],
  ["/pricing", "Connection: Upgrade\r\nUpgrade: foo"],
  ["/api/common/version", "Connection: Upgrade\r\nUpgrade: foo"],
  [
    "/pricing",
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x",
  ],
] as const)("an upgrade of %s that nobody speaks is ignored: %s", async ([target, headers]) => {
  const { status } = await get(target, `${headers}\r\n`);
  expect(status).toBe(200);
});

test("a body that comes with an upgrade is read", async () => {
  const head =
    "Content-Type: application/json\r\nContent-Length: 2\r\nConnection: Upgrade\r\nUpgrade: foo\r\n";
  const answer = await send(`POST /api/common/login HTTP/1.1\r\n${head}${close}{}`);
  expect([answer.status, answer.body]).toEqual([400, expect.stringContaining("request/invalid")]);
});

test.for(["/pricing", "/pricing/", "/ja/", "//evil.example/", "/api/common/version/"])(
  "a whole address of another site leads to nowhere else: %s",
  async (target) => {
    const answer = await get(`http://evil.example${target}`);
    expect([200, 308, 404]).toContain(answer.status);
    expect(/\r\nlocation: (.*)/.exec(answer.head)?.[1] ?? "/").toMatch(/^\/(?!\/)/);
  },
);

test("the API does not know what the page server's own headers ask for", async () => {
  const headers = "RSC: 1\r\nNext-Router-Prefetch: 1\r\nNext-Router-State-Tree: x\r\n";
  const { status, body } = await get("/api/common/version", headers);
  expect([status, body]).toEqual([200, expect.stringContaining('"build"')]);
});

test("what is not allowed is refused together with what is", async () => {
  for (const method of ["POST", "PUT", "DELETE", "TRACE", "PROPFIND"]) {
    const { status, head } = await send(`${method} /pricing HTTP/1.1\r\n${close}`);
    expect([method, status, /\r\nallow: (.*)/.exec(head)?.[1]]).toEqual([method, 405, "get, head, options"]);
  }
  const { head } = await send(`TRACE /api/userInfo HTTP/1.1\r\n${close}`);
  expect(head).toMatch(/\r\nallow: .*get/);
});

const requestsWith = async (status: string) =>
  textOf(await ask(`${product.url}/metrics`))
    .split("\n")
    .filter(
      (line) => /^http_request_duration_seconds_count/.test(line) && line.includes(`status="${status}"`),
    );

test("who breaks off a body is no failure of ours", async () => {
  const socket = net.connect(product.port, "127.0.0.1");
  const head = "Content-Type: application/json\r\nContent-Length: 100\r\nHost: localhost\r\n\r\n";
  await new Promise<void>((resolve) => {
    socket.write(`POST /api/common/login HTTP/1.1\r\n${head}{}`, () => setTimeout(resolve, 200));
  });
  socket.destroy();
  await expect.poll(() => requestsWith("499")).toHaveLength(1);
  expect(await requestsWith("503")).toEqual([]);
  expect(product.words()).not.toMatch(/server\/unavailable|ECONNRESET|broken-off/);
});

test("a payment page takes a body whose length it is not told, and none at all", async () => {
  const form = "Content-Type: application/x-www-form-urlencoded\r\n";
  const inParts = `${form}Transfer-Encoding: chunked\r\n${close}6\r\nmethod\r\n0\r\n\r\n`;
  expect((await send(`POST /dev/pay/none HTTP/1.1\r\n${inParts}`)).status).toBe(404);
  expect((await send(`DELETE /dev/pay/none HTTP/1.1\r\n${close}`)).status).toBe(404);
});

test("none of this left a stack in the log", async () => {
  expect(product.words()).not.toMatch(/^\s+at /m);
});
