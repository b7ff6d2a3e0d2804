import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { encodeSignatureHeader } from "@sanity/webhook";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";

import { readDataset } from "@/lib/integrations/sanity/read-dataset";
import { startProduct } from "@/scripts/test/e2e.mjs";
import { uncoveredScripts } from "@/tests/factories/page-scripts";
import { sanityArticle } from "@/tests/factories/sanity-articles";
import { SanityServer } from "@/tests/factories/sanity-server";

const root = path.resolve(import.meta.dirname, "..");
const secret = "a-secret-of-the-webhook";
const cms = new SanityServer();
let product: Awaited<ReturnType<typeof startProduct>>;

const settings = () => ({
  SANITY_PROJECT_ID: "bandwise",
  SANITY_API_HOST: cms.url,
  SANITY_API_READ_TOKEN: "read-token",
  SANITY_WEBHOOK_SECRET: secret,
});

beforeAll(async () => {
  for (const document of await readDataset(path.join(root, "cms/dataset"))) cms.put(document);
  await cms.listen();
  product = await startProduct(root, settings());
});
afterAll(async () => {
  await product.stop();
  await cms.close();
});

/** A page as a reader gets it; redirects are not followed. */
async function visit(address: string, cookie = "", site = product.url) {
  const response = await fetch(site + address, { redirect: "manual", headers: { cookie } });
  const html = await response.text();
  const page = parse(html);
  return {
    status: response.status,
    stopped: uncoveredScripts(html, response.headers.get("content-security-policy") ?? ""),
    headers: response.headers,
    title: page.querySelector("h1")?.text ?? "",
    text: page.querySelector("main")?.text ?? "",
    links: page.querySelectorAll("main a").map((link) => link.getAttribute("href")),
    robots: page.querySelector('meta[name="robots"]')?.getAttribute("content") ?? "",
    canonical: page.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "",
    alternates: page.querySelectorAll('link[rel="alternate"][hreflang]').length,
    graph: page
      .querySelectorAll('script[type="application/ld+json"]')
      .map(({ text }) => text)
      .join(),
  };
}

async function tell(document: { _id: string; _type: string }) {
  const body = JSON.stringify({ _id: document._id, _type: document._type });
  const signature = await encodeSignatureHeader(body, Date.now(), secret);
  const response = await fetch(`${product.url}/api/cms/webhook`, {
    method: "POST",
    headers: { "content-type": "application/json", "sanity-webhook-signature": signature },
    body,
  });
  expect(response.status).toBe(200);
}

async function publish(document: ReturnType<typeof sanityArticle>) {
  cms.put(document);
  await tell(document);
}

test("a new article has its page, its place in the lists, the feed and llms.txt, with the next reader", async () => {
  expect((await visit("/learn/fresh-air")).status).toBe(404);
  await publish(sanityArticle("fresh-air", { title: "Fresh air" }));
  await publish(sanityArticle("fresh-air", { language: "de", title: "Frische Luft" }));
  const page = await visit("/de/learn/fresh-air");
  expect([page.status, page.title]).toEqual([200, "Frische Luft"]);
  expect(page.canonical).toMatch(/\/de\/learn\/fresh-air$/);
  expect(page.alternates).toBe(3);
  expect(page.robots).toBe("");
  expect(page.graph).toContain('"headline":"Frische Luft"');
  expect((await visit("/learn")).links).toContain("/learn/fresh-air");
  expect((await visit("/de/learn")).text).toContain("Frische Luft");
  expect((await visit("/sitemap")).links).toContain("/learn/fresh-air");
  const textOf = async (address: string) => (await fetch(product.url + address)).text();
  expect(await textOf("/de/learn/feed.xml")).toContain("Frische Luft");
  expect(await textOf("/llms.txt")).toContain("Fresh air");
  expect(await textOf("/sitemap-cms.xml")).toContain("/de/learn/fresh-air</loc>");
});

test("a page is kept until its article changes, and then shows the change to the next reader", async () => {
  const article = sanityArticle("short-notes", { collection: "blog", title: "Short notes" });
  await publish(article);
  const address = "/blog/study/short-notes";
  await visit(address);
  const asked = cms.asked.length;
  expect((await visit(address)).headers.get("x-nextjs-cache")).toBe("HIT");
  expect(cms.asked.length).toBe(asked);
  await publish({ ...article, title: "Longer notes" });
  expect((await visit(address)).title).toBe("Longer notes");
  expect((await visit("/blog")).text).toContain("Longer notes");
  expect((await visit("/blog/study")).text).toContain("Longer notes");
});

test("an article that is taken away is gone, and its address answers as one that never was", async () => {
  const article = sanityArticle("brief-stay");
  await publish(article);
  expect((await visit("/ja/learn/brief-stay")).status).toBe(200);
  cms.remove(article._id);
  await tell(article);
  const [gone, never] = [await visit("/ja/learn/brief-stay"), await visit("/ja/learn/never-there")];
  expect([gone.status, gone.title]).toEqual([404, never.title]);
  expect(never.title).not.toBe("");
});

test("addresses that nobody wrote are 404 with a whole page, and so are the routes behind the articles", async () => {
  for (const address of [
    "/learn/invented",
    "/blog/study/invented",
    "/blog/invented",
    "/on-demand/en/public/learn/fresh-air",
    "/on-demand/en/public/learn/x.y",
    "/on-demand/ja/draft/learn/fresh-air",
    "/ja/on-demand/ja/public/learn/fresh-air",
  ]) {
    const page = await visit(address);
    expect([address, page.status, page.stopped]).toEqual([address, 404, []]);
    expect(page.title).not.toBe("");
  }
});

test("pages of files are kept, too", async () => {
  await visit("/learn/test-format");
  const page = await visit("/learn/test-format");
  expect([page.status, page.headers.get("x-nextjs-cache")]).toEqual([200, "HIT"]);
});

test("other documents are followed, too", async () => {
  const faq = cms.read("faq.course.1.en");
  cms.put({ ...faq, _id: "faq.course.1.en", _type: "faq", question: "Asked anew?" });
  await tell({ _id: "faq.course.1.en", _type: "faq" });
  const page = await visit("/courses");
  expect([page.text, page.stopped]).toEqual([expect.stringContaining("Asked anew?"), []]);
});

test("a draft is seen with the studio's link only, says that it is one, and is hidden from search engines", async () => {
  cms.put({ ...sanityArticle("hush", { title: "Hush" }), _id: "drafts.article.hush.en" });
  cms.put({
    _id: "drafts.link",
    _type: "sanity.previewUrlSecret",
    secret: "of-the-studio",
    source: "studio",
    studioUrl: "https://studio.example",
  });
  expect((await visit("/ja/learn/hush")).status).toBe(404);
  expect((await visit("/ja/learn/hush", "bandwise-preview=%2Flearn%2Fhush~9999999999~forged")).status).toBe(
    307,
  );
  const link = "/api/cms/preview?sanity-preview-secret=of-the-studio&sanity-preview-pathname=/ja/learn/hush";
  const opened = await fetch(product.url + link, { redirect: "manual" });
  expect([opened.status, opened.headers.get("location")]).toEqual([307, "/ja/learn/hush"]);
  const cookie = opened.headers
    .getSetCookie()
    .map((each) => each.split(";", 1)[0])
    .join("; ");
  const page = await visit("/ja/learn/hush", cookie);
  expect([page.status, page.title, page.stopped]).toEqual([200, "Hush", []]);
  expect(page.links).toContain("/api/cms/preview/leave?locale=ja");
  expect(page.robots).toMatch(/noindex/);
  expect(page.headers.get("cache-control")).toMatch(/no-store/);
  expect((await visit("/ja/learn/hush")).status).toBe(404);
  const withoutPass = cookie.replace(
    /bandwise-preview=[^;]*/,
    "bandwise-preview=%2Flearn%2Fhush~9999999999~x",
  );
  expect((await visit("/ja/learn/hush", withoutPass)).status).toBe(307);
  const left = await fetch(`${product.url}/api/cms/preview/leave?locale=ja`, {
    redirect: "manual",
    headers: { cookie },
  });
  expect(left.headers.getSetCookie().join()).toMatch(/bandwise-preview=;.*1970.*__prerender_bypass=;.*1970/);
});

test("with the CMS away the site serves what it had, also after a restart, and says so to the operator", async () => {
  await publish(sanityArticle("in-the-drawer", { title: "In the drawer" }));
  cms.mood = "garbage";
  expect((await visit("/fr/learn/in-the-drawer")).title).toBe("In the drawer");
  const kept = mkdtempSync(path.join(tmpdir(), "bandwise-kept-"));
  cpSync(path.join(product.dataFolder, "cms"), path.join(kept, "cms"), { recursive: true });
  const again = await startProduct(root, { ...settings(), DATA_DIR: kept });
  onTestFinished(async () => {
    cms.mood = "well";
    await again.stop();
    rmSync(kept, { recursive: true, force: true });
  });
  const page = await visit("/fr/learn/in-the-drawer", "", again.url);
  const list = await fetch(`${again.url}/api/common/article?page=1&pageSize=100`);
  const ready = await fetch(`${again.url}/readyz`);
  expect([page.status, page.title]).toEqual([200, "In the drawer"]);
  expect(await list.text()).toContain("/learn/in-the-drawer");
  expect([ready.status, await ready.text()]).toEqual([
    200,
    expect.stringContaining("The content system fails"),
  ]);
  expect(await (await fetch(`${again.url}/metrics`)).text()).toMatch(/^cms_up 0$/m);
  const elsewhere = { headers: { "x-forwarded-for": "203.0.113.7" } };
  expect(await (await fetch(`${again.url}/readyz`, elsewhere)).json()).toEqual({
    ready: true,
    reasons: [],
    notes: [],
  });
  expect((await fetch(`${again.url}/metrics`, elsewhere)).status).toBe(404);
});
