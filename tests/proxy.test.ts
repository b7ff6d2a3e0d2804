import path from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { ask, askForData, isData, isPage, textOf } from "@/scripts/proxy/ask";
import { startNginx } from "@/scripts/proxy/start-nginx";
import { startProduct } from "@/scripts/test/e2e.mjs";
import { bodyOf } from "@/tests/factories/error-answer";

const root = path.resolve(import.meta.dirname, "..");
const gzip = { "Accept-Encoding": "gzip" };

describe("in front of the built product", () => {
  let product: Awaited<ReturnType<typeof startProduct>>;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    product = await startProduct(root, { TRUSTED_PROXIES: "1", LISTEN_ADDRESS: "127.0.0.1" });
    nginx = await startNginx(root, { upstreamPort: product.port });
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
  const product = await startProduct(root);
  const nginx = await startNginx(root, { upstreamPort: product.port, keepPages: "1s" });
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
