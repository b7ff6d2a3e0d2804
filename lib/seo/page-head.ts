import { createTranslator } from "use-intl/core";

import type { Article, Category } from "@/lib/content/articles/article";
import type { ArticleList } from "@/lib/content/articles/article-list";
import type { Course } from "@/lib/content/courses/courses";
import { coverPicture } from "@/lib/content/live/picture-address";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import type { Place } from "@/lib/seo/alternates";
import { type FoundPage, findPage, type WordedPage } from "@/lib/seo/find-page";

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

/** Where a page's `metaTitle` and `metaDescription` are. */
const namespaces = {
  home: "Home",
  practice: "TaskList",
  questions: "Practice",
  mock: "Products.Mock",
  writing: "Products.Writing",
  speaking: "Products.Speaking",
  correction: "Products.Correction",
  courses: "Courses",
  listen: "Listen",
  learn: "Articles.Learn",
  blog: "Articles.Blog",
  pricing: "Pricing",
  coupon: "Coupon",
  contact: "Contact",
  sitemap: "SitemapPage",
  search: "Search",
} as const satisfies Record<WordedPage, string>;

type Words = Awaited<ReturnType<typeof wordsOf>>;

async function wordsOf(locale: Locale) {
  return createTranslator({ locale, messages: await loadMessages(locale) });
}

function wordedHead(t: Words, page: WordedPage) {
  const namespace = namespaces[page];
  return {
    title: t(`${namespace}.metaTitle`),
    description: t(`${namespace}.metaDescription`),
    ...((page === "learn" || page === "blog") && { feed: page }),
    ...(page === "search" && { isHidden: true }),
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
  const description = t(`${namespaces[shelf]}.metaDescription`);
  return { title: `${section}: ${headline}`, description, section, headline, feed: shelf };
};

const courseHead = (t: Words, { title, description, written, translations }: Course) => ({
  ...{ title, description, written, translations },
  section: t("Site.Breadcrumb.courses"),
});

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
