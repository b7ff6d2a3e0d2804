import http from "node:http";
import path from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { errorFacts, type ErrorCode } from "@/lib/core/errors";
import { ask, askForData, isData, isPage, textOf } from "@/scripts/proxy/ask";
import { startNginx } from "@/scripts/proxy/start-nginx";
import { startProduct } from "@/scripts/test/e2e.mjs";
import { startToldOrigin } from "@/tests/factories/told-origin";

const root = path.resolve(import.meta.dirname, "..");
const year = { "Cache-Control": "s-maxage=31536000" };
const gzip = { "Accept-Encoding": "gzip" };

const bodyOf = (code: ErrorCode) => {
  const { status, message } = errorFacts[code];
  return { status, message, code };
};

describe("in front of the built product", () => {
  let product: Awaited<ReturnType<typeof startProduct>>;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    product = await startProduct(root, { TRUSTED_PROXIES: "1", LISTEN_ADDRESS: "127.0.0.1" }, 4_530);
    nginx = await startNginx(root, { upstreamPort: product.port, firstPort: 4_750 });
  });
  afterAll(async () => {
    await nginx?.stop();
    await product?.stop();
  });

  test.for(["/", "/courses/det-read-and-select-course", "/ja/learn/test-format"])(
    "%s is asked of the product once and comes byte for byte as it sent it",
    async (page) => {
      for (const headers of [gzip, { "Accept-Encoding": "br" }, {}]) {
        const own = await ask(product.url + page, { headers });
        await ask(nginx.url + page, { headers });
        const kept = await ask(nginx.url + page, { headers });
        expect(kept).toMatchObject({ status: 200, cache: "HIT" });
        expect(kept.headers["content-encoding"]).toBe(own.headers["content-encoding"]);
        expect(kept.bytes.equals(own.bytes)).toBe(true);
      }
    },
  );

  test("a reader who has the page already is told so without a body", async () => {
    const { headers } = await ask(`${nginx.url}/pricing`);
    const again = await ask(`${nginx.url}/pricing`, { headers: { "If-None-Match": headers.etag } });
    expect(again).toMatchObject({ status: 304, cache: "HIT" });
  });

  test.for([
    { kind: "navigation", headers: {} },
    { kind: "prefetch", headers: { "Next-Router-Prefetch": "1" } },
    {
      kind: "segment",
      headers: { "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_tree" },
    },
  ])("data for a $kind and the page itself are never mixed up", async ({ headers }) => {
    const address = "/contact-us";
    expect(isPage(await ask(nginx.url + address))).toBe(true);
    const data = await askForData(nginx.url, address, headers);
    expect(isData(data)).toBe(true);
    const own = await askForData(product.url, address, headers);
    const again = await askForData(nginx.url, address, headers);
    expect(again.cache).toBe("HIT");
    expect(again.bytes.equals(own.bytes)).toBe(true);
    expect(isPage(await ask(nginx.url + address))).toBe(true);
    expect(isPage(await ask(`${nginx.url}${address}?_rsc`))).toBe(true);
  });

  test("the start page still sends a reader to the language chosen before", async () => {
    for (let times = 0; times < 2; times += 1) await ask(`${nginx.url}/`);
    const chosen = await ask(`${nginx.url}/`, { headers: { Cookie: "NEXT_LOCALE=ja" } });
    expect(chosen.status).toBe(307);
    expect(chosen.headers.location).toMatch(/(^|localhost)\/ja$/);
    expect(await ask(`${nginx.url}/`, { headers: { Cookie: "NEXT_LOCALE=en" } })).toMatchObject({
      status: 200,
      cache: "HIT",
    });
  });

  test("headers that make Next.js answer something else do not spoil a page for others", async () => {
    const poison = {
      "X-Middleware-Prefetch": "1",
      "X-Nextjs-Data": "1",
      "X-Forwarded-Host": "evil.example",
    };
    const address = `${nginx.url}/tos`;
    const first = await ask(address, { headers: poison });
    const second = await ask(address);
    expect([isPage(first), isPage(second), second.cache]).toEqual([true, true, "HIT"]);
    expect(textOf(second)).not.toContain("evil.example");
  });

  test("two guests get two sessions, and nothing of the API or health is kept", async () => {
    const guest = () => ask(`${nginx.url}/api/common/guest`, { method: "POST" });
    const [first, second] = [await guest(), await guest()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(textOf(first)).not.toBe(textOf(second));
    for (const address of ["/api/openapi.json", "/healthz", "/%61pi/openapi.json"]) {
      for (let times = 0; times < 2; times += 1)
        expect([address, (await ask(nginx.url + address)).cache]).toEqual([address, null]);
    }
  });

  test("a kept page has the policy that names its scripts, and a reader who has it already keeps it", async () => {
    const own = await ask(`${product.url}/tos`);
    const policy = String(own.headers["content-security-policy"]);
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    await ask(`${nginx.url}/tos`);
    const kept = await ask(`${nginx.url}/tos`);
    expect([kept.cache, kept.headers["content-security-policy"]]).toEqual(["HIT", policy]);
    for (const url of [nginx.url, product.url]) {
      const again = await ask(`${url}/tos`, { headers: { "If-None-Match": own.headers.etag } });
      expect([again.status, again.headers["content-security-policy"]]).toEqual([304, policy]);
    }
    const data = await askForData(nginx.url, "/tos", {});
    expect(data.headers["content-security-policy"]).toMatch(/script-src 'self'$/);
  });

  test("what is not there is asked for each time, a page as well as a script", async () => {
    for (const address of ["/no-such-page", "/_next/static/no-such-file.js"]) {
      await ask(nginx.url + address);
      expect(await ask(nginx.url + address)).toMatchObject({ status: 404, cache: "MISS" });
    }
  });

  test("a script of the build is kept and marked as never changing", async () => {
    const html = textOf(await ask(`${nginx.url}/pricing`));
    const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? "";
    await ask(nginx.url + script, { headers: gzip });
    const kept = await ask(nginx.url + script, { headers: gzip });
    expect(kept).toMatchObject({ status: 200, cache: "HIT" });
    expect(kept.headers["cache-control"]).toContain("immutable");
  });
});

test("with the product stopped a page that is past its time is served, and the API says what is the matter", async () => {
  const product = await startProduct(root, {}, 4_570);
  const nginx = await startNginx(root, { upstreamPort: product.port, firstPort: 4_770, keepPages: "1s" });
  try {
    const own = await ask(`${nginx.url}/pricing`, { headers: gzip });
    await product.stop();
    const isStale = async () => (await ask(`${nginx.url}/pricing`, { headers: gzip })).cache === "STALE";
    await expect.poll(isStale, { timeout: 20_000 }).toBe(true);
    const stale = await ask(`${nginx.url}/pricing`, { headers: gzip });
    expect(stale.status).toBe(200);
    expect(stale.bytes.equals(own.bytes)).toBe(true);
    const api = await ask(`${nginx.url}/api/userInfo`);
    expect(api.status).toBe(503);
    expect(JSON.parse(textOf(api))).toEqual(bodyOf("server/unavailable"));
  } finally {
    await nginx.stop();
    await product.stop();
  }
});

describe("in front of a server that answers as it is told", () => {
  let origin: Awaited<ReturnType<typeof startToldOrigin>>;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    origin = await startToldOrigin();
    nginx = await startNginx(root, { upstreamPort: origin.port, firstPort: 4_790 });
  });
  afterAll(async () => {
    await nginx?.stop();
    await origin?.stop();
  });

  test.for([
    { name: "year", headers: year, kept: true },
    { name: "public", headers: { "Cache-Control": "public, max-age=3600" }, kept: true },
    { name: "known-vary", headers: { ...year, Vary: "RSC, Accept-Encoding" }, kept: true },
    { name: "unknown-vary", headers: { ...year, Vary: "RSC, Cookie" }, kept: false },
    { name: "cookie", headers: { ...year, "Set-Cookie": "a=b" }, kept: false },
    { name: "private", headers: { "Cache-Control": "private, s-maxage=3600" }, kept: false },
    { name: "no-store", headers: { "Cache-Control": "s-maxage=3600, no-store" }, kept: false },
    { name: "short", headers: { "Cache-Control": "s-maxage=59" }, kept: false },
    { name: "browser-only", headers: { "Cache-Control": "max-age=3600" }, kept: false },
    { name: "revalidated", headers: { "Cache-Control": "public, max-age=0" }, kept: false },
    { name: "silent", headers: {}, kept: false },
    { name: "missing", status: 404, headers: year, kept: false },
    { name: "moved", status: 308, headers: { ...year, Location: "/year" }, kept: false },
  ])("an answer is kept only when everybody may have it: $name", async ({ name, kept, ...answer }) => {
    origin.tell(`/${name}`, answer);
    const [first, second] = [await ask(`${nginx.url}/${name}`), await ask(`${nginx.url}/${name}`)];
    expect(second.cache).toBe(kept ? "HIT" : "MISS");
    expect(textOf(second) === textOf(first)).toBe(kept);
  });

  test.for([
    { Authorization: "Bearer one" },
    { Cookie: "__prerender_bypass=one" },
    { RSC: "1", "Next-Router-State-Tree": "one" },
    { RSC: "1", "Next-Url": "/one" },
    { RSC: "2" },
    { RSC: ["1", "1"], "Next-Router-Prefetch": "3" },
  ])("a request of somebody's own neither takes nor leaves anything: %o", async (headers) => {
    const page = `/own-${Object.values(headers).join("-").replace(/\W/g, "")}`;
    origin.tell(page, { headers: year });
    const own = await ask(nginx.url + page, { headers });
    const other = await ask(nginx.url + page);
    expect(own.cache).toBe("BYPASS");
    expect(textOf(other)).not.toBe(textOf(own));
    expect(textOf(await ask(nginx.url + page, { headers }))).not.toBe(textOf(other));
    expect(textOf(await ask(nginx.url + page))).toBe(textOf(other));
  });

  test.for([
    { sent: "gzip, deflate, br, zstd", seen: "br" },
    { sent: "gzip, deflate", seen: "gzip" },
    { sent: "br;q=0, gzip;q=0.5", seen: "gzip" },
    { sent: "gzip;q=0.0", seen: undefined },
    { sent: "abra, gzipped", seen: undefined },
  ])("a browser that takes $sent gets $seen", async ({ sent, seen }) => {
    await ask(`${nginx.url}/encoding`, { headers: { "Accept-Encoding": sent } });
    expect(origin.asked.at(-1)?.["accept-encoding"]).toBe(seen);
  });

  test("the product hears the reader's address last, the host and the scheme, whatever the reader claims", async () => {
    const claims = {
      "X-Forwarded-For": "10.9.8.7",
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "https",
      Forwarded: "for=10.9.8.7",
    };
    await ask(`${nginx.url}/api/who`, { headers: claims });
    const seen = origin.asked.at(-1);
    expect(seen).toMatchObject({
      "x-forwarded-for": "10.9.8.7, 127.0.0.1",
      "x-forwarded-host": "localhost",
      "x-forwarded-proto": "http",
      host: "localhost",
    });
    expect(seen).not.toHaveProperty("forwarded");
  });

  test("each part of a page that is fetched ahead is kept for itself", async () => {
    origin.tell("/parts", { headers: year });
    const fetchAhead = async (part: string) => {
      const headers = { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": part };
      return textOf(await ask(`${nginx.url}/parts`, { headers }));
    };
    const [tree, head] = [await fetchAhead("/_tree"), await fetchAhead("/_head")];
    expect(head).not.toBe(tree);
    expect([await fetchAhead("/_tree"), await fetchAhead("/_head")]).toEqual([tree, head]);
  });

  test("two data headers reach the product as the one that is in the key", async () => {
    await ask(`${nginx.url}/twice`, { headers: { RSC: ["1", "1"] } });
    const passed = origin.asked.at(-1)?.rsc;
    const { cache } = await ask(`${nginx.url}/twice`, { headers: { RSC: ["1", "1"] } });
    expect(passed === "1" || cache === "BYPASS").toBe(true);
  });

  test("a body over 64 KB is refused in the API's own words, one of 64 KB goes through", async () => {
    const send = (size: number) => ask(`${nginx.url}/api/echo`, { method: "POST", body: "x".repeat(size) });
    expect((await send(65_536)).status).toBe(200);
    const refused = await send(65_537);
    expect(refused.status).toBe(413);
    expect(refused.headers["content-type"]).toBe("application/json");
    expect(JSON.parse(textOf(refused))).toEqual(bodyOf("request/too-large"));
  });

  test("uploads take more, and the product reads them while they arrive", async () => {
    const upload = (size: number) =>
      ask(`${nginx.url}/api/uploads/x`, { method: "POST", body: "x".repeat(size) });
    expect((await upload(1_000_000)).status).toBe(200);
    expect((await upload(64 * 1_024 * 1_024 + 1)).status).toBe(413);
    const before = origin.arrived();
    const request = http.request(`${nginx.url}/api/uploads/slow`, { method: "POST", agent: false });
    request.on("error", () => undefined);
    request.write("x".repeat(10_000));
    await expect.poll(() => origin.arrived() - before).toBe(10_000);
    request.destroy();
  });

  test("events of the API come as they are sent", async () => {
    const headers = { "Content-Type": "text/event-stream" };
    origin.tell("/api/events", { headers, open: "event: open\ndata: {}\n\n" });
    const answer = await fetch(`${nginx.url}/api/events`, { headers: gzip });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe("event: open\ndata: {}\n\n");
    await reader?.cancel();
  });

  test.for([
    "/internal/pages",
    "/dev",
    "/dev/outbox",
    "/%64ev/outbox",
    "/dev/pay/cs_test_1",
    "/metrics",
    "/metrics/",
    "/%6Detrics",
    "/.env",
    "/.git/config",
    "/learn/.hidden",
  ])("%s never reaches the product", async (address) => {
    const before = origin.asked.length;
    const { status, headers } = await ask(nginx.url + address);
    expect([status, origin.asked.length]).toEqual([404, before]);
    expect(headers.server).toBe("nginx");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
  });

  test("/.well-known is for everybody", async () => {
    expect((await ask(`${nginx.url}/.well-known/security.txt`)).status).toBe(200);
  });
});
