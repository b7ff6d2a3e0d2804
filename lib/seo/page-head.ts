import { createTranslator } from "use-intl/core";

import type { Article, Category } from "@/lib/content/articles/article";
import type { ArticleList } from "@/lib/content/articles/article-list";
import type { Course } from "@/lib/content/courses/courses";
import { coverPicture } from "@/lib/content/live/picture-address";
import { recordOf, type WordedPage } from "@/lib/content/pages/page-names";
import { pageRecords } from "@/lib/content/pages/page-records";
import { countSamples } from "@/lib/content/samples/samples";
import { taskNames, type TaskType } from "@/lib/content/task-names";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import type { Place } from "@/lib/seo/alternates";
import { type FoundPage, findPage } from "@/lib/seo/find-page";

/** What the head of a public page says, and its picture for sharing. */
export type PageHead = Place & {
  title: string;
  description: string;
  /** The part of the site above it. */
  section?: string;
  /** The title where `section` stands beside it. */
  headline?: string;
  isArticle?: boolean;
  /** The article's cover, in place of the drawn picture. */
  ownPicture?: { url: string; alt: string };
  datePublished?: string;
  dateModified?: string;
  /** The list whose news can be followed. */
  feed?: "learn" | "blog";
  isHidden?: boolean;
};

type Words = Awaited<ReturnType<typeof wordsOf>>;

async function wordsOf(locale: Locale) {
  return createTranslator({ locale, messages: await loadMessages(locale) });
}

function wordedHead(t: Words, page: WordedPage) {
  const { words } = pageRecords[page];
  const { isIndexed, ...record } = recordOf(page);
  return {
    title: t(`${words}.metaTitle`),
    description: t(`${words}.metaDescription`),
    ...("feed" in record && record.feed && { feed: record.feed }),
    ...(!isIndexed && { isHidden: true }),
  };
}

function categoryHead(t: Words, name: Category) {
  const category = t(`Articles.Categories.${name}`);
  return {
    title: t("Articles.categoryTitle", { category }),
    description: t("Articles.categoryDescription", { category }),
    section: t("Site.Breadcrumb.blog"),
    headline: category,
    feed: "blog" as const,
  };
}

const listHead = (t: Words, { shelf, page, pages }: ArticleList) => {
  const section = t(`Site.Breadcrumb.${shelf}`);
  const headline = t("Articles.listTitle", { page, pages });
  const description = t(`${pageRecords[shelf].words}.metaDescription`);
  return { title: `${section}: ${headline}`, description, section, headline, feed: shelf };
};

const courseHead = (t: Words, { title, description, written, translations }: Course) => ({
  ...{ title, description, written, translations },
  section: t("Site.Breadcrumb.courses"),
});

const samplesHead = (t: Words, type: TaskType) => {
  const task = taskNames[type];
  return {
    title: t("Samples.taskTitle", { task }),
    description: t("Samples.taskDescription", { task, count: countSamples(type) }),
    section: t("Site.Breadcrumb.samples"),
  };
};

const articleHead = (t: Words, article: Article) => {
  const { title, description, written, translations, datePublished, dateModified } = article;
  const cover = article.cover && coverPicture(article.cover);
  return {
    ...{ title, description, written, translations, datePublished, dateModified },
    section: t(`Site.Breadcrumb.${article.shelf}`),
    isArticle: true,
    ...(article.cover && cover && { ownPicture: { url: cover.src, alt: article.cover.alt } }),
  };
};

/** The head of the public page that was found at a path without its language. */
export async function headOf(page: FoundPage, locale: Locale, path: string): Promise<PageHead> {
  const t = await wordsOf(locale);
  const place = { locale, path };
  switch (page.kind) {
    case "words":
      return { ...place, ...wordedHead(t, page.page) };
    case "category":
      return { ...place, ...categoryHead(t, page.category) };
    case "list":
      return { ...place, ...listHead(t, page.list) };
    case "course":
      return { ...place, ...courseHead(t, page.course) };
    case "samples":
      return { ...place, ...samplesHead(t, page.task) };
    case "article":
      return { ...place, ...articleHead(t, page.article) };
    case "legal": {
      const { title, description, written, translations } = page.text;
      return { ...place, title, description, written, translations };
    }
  }
}

export async function findPageHead(locale: Locale, path: string): Promise<PageHead | null> {
  const page = findPage(locale, path);
  return page && headOf(page, locale, path);
}
