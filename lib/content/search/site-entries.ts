import "server-only";
import { createTranslator } from "use-intl/core";

import type { Article } from "@/lib/content/article";
import { listArticles, listCategories, readArticleBody } from "@/lib/content/articles";
import { readBody } from "@/lib/content/body";
import { listCourses } from "@/lib/content/courses";
import { getLegalText } from "@/lib/content/legal";
import { legalPages } from "@/lib/content/pages/page-names";
import type { SearchEntry } from "@/lib/content/search/entry";
import { oneByOne } from "@/lib/content/search/one-by-one";
import type { SearchKind } from "@/lib/core/search-kinds";
import { pageEntries } from "@/lib/content/search/page-entries";
import { plainBody } from "@/lib/content/search/plain-body";
import { shelves } from "@/lib/content/shelves";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages, type Messages } from "@/lib/i18n/messages";

type Text = {
  kind: SearchKind;
  path: string;
  title: string;
  description: string;
  source: () => Promise<string>;
};

async function textEntry({ kind, path, title, description, source }: Text): Promise<SearchEntry> {
  const { headings, lines } = plainBody(await source());
  return { id: path, kind, title, description, headings, text: lines.join("\n") };
}

async function articleText(article: Article): Promise<Text> {
  const text = { ...article, kind: article.shelf };
  if (article.origin === "git") return { ...text, source: () => readArticleBody(article) };
  // The CMS may take it away while the others are read.
  const body = await readArticleBody(article);
  return { ...text, source: () => Promise.resolve(body) };
}

async function textEntries(locale: Locale) {
  const shelved = await Promise.all(shelves.map((shelf) => listArticles(locale, shelf)));
  const courses = listCourses(locale).map(({ slug, title, description, written }): Text => ({
    ...{ kind: "courses", path: `/courses/${slug}`, title, description },
    source: () => readBody("courses", slug, written),
  }));
  const articles = await Promise.all(shelved.flat().map(articleText));
  const legal = legalPages.map((page): Text => {
    const { slug, title, description, written } = getLegalText(locale, page);
    return {
      kind: "page",
      path: `/${slug}`,
      title,
      description,
      source: () => readBody("legal", slug, written),
    };
  });
  return oneByOne([...courses, ...articles, ...legal], textEntry);
}

async function categoryEntries(locale: Locale, messages: Messages): Promise<SearchEntry[]> {
  const t = createTranslator({ locale, messages, namespace: "Articles" });
  return (await listCategories(locale, "blog")).map(({ category, articles }) => {
    const name = t(`Categories.${category}`);
    return {
      id: `/blog/${category}`,
      kind: "page",
      title: t("categoryTitle", { category: name }),
      description: t("categoryDescription", { category: name }),
      headings: name,
      text: articles.map(({ title }) => title).join("\n"),
    };
  });
}

/** Every page of the site that search engines hear of, in the words of a language. */
export async function readSiteEntries(locale: Locale): Promise<SearchEntry[]> {
  const messages = await loadMessages(locale);
  const entries = await Promise.all([
    textEntries(locale),
    pageEntries(locale, messages),
    categoryEntries(locale, messages),
  ]);
  return entries.flat();
}
