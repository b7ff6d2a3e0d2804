import "server-only";
import { createTranslator } from "use-intl/core";

import type { Article } from "@/lib/content/article";
import { listArticles, listCategories, readArticle } from "@/lib/content/articles";
import { readDocument } from "@/lib/content/read-document";
import type { TextDocument } from "@/lib/content/compiled";
import { listCourses } from "@/lib/content/courses";
import { getLegalText, legalPages } from "@/lib/content/legal";
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
  read: () => Promise<Pick<TextDocument, "body">>;
};

async function textEntry({ kind, path, title, description, read }: Text): Promise<SearchEntry> {
  const { headings, lines } = plainBody((await read()).body.raw);
  return { id: path, kind, title, description, headings, text: lines.join("\n") };
}

async function articleText(article: Article): Promise<Text> {
  const text = { ...article, kind: article.shelf };
  if (article.origin === "git") return { ...text, read: () => readArticle(article) };
  // The CMS may take it away while the others are read.
  const document = await readArticle(article);
  return { ...text, read: () => Promise.resolve(document) };
}

async function textEntries(locale: Locale) {
  const shelved = await Promise.all(shelves.map((shelf) => listArticles(locale, shelf)));
  const courses = listCourses(locale).map(({ slug, title, description, written }): Text => ({
    ...{ kind: "courses", path: `/courses/${slug}`, title, description },
    read: () => readDocument("courses", slug, written),
  }));
  const articles = await Promise.all(shelved.flat().map(articleText));
  const legal = Object.values(legalPages).map((slug): Text => {
    const { title, description, written } = getLegalText(locale, slug);
    return {
      kind: "page",
      path: `/${slug}`,
      title,
      description,
      read: () => readDocument("legal", slug, written),
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
