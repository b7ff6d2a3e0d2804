import "server-only";
import MiniSearch from "minisearch";

import { listArticles } from "@/lib/content/articles";
import { readBody } from "@/lib/content/body";
import { listCourses } from "@/lib/content/courses";
import { plainBody } from "@/lib/content/search/plain-body";
import { createSearchWords } from "@/lib/content/search/search-words";
import type { Locale } from "@/lib/i18n/locales";

type Kind = "courses" | "learn" | "blog";
type Entry = {
  id: string;
  kind: Kind;
  title: string;
  description: string;
  headings: string;
  text: string;
};
export type Found = { kind: Kind; path: string; title: string; excerpt: string };
type SiteIndex = { find: (query: string, limit: number) => { total: number; results: Found[] } };

const excerptLength = 180;

async function readEntries(locale: Locale): Promise<Entry[]> {
  const pages = [
    ...listCourses(locale).map((course) => ({
      ...course,
      kind: "courses" as const,
      path: `/courses/${course.slug}`,
    })),
    ...(["learn", "blog"] as const).flatMap((shelf) =>
      listArticles(locale, shelf).map((article) => ({ ...article, kind: shelf })),
    ),
  ];
  return Promise.all(
    pages.map(async ({ kind, path, slug, title, description, written }) => {
      const { headings, lines } = plainBody(await readBody(kind, slug, written));
      return { id: path, kind, title, description, headings, text: lines.join("\n") };
    }),
  );
}

/** Scripts without spaces are cut anywhere. */
function cutAtWord(line: string) {
  const start = line.slice(0, excerptLength);
  const space = start.lastIndexOf(" ");
  return start.slice(0, space > excerptLength / 2 ? space : undefined).trimEnd();
}

/** The first line that has one of the words, else what the page says of itself. */
function excerptOf(entry: Entry, isWanted: (line: string) => boolean) {
  const line = entry.text.split("\n").find(isWanted) ?? entry.description;
  return line.length > excerptLength ? `${cutAtWord(line)} …` : line;
}

async function buildIndex(locale: Locale): Promise<SiteIndex> {
  const words = createSearchWords(locale);
  const entries = new Map((await readEntries(locale)).map((entry) => [entry.id, entry]));
  const index = new MiniSearch<Entry>({
    fields: ["title", "description", "headings", "text"],
    tokenize: words,
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 5, headings: 2, description: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  index.addAll([...entries.values()]);

  return {
    find(query, limit) {
      const every = index.search(query, { combineWith: "AND" });
      const found = every.length > 0 ? every : index.search(query);
      const results = found.slice(0, limit).flatMap(({ id, terms }): Found[] => {
        const entry = entries.get(String(id));
        if (!entry) return [];
        const matched = new Set(terms);
        const excerpt = excerptOf(entry, (line) => words(line).some((word) => matched.has(word)));
        return [{ kind: entry.kind, path: entry.id, title: entry.title, excerpt }];
      });
      return { total: found.length, results };
    },
  };
}

const indexes = new Map<Locale, Promise<SiteIndex>>();

type SearchOptions = {
  limit?: number;
  /** Reads the texts again: they may have been edited. */ fresh?: boolean;
};

/** Courses and articles that have the words, the best first. The first search in a language reads its texts. */
export async function searchSite(
  locale: Locale,
  query: string,
  { limit = 20, fresh = false }: SearchOptions = {},
) {
  const index = (fresh ? null : indexes.get(locale)) ?? buildIndex(locale);
  indexes.set(locale, index);
  index.catch(() => indexes.delete(locale));
  return (await index).find(query, limit);
}
