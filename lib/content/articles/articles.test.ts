import { expect, test } from "vitest";

import { listArticles, listCategories } from "@/lib/content/articles/articles";
import { blogCategories, learnCategories } from "@/lib/content/schemas";

test("the learning shelf is read from the format over the plans and the tasks to the test day", async () => {
  const articles = await listArticles("de", "learn");
  const seen = [...new Set(articles.map(({ category }) => category))];
  expect(seen).toEqual([...learnCategories]);
  expect(articles.slice(0, 2).map(({ slug }) => slug)).toEqual(["test-format", "how-scoring-works"]);
});

test("the shelf's page has the order of its list", async () => {
  const shown = (await listCategories("de", "learn")).flatMap(({ articles }) => articles);
  const listed = await listArticles("de", "learn");
  expect(shown.map(({ slug }) => slug)).toEqual(listed.map(({ slug }) => slug));
});

test("the blog begins with its newest day, and goes through a day by category", async () => {
  const articles = await listArticles("de", "blog");
  const days = articles.map(({ datePublished }) => datePublished);
  expect(days).toEqual(days.toSorted().toReversed());
  for (const day of new Set(days)) {
    const ranks = articles
      .filter(({ datePublished }) => datePublished === day)
      .map(({ category }) => blogCategories.findIndex((name) => name === category));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  }
});
