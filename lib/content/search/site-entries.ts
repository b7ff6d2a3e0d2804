import "server-only";
import { createTranslator } from "next-intl";

import { listArticles, listCategories, readArticleBody } from "@/lib/content/articles";
import { readBody } from "@/lib/content/body";
import { listCourses } from "@/lib/content/courses";
import { getLegalText, legalPages } from "@/lib/content/legal";
import type { SearchEntry } from "@/lib/content/search/entry";
import type { SearchKind } from "@/lib/core/search-kinds";
import { pageEntries } from "@/lib/content/search/page-entries";
import { plainBody } from "@/lib/content/search/plain-body";
import { shelves } from "@/lib/content/shelves";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages, type Messages } from "@/lib/i18n/messages";

type Words = { title: string; description: string };

async function textEntry(
  kind: SearchKind,
  path: string,
  { title, description }: Words,
  source: Promise<string>,
): Promise<SearchEntry> {
  const { headings, lines } = plainBody(await source);
  return { id: path, kind, title, description, headings, text: lines.join("\n") };
}

async function textEntries(locale: Locale) {
  const shelved = await Promise.all(shelves.map((shelf) => listArticles(locale, shelf)));
  const courses = listCourses(locale).map((course) =>
    textEntry("courses", `/courses/${course.slug}`, course, readBody("courses", course.slug, course.written)),
  );
  const articles = shelved
    .flat()
    .map((article) => textEntry(article.shelf, article.path, article, readArticleBody(article)));
  const legal = Object.values(legalPages).map((slug) => {
    const text = getLegalText(locale, slug);
    return textEntry("page", `/${slug}`, text, readBody("legal", slug, text.written));
  });
  return Promise.all([...courses, ...articles, ...legal]);
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
