import "server-only";
import { createTranslator } from "next-intl";

import { listArticles, listCategories } from "@/lib/content/articles";
import { readBody } from "@/lib/content/body";
import { listCourses } from "@/lib/content/courses";
import { getLegalText, legalPages } from "@/lib/content/legal";
import type { Collection } from "@/lib/content/schemas";
import type { SearchEntry } from "@/lib/content/search/entry";
import type { SearchKind } from "@/lib/core/search-kinds";
import { pageEntries } from "@/lib/content/search/page-entries";
import { plainBody } from "@/lib/content/search/plain-body";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages, type Messages } from "@/lib/i18n/messages";

type Written = { slug: string; title: string; description: string; written: Locale };

async function textEntry(
  collection: Collection,
  kind: SearchKind,
  path: string,
  { slug, title, description, written }: Written,
): Promise<SearchEntry> {
  const { headings, lines } = plainBody(await readBody(collection, slug, written));
  return { id: path, kind, title, description, headings, text: lines.join("\n") };
}

function textEntries(locale: Locale) {
  const courses = listCourses(locale).map((course) =>
    textEntry("courses", "courses", `/courses/${course.slug}`, course),
  );
  const articles = (["learn", "blog"] as const).flatMap((shelf) =>
    listArticles(locale, shelf).map((article) => textEntry(shelf, shelf, article.path, article)),
  );
  const legal = Object.values(legalPages).map((slug) =>
    textEntry("legal", "page", `/${slug}`, getLegalText(locale, slug)),
  );
  return Promise.all([...courses, ...articles, ...legal]);
}

function categoryEntries(locale: Locale, messages: Messages): SearchEntry[] {
  const t = createTranslator({ locale, messages, namespace: "Articles" });
  return listCategories(locale, "blog").map(({ category, articles }) => {
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
  const [texts, pages] = await Promise.all([textEntries(locale), pageEntries(locale, messages)]);
  return [...texts, ...pages, ...categoryEntries(locale, messages)];
}
