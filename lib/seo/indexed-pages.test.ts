import { expect, test } from "vitest";

import { gitArticleSlugs, getGitArticle } from "@/lib/content/articles/git-articles";
import { sitemapEntry } from "@/lib/seo/indexed-pages";
import { articleLd } from "@/lib/seo/json-ld-article";

test("the sitemap and the structured data give an article the same day of its last change", () => {
  const articles = (["learn", "blog"] as const).flatMap((shelf) =>
    gitArticleSlugs(shelf).flatMap((slug) => getGitArticle("de", shelf, slug) ?? []),
  );
  expect(articles.length).toBeGreaterThan(0);
  for (const article of articles) {
    const { dateModified } = articleLd(article);
    expect(sitemapEntry("de", article.path)?.lastmod, article.path).toBe(dateModified);
    expect(dateModified).toContain(article.dateModified);
  }
});
