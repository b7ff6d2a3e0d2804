import { beforeAll, expect, test, vi } from "vitest";

import { courseSlugs } from "@/lib/content/courses/courses";
import { gitArticlePaths } from "@/lib/content/articles/git-articles";
import type { Locale } from "@/lib/i18n/locales";

const shown = { status: "published", publishAt: "2026-01-01" };
const versions = (slugs: Partial<Record<Locale, string>>) =>
  (["en", "de", "ja"] as const).map((locale) => ({ locale, slug: slugs[locale], ...shown }));

const course = courseSlugs[0] ?? "";
const [, , category = "", article = ""] =
  [...gitArticlePaths].find((path) => path.startsWith("/blog/"))?.split("/") ?? [];
const inJapanese = "%E4%B8%80%E6%99%82%E9%96%93";

/** The compiled site, where one course and one article have addresses of their own. */
async function readSite() {
  vi.resetModules();
  vi.doMock("@/.contentlayer/tables/local-slugs.json", () => ({
    default: [
      { parent: "/courses", folder: course, versions: versions({ de: "lesen" }) },
      { parent: `/blog/${category}`, folder: article, versions: versions({ de: "ruhig", ja: "一時間" }) },
    ],
  }));
  const [{ metadataAt }, { sitemapEntry }, { articleFeed }, { gitHasArticle }] = await Promise.all([
    import("@/lib/seo/metadata"),
    import("@/lib/seo/indexed-pages"),
    import("@/lib/seo/article-feed"),
    import("@/lib/content/articles/git-articles"),
  ]);
  const [{ searchSite, namePages }, { listNewArticles }, { findPageHead }] = await Promise.all([
    import("@/lib/content/search/search-site"),
    import("@/lib/services/site/list-articles"),
    import("@/lib/seo/page-head"),
  ]);
  return {
    ...{ metadataAt, sitemapEntry, articleFeed, gitHasArticle },
    ...{ searchSite, namePages, listNewArticles, findPageHead },
  };
}

let site: Awaited<ReturnType<typeof readSite>>;
beforeAll(async () => {
  site = await readSite();
}, 60_000);

const withoutHost = (url: unknown) => (typeof url === "string" ? decodeURI(new URL(url).pathname) : url);

test("a page's head names its own address and those of the other languages", async () => {
  const { alternates, openGraph } = await site.metadataAt("de", "/courses/lesen");
  expect(withoutHost(alternates?.canonical)).toBe("/de/courses/lesen");
  expect(withoutHost(openGraph?.url)).toBe("/de/courses/lesen");
  expect(withoutHost(alternates?.languages?.ja)).toBe(`/ja/courses/${course}`);
  expect(withoutHost(alternates?.languages?.de)).toBe("/de/courses/lesen");
  expect(withoutHost(alternates?.languages?.["x-default"])).toBe(`/courses/${course}`);
});

test("an address in other letters is read as the browser writes it", async () => {
  const { alternates } = await site.metadataAt("ja", `/blog/${category}/${inJapanese}`);
  expect(withoutHost(alternates?.canonical)).toBe(`/ja/blog/${category}/一時間`);
  expect(withoutHost(alternates?.languages?.de)).toBe(`/de/blog/${category}/ruhig`);
});

test("the picture for sharing has the folder's name, and is there", async () => {
  const { openGraph } = await site.metadataAt("de", "/courses/lesen");
  expect(JSON.stringify(openGraph?.images)).toContain(`"/og/de/courses/${course}.png?v=`);
  expect(await site.findPageHead("de", `/courses/${course}`)).not.toBeNull();
});

test("the sitemap has the language's own address, whichever form the build gives it", () => {
  for (const path of ["/courses/lesen", `/courses/${course}`]) {
    const entry = site.sitemapEntry("de", path);
    expect(withoutHost(entry?.loc)).toBe("/de/courses/lesen");
    expect(entry?.alternateRefs.map(({ href }) => withoutHost(href))).toContain(`/ja/courses/${course}`);
  }
  expect(withoutHost(site.sitemapEntry("ja", `/blog/${category}/${inJapanese}`)?.loc)).toBe(
    `/ja/blog/${category}/一時間`,
  );
});

test("the feed leads to the language's own address", async () => {
  const words = { title: "Blog", description: "Blog" };
  expect(await site.articleFeed("de", "blog", words)).toContain(`/de/blog/${category}/ruhig</link>`);
  expect(await site.articleFeed("fr", "blog", words)).toContain(`/fr/blog/${category}/${article}</link>`);
});

test("the list of articles and the search name the language's own address", async () => {
  const pathsOf = async (locale: Locale) =>
    (await site.listNewArticles(locale, { page: 1, pageSize: 500 })).map(({ path }) => path);
  expect(await pathsOf("ja")).toContain(`/blog/${category}/${inJapanese}`);
  const [found] = await site.namePages("de", [`/courses/${course}`]);
  expect(found?.path).toBe("/courses/lesen");
  const { results } = await site.searchSite("de", found?.title ?? "");
  expect(results.map(({ path }) => path)).toContain("/courses/lesen");
}, 60_000);

test("an address that a file has in one language is taken for articles of the CMS", () => {
  expect(["ruhig", "一時間", article].map((slug) => site.gitHasArticle("blog", slug))).toEqual([
    true,
    true,
    true,
  ]);
  expect(site.gitHasArticle("learn", "ruhig")).toBe(false);
  expect(site.gitHasArticle("blog", "lesen")).toBe(false);
});
