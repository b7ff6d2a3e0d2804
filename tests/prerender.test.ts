import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

import { decodePath } from "@/lib/content/addresses/decode-path";
import { localizedPath } from "@/lib/content/addresses/local-paths";
import { onDemandPaths } from "@/lib/content/articles/on-demand-paths";
import { pageRecords } from "@/lib/content/pages/page-records";
import { sampledTasks } from "@/lib/content/samples/samples";
import { type Locale, locales } from "@/lib/i18n/locales";

const root = path.resolve(import.meta.dirname, "..");
const dist = process.env.NEXT_DIST_DIR ?? ".next";
const built = (file: string): unknown => JSON.parse(readFileSync(path.join(root, dist, file), "utf8"));

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
  "/[locale]/sample-answers/[task]": [...sampledTasks],
  "/[locale]/learn/[slug]": slugsOf("learn").filter((slug) => !onDemandPaths.has(`/learn/${slug}`)),
  "/[locale]/blog/[[...path]]": blogPaths().filter((rest) => !onDemandPaths.has(`/blog/${rest}`)),
};

/** Pages that are made on request: they show what one person, one moment or the CMS has, or what the build left out. */
const onRequest = (route: string) =>
  /^\/(dev|api|on-demand|operator)(\/|$)/.test(route) || route.startsWith("/_") || route === "/llms.txt";

const publicPages = pages.filter((route) => route.startsWith("/[locale]"));

const addresses = publicPages.flatMap((route) => {
  const names = filledIn[route] ?? [""];
  return names.flatMap((name) =>
    locales.map((locale) =>
      addressOf(
        locale,
        route.replace("/[locale]", "").replace(/\/?\[(?:slug|task|\[\.\.\.path\])\]/, name ? `/${name}` : ""),
      ),
    ),
  );
});

test("every public page was rendered at build time in every language", () => {
  const missing = addresses.filter((address) => !address.includes("[") && !prerendered.has(address));
  expect(missing).toEqual([]);
  expect(addresses.length).toBeGreaterThan(Object.keys(pageRecords).length * locales.length);
});

test.for([...Object.values(pageRecords).map(({ path: page }) => page), "/app", "/login", "/register"])(
  "the page %s is there in every language",
  (page) => {
    const at = page === "/" ? "" : page;
    expect(locales.filter((locale) => !prerendered.has(`/${locale}${at}`))).toEqual([]);
  },
);

test("every course is there in every language", () => {
  const courses = slugsOf("courses").flatMap((slug) =>
    locales.map((locale) => addressOf(locale, `/courses/${slug}`)),
  );
  expect(courses.length).toBeGreaterThan(0);
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

test("a built page is what the framework wrote: its scripts are scripts", () => {
  for (const address of addresses.filter((each) => !each.includes("["))) {
    const html = readFileSync(path.join(root, dist, `server/app${address}.html`), "utf8");
    const named = [...html.matchAll(/<script\b[^>]*\bsrc="[^"]+"[^>]*>/g)].map(([tag]) => tag);
    expect(named.length, address).toBeGreaterThan(0);
    expect(
      named.filter((tag) => tag.includes(" type=")),
      address,
    ).toEqual([]);
  }
});
