import { expect, test } from "vitest";
import { z } from "zod";

import { getArticle, listArticles, readArticle } from "@/lib/content/articles/articles";
import { readFaq, readSiteFacts } from "@/lib/content/cms";
import { newest } from "@/lib/content/articles/list-pages";
import { refreshLibrary } from "@/lib/content/live/library";
import { listNewestLivePaths } from "@/lib/content/live/list-live-paths";
import { livePlaces } from "@/lib/content/live/live-places";
import { findOnDemandPlace } from "@/lib/content/articles/on-demand-place";
import type { Locale } from "@/lib/i18n/locales";
import { listLiveEntries } from "@/lib/seo/live-sitemap";
import { articleFeed } from "@/lib/seo/article-feed";
import { cmsHealth, tellCmsNewsTo } from "@/lib/integrations/sanity/cms-health";
import { readContentNotes } from "@/lib/services/cms/watch-content";
import { cms, restart, withCms } from "@/tests/api/cms-site";
import { call } from "@/tests/api/harness";
import { sanityArticle } from "@/tests/factories/sanity-articles";

withCms();

const Listed = z.array(z.object({ name: z.string(), path: z.string() }));

async function listed(locale: Locale) {
  const { body } = await call("GET", "/common/article?page=1&pageSize=100", { headers: { locale } });
  return Listed.parse(body.data);
}

const pathsIn = async (locale: Locale) => (await listed(locale)).map(({ path }) => path);
const notesOn = (slug: string) => readContentNotes().filter((note) => note.includes(`/${slug},`));

async function bodyOf(locale: Locale, shelf: "learn" | "blog", slug: string) {
  const article = await getArticle(locale, shelf, slug);
  return article && (await readArticle(article)).body.raw;
}

test("an article of the CMS stands in the lists, the search, the feed and the sitemap, in its languages", async () => {
  cms.put(sanityArticle("night-owls", { collection: "blog", title: "Night owls" }));
  cms.put(sanityArticle("night-owls", { collection: "blog", language: "de", title: "Nachteulen" }));
  await refreshLibrary();
  const path = "/blog/study/night-owls";
  const nameIn = async (locale: Locale) => (await listed(locale)).find((each) => each.path === path)?.name;
  expect([await nameIn("en"), await nameIn("de"), await nameIn("ja")]).toEqual([
    "Night owls",
    "Nachteulen",
    "Night owls",
  ]);
  const found = await call("GET", "/common/search?q=nachteulen", { headers: { locale: "de" } });
  expect(found.body.data.results[0].path).toBe(path);
  const words = { title: "t", description: "d" };
  expect(await articleFeed("de", "blog", words)).toContain("Nachteulen");
  expect(await articleFeed("ja", "blog", words)).not.toContain("night-owls");
  const entries = await listLiveEntries();
  const own = entries?.filter(({ loc }) => loc.endsWith(path)) ?? [];
  expect(own.map(({ alternateRefs }) => alternateRefs.map(({ hreflang }) => hreflang))).toEqual([
    ["en", "de", "x-default"],
    ["en", "de", "x-default"],
  ]);
  expect(livePlaces().has(path)).toBe(true);
  expect(await findOnDemandPlace("ja", ["blog", "study", "night-owls"])).toMatchObject({ kind: "article" });
  expect(await findOnDemandPlace("ja", ["blog", "writing", "night-owls"])).toBeNull();
});

test.for<[string, Record<string, unknown>, RegExp]>([
  ["no title", { title: undefined }, /field\/missing: add the field "title"/],
  [
    "a category of the other shelf",
    { category: "writing" },
    /"category" must be one of: test, plans, skills/,
  ],
  ["a script", { body: "<script>alert(1)</script>" }, /line 1, column 1, mdx\/html/],
  ["a frame", { body: '<iframe src="https://example.org" />' }, /mdx\/html/],
  ["an expression", { body: "## A\n\n{process.env.APP_SECRET}" }, /line 3, column 1, mdx\/expression/],
  ["an import", { body: 'import fs from "fs"\n\n## A' }, /mdx\/import/],
  ["a part that does not exist", { body: "<Magic />" }, /mdx\/unknown-part/],
  ["broken syntax", { body: '<Callout kind="tip">never closed' }, /mdx\/syntax/],
  ["a script as a link", { body: "[x](javascript:alert(1))" }, /link\/form/],
  ["a link to an article that does not exist", { body: "[x](/learn/nowhere)" }, /link\/missing-page/],
  ["a link to a page of the site that does not exist", { body: "[x](/prices)" }, /link\/missing-page/],
  ["a link to a dead anchor of a course", { body: "[x](/courses/det-listening-words#no)" }, /link\/anchor/],
  ["a link to a dead anchor of an article", { body: "[x](/learn/test-format#no)" }, /link\/anchor/],
  ["a link to a dead anchor of a legal text", { body: "[x](/tos#no)" }, /link\/anchor/],
  ["a mark that turns the text", { body: "abc\u202Edef" }, /line 1, column 4, file\/hidden-character/],
  ["a hidden mark in its title", { title: "abc\u2066def" }, /file\/hidden-character/],
  ["more text than a page holds", { body: "word ".repeat(14_000) }, /file\/too-large: the text has 69 KB/],
  ["quotations in quotations", { body: `${"> ".repeat(3_000)}a` }, /text\/too-slow/],
  ["a picture of somebody else", { body: "![x](https://evil.example/x.png)" }, /image\/place/],
  ["a picture without words", { body: "![](/images/og/learn.png)" }, /image\/alt/],
  ["a course that does not exist", { related: ["no-course"] }, /there is no course "no-course"/],
  ["what is left to write", { body: "TODO: the rest" }, /text\/unwritten/],
  ["an empty text", { body: "  " }, /write the text/],
  ["a cover without words", { cover: { asset: { _ref: "image-a1-10x10-png" } } }, /"cover.alt"/],
  ["an address with a slash", { slug: { current: "a/b" } }, /lower-case words joined by hyphens/],
])("an article with %s is not shown, and the operator is told what to do", async ([, change, sentence]) => {
  cms.put(sanityArticle("faulty", change));
  expect(await refreshLibrary()).toBe(true);
  expect(await pathsIn("en")).not.toContain("/learn/faulty");
  expect(
    readContentNotes()
      .filter((note) => note.includes("article.faulty.en"))
      .join("\n"),
  ).toMatch(sentence);
  expect((await pathsIn("en")).length).toBeGreaterThan(20);
  cms.remove("article.faulty.en");
  await refreshLibrary();
  expect(readContentNotes().filter((note) => note.includes("article.faulty.en"))).toEqual([]);
});

/** The longest that this thread has worked without letting others in, in milliseconds of the processor's time. */
function watchTurns() {
  let longest = 0;
  let before = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
    before = process.threadCpuUsage();
  };
  const timer = setInterval(look, 5);
  return () => {
    look();
    clearInterval(timer);
    return longest;
  };
}

test("an article that is made to hold up the server is refused while readers are served", async () => {
  const longest = watchTurns();
  for (const [index, sign] of ["*a_", "_a*", "**a__"].entries())
    cms.put(sanityArticle(`hostile-${index}`, { body: sign.repeat(Math.floor(64_000 / sign.length)) }));
  await refreshLibrary();
  expect(longest()).toBeLessThan(1_000);
  expect(notesOn("hostile-0").join()).toMatch(/text\/too-slow/);
  for (const index of [0, 1, 2]) cms.remove(`article.hostile-${index}.en`);
  await refreshLibrary();
});

test("a link to an article that is not out is refused, and shown when the article comes out", async () => {
  cms.put(sanityArticle("coming", { status: "draft" }));
  cms.put(sanityArticle("pointing", { body: "[there](/learn/coming#soon)" }));
  await refreshLibrary();
  expect(notesOn("pointing").join()).toMatch(/link\/draft: \/learn\/coming is not published/);
  cms.put(sanityArticle("coming", { body: "## Not yet" }));
  await refreshLibrary();
  expect(notesOn("pointing").join()).toMatch(
    /link\/anchor: no heading of \/learn\/coming gives the anchor #soon/,
  );
  cms.put(sanityArticle("coming", { body: "## Soon" }));
  await refreshLibrary();
  expect(notesOn("pointing")).toEqual([]);
  expect(await pathsIn("en")).toContain("/learn/pointing");
});

test("when a published article becomes wrong, its last good version stays, also after a restart", async () => {
  const body = "## Good\n\nThe good version.";
  cms.put(sanityArticle("steady", { body }));
  await refreshLibrary();
  cms.put(sanityArticle("steady", { body: "<script>", title: "Broken" }));
  await refreshLibrary();
  expect(await bodyOf("en", "learn", "steady")).toBe(body);
  expect(notesOn("steady").join()).toContain("The version before is shown.");
  await restart();
  expect(await bodyOf("en", "learn", "steady")).toBe(body);
  cms.put(sanityArticle("steady", { body: "## Better" }));
  await refreshLibrary();
  expect(await bodyOf("en", "learn", "steady")).toBe("## Better");
  expect(notesOn("steady")).toEqual([]);
});

test.for(["down", "garbage", "empty"] as const)(
  "while the CMS is %s, the site keeps its articles, also after a restart, and the operator is told",
  async (mood) => {
    for (const slug of ["one-of-three", "two-of-three", "three-of-three"]) cms.put(sanityArticle(slug));
    await refreshLibrary();
    const before = await pathsIn("en");
    expect(before).toContain("/learn/two-of-three");
    cms.mood = mood;
    expect(await refreshLibrary()).toBe(false);
    expect(await pathsIn("en")).toEqual(before);
    expect(readContentNotes()[0]).toMatch(
      /^The content system fails since .* the last good content is shown/,
    );
    await restart();
    expect(await pathsIn("en")).toEqual(before);
    expect(await bodyOf("en", "learn", "two-of-three")).toContain("First steps");
    cms.mood = "well";
    expect(await refreshLibrary()).toBe(true);
    expect(readContentNotes().filter((note) => note.startsWith("The content system fails"))).toEqual([]);
  },
);

test("a file keeps its address against a document, and the older document against a newer one", async () => {
  cms.put(sanityArticle("test-format", { title: "An impostor" }));
  cms.put(sanityArticle("twice", { title: "The first" }), new Date("2026-01-01"));
  cms.put(sanityArticle("twice", { _id: "another", title: "The second" }), new Date("2026-02-01"));
  await refreshLibrary();
  expect((await getArticle("en", "learn", "test-format"))?.origin).toBe("git");
  expect((await getArticle("en", "learn", "twice"))?.title).toBe("The first");
  expect(notesOn("test-format").join()).toContain("a text in content/learn has the address test-format");
  expect(notesOn("twice").join()).toContain("article.twice.en is this article in this language already");
});

test("a translation waits for its English document, and for words for the English cover", async () => {
  const cover = { asset: { _ref: "image-abc1-2000x1200-jpg" }, alt: "A desk" };
  cms.put(sanityArticle("lonely", { language: "ja" }));
  cms.put(sanityArticle("covered", { cover }));
  cms.put(sanityArticle("covered", { language: "ja", title: "カバー" }));
  await refreshLibrary();
  expect(await getArticle("ja", "learn", "lonely")).toBeNull();
  expect(notesOn("lonely").join()).toContain("publish the English document first");
  expect((await getArticle("ja", "learn", "covered"))?.written).toBe("en");
  expect(notesOn("covered").join()).toContain("say in this language what it shows");
  cms.put(sanityArticle("covered", { language: "ja", title: "カバー", cover: { alt: "机" } }));
  await refreshLibrary();
  expect(await getArticle("ja", "learn", "covered")).toMatchObject({
    written: "ja",
    cover: { ref: cover.asset._ref, alt: "机" },
  });
});

test.for([
  ["a draft by its status", { status: "draft" }],
  ["one in review", { status: "review" }],
  ["one whose day has not come", { publishAt: "2999-01-01T00:00:00Z" }],
] as const)("readers do not see %s", async ([, change]) => {
  cms.put(sanityArticle("hidden", change));
  await refreshLibrary();
  expect(await getArticle("en", "learn", "hidden")).toBeNull();
  expect(await pathsIn("en")).not.toContain("/learn/hidden");
  expect(livePlaces().has("/learn/hidden")).toBe(false);
});

test("what Sanity keeps as a draft is not read without a preview", async () => {
  cms.put({ ...sanityArticle("sketch"), _id: "drafts.article.sketch.en" });
  await refreshLibrary();
  expect(await getArticle("en", "learn", "sketch")).toBeNull();
  expect(cms.asked.every(({ perspective }) => perspective === "published")).toBe(true);
});

test("an article that is deleted is gone from lists and addresses", async () => {
  cms.put(sanityArticle("short-lived"));
  await refreshLibrary();
  expect(livePlaces().has("/learn/short-lived")).toBe(true);
  cms.remove("article.short-lived.en");
  const said: string[] = [];
  const { tell } = cmsHealth();
  tellCmsNewsTo((_level, sentence) => void said.push(sentence));
  await refreshLibrary();
  tellCmsNewsTo(tell);
  expect(said.join()).toContain("no article at /learn/short-lived any more");
  expect(livePlaces().has("/learn/short-lived")).toBe(false);
  expect(await pathsIn("en")).not.toContain("/learn/short-lived");
});

test("a shelf that the CMS has filled beyond its front has pages for all, each article once", async () => {
  expect(livePlaces().has("/blog/all/1")).toBe(false);
  const slugs = Array.from({ length: 40 }, (_, index) => `essay-${index}`);
  for (const slug of slugs) cms.put(sanityArticle(slug, { collection: "blog" }));
  await refreshLibrary();
  const pages = [...livePlaces()].filter((path) => path.startsWith("/blog/all/"));
  const places = await Promise.all(pages.map((path) => findOnDemandPlace("ja", path.split("/").slice(1))));
  const shown = places.flatMap((place) => (place?.kind === "list" ? place.list.articles : []));
  const names = shown.map(({ slug }) => slug);
  expect(names).toEqual([...new Set(names)]);
  expect(names.toSorted()).toEqual((await listArticles("ja", "blog")).map(({ slug }) => slug).toSorted());
  const days = shown.map(({ datePublished }) => datePublished);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(await findOnDemandPlace("ja", ["blog", "all", String(pages.length + 1)])).toBeNull();
  expect(await listNewestLivePaths()).toHaveLength(
    newest.prerendered + [...livePlaces()].filter((path) => path.startsWith("/learn/")).length,
  );
  for (const slug of slugs) cms.remove(`article.${slug}.en`);
  await refreshLibrary();
  expect(livePlaces().has("/blog/all/1")).toBe(false);
});

test("an outage changes nothing of the other documents", async () => {
  const before = await readFaq("en", "course");
  const facts = await readSiteFacts();
  cms.mood = "garbage";
  expect(await readFaq("en", "course")).toEqual(before);
  expect(await readSiteFacts()).toEqual(facts);
  cms.mood = "well";
  await refreshLibrary();
});
