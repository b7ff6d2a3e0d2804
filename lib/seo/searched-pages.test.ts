import { expect, test, vi } from "vitest";

import { gitArticleSlugs, getGitArticle } from "@/lib/content/articles/git-articles";
import { blogPaths } from "@/lib/content/articles/blog-places";
import { courseSlugs } from "@/lib/content/courses/courses";
import { samplePath } from "@/lib/content/samples/sample-path";
import { sampledTasks } from "@/lib/content/samples/samples";
import { filedEntry, listFiledTexts, readLiveEntries } from "@/lib/content/search/site-entries";
import { locales } from "@/lib/i18n/locales";
import { findIndexedPage } from "@/lib/seo/indexed-pages";
import { pageRecords } from "@/lib/content/pages/page-records";

// Every text of the site is read.
vi.setConfig({ testTimeout: 60_000 });

const indexed = new Set<string>([
  ...Object.values(pageRecords).flatMap(({ path, isIndexed }) => (isIndexed ? [path] : [])),
  ...courseSlugs.map((slug) => `/courses/${slug}`),
  ...sampledTasks.map(samplePath),
  ...gitArticleSlugs("learn").flatMap((slug) => getGitArticle("en", "learn", slug)?.path ?? []),
  ...blogPaths().map((segments) => ["", "blog", ...segments].join("/")),
]);

test.for(locales)(
  "in %s the search knows every page that search engines hear of, with its words",
  async (locale) => {
    const texts = await Promise.all(listFiledTexts(locale).map(filedEntry));
    const entries = [...texts, ...(await readLiveEntries(locale))];
    const pages = entries.filter(({ kind }) => kind !== "question");
    expect(new Set(pages.map(({ id }) => id))).toEqual(indexed);
    expect(pages.every(({ id }) => findIndexedPage(locale, id) !== null)).toBe(true);
    expect(entries.filter(({ title, description }) => !title || !description)).toEqual([]);
    const questions = entries.filter(({ kind }) => kind === "question");
    expect(questions.length).toBeGreaterThan(20);
    expect(questions.every(({ id }) => indexed.has(id.split("#")[0] ?? ""))).toBe(true);
  },
);
