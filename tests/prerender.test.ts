import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

import { decodePath } from "@/lib/content/addresses/decode-path";
import { localizedPath } from "@/lib/content/addresses/local-paths";
import { onDemandPaths } from "@/lib/content/articles/on-demand-paths";
import { type Locale, locales } from "@/lib/i18n/locales";

const root = path.resolve(import.meta.dirname, "..");
const built = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(root, process.env.NEXT_DIST_DIR ?? ".next", file), "utf8"));

const Prerendered = z.object({ routes: z.record(z.string(), z.object({ srcRoute: z.string().nullable() })) });
const Pages = z.record(z.string(), z.string());

const prerendered = new Set(Object.keys(Prerendered.parse(built("prerender-manifest.json")).routes));
const pages = Object.entries(Pages.parse(built("app-path-routes-manifest.json")))
  .filter(([file]) => file.endsWith("/page"))
  .map(([, route]) => route);

const slugsOf = (collection: string) =>
  readdirSync(path.join(root, "content", collection), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const Category = z.object({ category: z.string() });

/** The list, every category and every article. */
function blogPaths() {
  const articles = slugsOf("blog").map((slug) => {
    const meta = readFileSync(path.join(root, "content/blog", slug, "meta.yaml"), "utf8");
    return [Category.parse(parse(meta)).category, slug] as const;
  });
  return [
    "",
    ...new Set(articles.map(([category]) => category)),
    ...articles.map((parts) => parts.join("/")),
  ];
}

/** A document's address in a language, which may have a name of its own there. */
const addressOf = (locale: Locale, page: string) => `/${locale}${decodePath(localizedPath(locale, page))}`;

/** What the parts in brackets stand for. */
const filledIn: Record<string, string[]> = {
  "/[locale]/courses/[slug]": slugsOf("courses"),
  "/[locale]/learn/[slug]": slugsOf("learn").filter((slug) => !onDemandPaths.has(`/learn/${slug}`)),
  "/[locale]/blog/[[...path]]": blogPaths().filter((rest) => !onDemandPaths.has(`/blog/${rest}`)),
};

/** Pages that are made on request: they show what one person, one moment or the CMS has, or what the build left out. */
const onRequest = (route: string) =>
  /^\/(dev|api|on-demand)(\/|$)/.test(route) || route.startsWith("/_") || route === "/llms.txt";

const publicPages = pages.filter((route) => route.startsWith("/[locale]"));

const addresses = publicPages.flatMap((route) => {
  const names = filledIn[route] ?? [""];
  return names.flatMap((name) =>
    locales.map((locale) =>
      addressOf(
        locale,
        route.replace("/[locale]", "").replace(/\/?\[(?:slug|\[\.\.\.path\])\]/, name ? `/${name}` : ""),
      ),
    ),
  );
});

test("every public page was rendered at build time in every language", () => {
  const missing = addresses.filter((address) => !address.includes("[") && !prerendered.has(address));
  expect(missing).toEqual([]);
  expect(addresses.length).toBeGreaterThanOrEqual(75 * locales.length);
});

test.for([
  "",
  "/pricing",
  "/courses",
  "/duolingo-practice-test",
  "/app",
  "/login",
  "/practice",
  "/mock-exam",
  "/writing-ai-correction",
  "/speaking-ai-correction",
  "/correction",
  "/duolingo-english-test-coupon",
  "/listen",
  "/learn",
  "/blog",
  "/about-us",
  "/contact-us",
  "/cookie",
  "/tos",
  "/privacy-policy",
  "/refund-policy",
  "/affiliate-program",
  "/sitemap",
])("the page %s is there in every language", (page) => {
  expect(locales.filter((locale) => !prerendered.has(`/${locale}${page}`))).toEqual([]);
});

test("every course is there in every language", () => {
  const courses = slugsOf("courses").flatMap((slug) =>
    locales.map((locale) => addressOf(locale, `/courses/${slug}`)),
  );
  expect(courses).toHaveLength(15 * locales.length);
  expect(courses.filter((address) => !prerendered.has(address))).toEqual([]);
});

test("no page outside the languages is open to the public", () => {
  expect(pages.filter((route) => !route.startsWith("/[locale]") && !onRequest(route))).toEqual([]);
});

test("no page with an open part is left to be rendered on request, except an order's own", () => {
  const open = publicPages.filter(
    (route) => route.replace("[locale]", "").includes("[") && !(route in filledIn),
  );
  expect(open.filter((route) => route !== "/[locale]/success/[id]")).toEqual([]);
});

test("the scripts of every page that is read wait for the first paint, those of the learner area and of an order do not", () => {
  const page = (address: string) =>
    readFileSync(path.join(root, process.env.NEXT_DIST_DIR ?? ".next", `server/app${address}.html`), "utf8");
  const atOnce = /<script src="[^"]+"[^>]* async=""/;
  const waiting = '<script type="text/after-paint" src="';
  const atOncePages = /\/(app|success)$/;
  for (const address of addresses.filter((each) => !each.includes("[") && !atOncePages.test(each))) {
    expect(page(address), address).toContain(waiting);
    expect(page(address), address).not.toMatch(atOnce);
  }
  for (const address of ["/en/app", "/de/success"]) expect(page(address), address).toMatch(atOnce);
});
