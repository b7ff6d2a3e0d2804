import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { contentPolicy } from "@/scripts/serve/answer-headers.mjs";
import { readPageTable } from "@/scripts/serve/page-policy.mjs";
import { ask, textOf } from "@/scripts/proxy/ask";
import { startProduct } from "@/scripts/test/e2e.mjs";
import { inlineScripts, uncoveredScripts } from "@/tests/factories/page-scripts";

const root = path.resolve(import.meta.dirname, "..");
const dist = path.join(root, process.env.NEXT_DIST_DIR ?? ".next");
const folder = path.join(dist, "server/app");
const { hashes, pages } = readPageTable(dist);
const policyOf = contentPolicy({ frames: "'none'" });

let product: Awaited<ReturnType<typeof startProduct>>;
beforeAll(async () => {
  product = await startProduct(root, { SITE_URL: "https://bandwise.example" });
});
afterAll(() => product?.stop());

const built = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".html"),
);

test("the table of the build has the scripts of every built page, and no script stands in the way of an attribute", () => {
  const known = new Set(Object.values(pages).map((places) => places.map((at) => hashes[at]).join()));
  const faults = built.flatMap((name) => {
    const html = readFileSync(path.join(folder, name), "utf8");
    const all = policyOf(hashes);
    const handlers = [...html.matchAll(/<[a-z][^>]*\son[a-z]+="/g)].map(([tag]) => `handler: ${tag}`);
    return [...uncoveredScripts(html, all), ...handlers].map((what) => `${name}: ${what}`);
  });
  expect(faults).toEqual([]);
  expect(built.length).toBeGreaterThan(900);
  expect(known.size).toBeGreaterThan(900);
});

test("a page with one script more is not covered", () => {
  const html = readFileSync(path.join(folder, "en.html"), "utf8");
  const policy = policyOf(hashes);
  expect(uncoveredScripts(html, policy)).toEqual([]);
  expect(uncoveredScripts(html.replace("</body>", "<script>more()</script></body>"), policy)).toEqual([
    "more()",
  ]);
  expect(uncoveredScripts(html, policyOf())).toHaveLength(inlineScripts(html).length);
});

const pagesOfEachKind = [
  ...["/", "/ja", "/courses/det-read-and-select-course", "/learn/test-format", "/pricing", "/login", "/app"],
  ...["/listen", "/search?q=listen", "/th/contact-us", "/success/order-1", "/blog", "/de/cookie"],
  // Rendered now.
  ...["/nope", "/ja/nope/nope", "/learn/none", "/on-demand/en/public/learn/test-format"],
];

test.for(pagesOfEachKind)(
  "%s comes with a policy that lets its own scripts run, and no other",
  async (address) => {
    const page = await ask(product.url + address);
    const policy = String(page.headers["content-security-policy"]);
    expect(inlineScripts(textOf(page)).length).toBeGreaterThan(1);
    expect(uncoveredScripts(textOf(page), policy)).toEqual([]);
    expect(policy).toMatch(/^default-src 'self'; /);
    expect(policy).toContain("; object-src 'none'; ");
    // As many as stand in it: not the whole site's.
    const named = policy.match(/'sha256-/g) ?? [];
    expect(named.length).toBeLessThanOrEqual(inlineScripts(textOf(page)).length);
  },
);

test("a reader who has a page is told so with its policy", async () => {
  const { headers } = await ask(`${product.url}/pricing`);
  const again = await ask(`${product.url}/pricing`, { headers: { "If-None-Match": headers.etag } });
  expect([again.status, again.headers["content-security-policy"]]).toEqual([
    304,
    headers["content-security-policy"],
  ]);
});

test("where the address of the site is https, every answer asks browsers to stay with it", async () => {
  for (const address of ["/", "/api/common/version", "/nope", "/%ff", "/favicon.ico", "/pricing/"]) {
    const { headers } = await ask(product.url + address);
    expect([address, headers["strict-transport-security"]]).toEqual([address, "max-age=31536000"]);
  }
});
