import "server-only";
import { createTranslator } from "use-intl/core";

import { listArticles, listCategories, readArticle } from "@/lib/content/articles/articles";
import type { TextDocument } from "@/lib/content/compiled";
import { listCourses } from "@/lib/content/courses/courses";
import { listGitArticles } from "@/lib/content/articles/git-articles";
import { wordsWithFacts } from "@/lib/content/facts/facts";
import { getLegalText } from "@/lib/content/legal";
import { legalPages } from "@/lib/content/pages/page-names";
import { readDocument } from "@/lib/content/read-document";
import { samplesOf } from "@/lib/content/samples/sample-prompts";
import { samplePath } from "@/lib/content/samples/sample-path";
import { sampledTasks } from "@/lib/content/samples/samples";
import type { Collection } from "@/lib/content/schemas";
import type { SearchEntry } from "@/lib/content/search/entry";
import { pageEntries } from "@/lib/content/search/page-entries";
import { plainBody } from "@/lib/content/search/plain-body";
import { readWrittenMessages } from "@/lib/content/search/written-messages";
import { taskNames } from "@/lib/content/task-names";
import { shelves } from "@/lib/content/articles/shelves";
import type { SearchKind } from "@/lib/core/search-kinds";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages, type Messages } from "@/lib/i18n/messages";

type Head = Pick<SearchEntry, "kind" | "title" | "description"> & { path: string };

/** A text of the files: what lists say of it, and which document it is. */
export type FiledText = Head & { collection: Collection; folder: string; written: Locale };

/** Every text of the files that search engines hear of. */
export function listFiledTexts(locale: Locale): FiledText[] {
  const place = (collection: Collection, kind: SearchKind, path: string) => ({ collection, kind, path });
  const courses = listCourses(locale).map(({ slug, title, description, written }) => ({
    ...place("courses", "courses", `/courses/${slug}`),
    ...{ folder: slug, title, description, written },
  }));
  const articles = shelves.flatMap((shelf) =>
    listGitArticles(locale, shelf).map(({ slug, path, title, description, written }) => ({
      ...place(shelf, shelf, path),
      ...{ folder: slug, title, description, written },
    })),
  );
  const legal = legalPages.map((page) => {
    const { slug, title, description, written } = getLegalText(locale, page);
    return { ...place("legal", "page", `/${slug}`), folder: slug, title, description, written };
  });
  return [...courses, ...articles, ...legal];
}

export async function filedEntry(text: FiledText): Promise<SearchEntry> {
  return textEntry(text, await readDocument(text.collection, text.folder, text.written));
}

function textEntry(
  { kind, path, title, description }: Head,
  { body, locale }: Pick<TextDocument, "body" | "locale">,
): SearchEntry {
  const { headings, lines } = plainBody(body.raw);
  const text = wordsWithFacts(lines.join("\n"), locale);
  return { id: path, kind, title, description, headings: wordsWithFacts(headings, locale), text };
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

/** The prompts and answers of each task are found by their English words. */
function sampleEntries(locale: Locale, messages: Messages): SearchEntry[] {
  const t = createTranslator({ locale, messages, namespace: "Samples" });
  return sampledTasks.map((type) => {
    const [task, prompts] = [taskNames[type], samplesOf(type)];
    return {
      id: samplePath(type),
      kind: "page",
      title: t("taskTitle", { task }),
      description: t("taskDescription", { task, count: prompts.length }),
      headings: [
        ...new Set(prompts.flatMap(({ asks, picture }) => [...asks, ...(picture ? [picture.alt] : [])])),
      ].join("\n"),
      text: prompts.flatMap(({ answers }) => answers.map(({ text }) => text)).join("\n"),
    };
  });
}

async function articlesOfCms(locale: Locale): Promise<SearchEntry[]> {
  const all = await Promise.all(shelves.map((shelf) => listArticles(locale, shelf)));
  const own = all.flat().filter(({ origin }) => origin === "cms");
  return Promise.all(
    own.map(async (article) => textEntry({ ...article, kind: article.shelf }, await readArticle(article))),
  );
}

/** What the interface's strings and the CMS say: pages, questions, sample answers, the blog's categories, articles of the CMS. */
export async function readLiveEntries(locale: Locale): Promise<SearchEntry[]> {
  const [messages, written] = await Promise.all([loadMessages(locale), readWrittenMessages(locale)]);
  const entries = await Promise.all([
    pageEntries(locale, written),
    categoryEntries(locale, messages),
    sampleEntries(locale, messages),
    articlesOfCms(locale),
  ]);
  return entries.flat();
}
