import http from "node:http";
import path from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { ask, textOf } from "@/scripts/proxy/ask";
import { startNginx } from "@/scripts/proxy/start-nginx";
import { bodyOf } from "@/tests/factories/error-answer";
import { startToldOrigin } from "@/tests/factories/told-origin";

const root = path.resolve(import.meta.dirname, "..");
const year = { "Cache-Control": "s-maxage=31536000" };
const gzip = { "Accept-Encoding": "gzip" };

describe("in front of a server that answers as it is told", () => {
  let origin: Awaited<ReturnType<typeof startToldOrigin>>;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    origin = await startToldOrigin();
    nginx = await startNginx(root, { upstreamPort: origin.port });
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
