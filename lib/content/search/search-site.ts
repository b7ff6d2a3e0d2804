import "server-only";
import type { SearchResult } from "minisearch";

import { libraryVersion, readLibrary } from "@/lib/content/live/library";
import { localizedPath } from "@/lib/content/addresses/local-paths";
import type { SearchEntry } from "@/lib/content/search/entry";
import type { SearchKind } from "@/lib/core/search-kinds";
import { nearWords } from "@/lib/content/search/near-words";
import { readIndex, textsVersion } from "@/lib/content/search/read-index";
import { createReader, type SearchIndex } from "@/lib/content/search/search-index";
import { searchQuery, type Tolerance } from "@/lib/content/search/search-query";
import type { Locale } from "@/lib/i18n/locales";

export type Found = { kind: SearchKind; path: string; title: string; excerpt: string };
export type Answer = {
  total: number;
  results: Found[];
  /** Where nothing was found: words of the site that look like the ones asked for. */ near: string[];
};
type SiteIndex = {
  find: (query: string, limit: number) => Answer;
  /** Of some paths, those that are places of the site. */
  name: (paths: readonly string[]) => Found[];
};

const excerptLength = 180;
const shortestLine = 20;

/** Scripts without spaces are cut anywhere. */
function cutAtWord(line: string) {
  const start = line.slice(0, excerptLength);
  const space = start.lastIndexOf(" ");
  return start.slice(0, space > excerptLength / 2 ? space : undefined).trimEnd();
}

/** The first sentence that has one of the words, else what the page says of itself. */
function excerptOf({ text, description }: SearchEntry, isWanted: (line: string) => boolean) {
  const lines = text.split("\n").filter(({ length }) => length >= shortestLine);
  const line = lines.find(isWanted) ?? description;
  return line.length > excerptLength ? `${cutAtWord(line)} …` : line;
}

/** All words as they are; then with wrong letters; then any of the words. */
const attempts: ["AND" | "OR", Tolerance][] = [
  ["AND", 0],
  ["AND", 1],
  ["AND", 2],
  ["OR", 0],
  ["OR", 1],
];

function openSite(locale: Locale, { entries, index, alone }: SearchIndex): SiteIndex {
  const { words, partsOf, inText } = createReader(locale, alone);
  const known = new Set(
    [...entries.values()].flatMap(({ title, headings }) => writtenWords(locale, `${title}\n${headings}`)),
  );

  const search = (query: string): SearchResult[] => {
    const asked = { words: words(query), partsOf };
    for (const [combineWith, tolerance] of asked.words.length > 0 ? attempts : []) {
      const found = index.search(searchQuery(asked, combineWith, tolerance));
      if (found.length > 0) return found;
    }
    return [];
  };
  const show = (path: string, matched: ReadonlySet<string>): Found[] => {
    const entry = entries.get(path);
    if (!entry) return [];
    const isWanted = (line: string) =>
      inText(line).some(({ plain, root }) => matched.has(plain) || matched.has(root));
    return [
      {
        kind: entry.kind,
        path: localizedPath(locale, path),
        title: entry.title,
        excerpt: excerptOf(entry, isWanted),
      },
    ];
  };

  return {
    find(query, limit) {
      const found = search(query);
      const results = found.slice(0, limit).flatMap(({ id, terms }) => show(String(id), new Set(terms)));
      const near = found.length > 0 ? [] : nearWords(writtenWords(locale, query), known);
      return { total: found.length, results, near };
    },
    name: (paths) => paths.flatMap((path) => show(path, new Set())),
  };
}

/** Words as a reader knows them, with their accents. */
function writtenWords(locale: Locale, text: string) {
  const segmenter = new Intl.Segmenter(locale, { granularity: "word" });
  const clean = text.normalize("NFKC").toLocaleLowerCase(locale);
  return [...segmenter.segment(clean)].flatMap(({ segment, isWordLike }) =>
    isWordLike && /\p{L}{2}/u.test(segment) ? [segment] : [],
  );
}

/** By language; each knows the texts and the articles of the CMS as they were at `version`. */
const indexes = new Map<Locale, { version: string; index: Promise<SiteIndex> }>();

async function openIndex(locale: Locale) {
  await readLibrary();
  const version = `${libraryVersion()} ${await textsVersion()}`;
  const known = indexes.get(locale);
  if (known?.version === version) return known.index;
  const index = readIndex(locale).then((read) => openSite(locale, read));
  indexes.set(locale, { version, index });
  index.catch(() => indexes.delete(locale));
  return index;
}

/** Pages that have the words, the best first. */
export async function searchSite(locale: Locale, query: string, { limit = 20 } = {}) {
  return (await openIndex(locale)).find(query, limit);
}

/** The titles of some pages, without those that are none. */
export async function namePages(locale: Locale, paths: readonly string[]) {
  return (await openIndex(locale)).name(paths);
}
