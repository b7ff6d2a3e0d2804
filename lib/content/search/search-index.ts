import MiniSearch, { type Options } from "minisearch";

import { createPartWords } from "@/lib/content/search/compound-parts";
import type { SearchEntry } from "@/lib/content/search/entry";
import { oneByOne } from "@/lib/content/search/one-by-one";
import { plainField, rootFields } from "@/lib/content/search/search-query";
import { createSearchWords, type SearchWord } from "@/lib/content/search/search-words";
import type { Locale } from "@/lib/i18n/locales";

type Document = Record<string, string>;

/** The places of the site in a language, and what they are found by. */
export type SearchIndex = {
  entries: ReadonlyMap<string, SearchEntry>;
  index: MiniSearch<Document>;
  /** Of a language that writes compounds as one word: the words that stand alone somewhere. */
  alone: ReadonlySet<string>;
};

const between = " ";

const options: Options<Document> = {
  fields: [...rootFields, plainField],
  tokenize: (text) => text.split(between),
  processTerm: (term) => term || null,
  searchOptions: {
    boost: { title: 5, headings: 2, description: 2, [plainField]: 0.5 },
    boostDocument: (path) => (String(path).includes("#") ? 0.6 : 1),
    tokenize: (term) => [term],
  },
};

/** How texts and questions of a language are cut into words. */
export function createReader(locale: Locale, alone: ReadonlySet<string>) {
  const words = createSearchWords(locale);
  const partsOf = createPartWords(words, alone);
  const inText = (text: string) => words(text).flatMap((word) => [word, ...partsOf(word)]);
  return { words, partsOf, inText };
}

function wordsAlone(locale: Locale, texts: readonly string[]) {
  if (locale !== "de") return [];
  const words = createSearchWords(locale);
  return texts.flatMap((text) => words(text).flatMap(({ plain, root }) => [plain, root]));
}

export const emptyIndex = (): SearchIndex => ({
  entries: new Map(),
  index: new MiniSearch(options),
  alone: new Set(),
});

/** The index with further entries; one that has the place of another takes it. */
export async function addEntries(
  locale: Locale,
  { entries, index, alone }: SearchIndex,
  more: readonly SearchEntry[],
): Promise<SearchIndex> {
  const texts = more.flatMap((entry) => rootFields.map((name) => entry[name]));
  const known = new Set([...alone, ...wordsAlone(locale, texts)]);
  const { inText } = createReader(locale, known);
  const documents = await oneByOne(more, (entry) => documentOf(entry, inText));
  for (const { id } of more) if (index.has(id)) index.discard(id);
  await index.addAllAsync(documents, { chunkSize: 5 });
  return {
    entries: new Map([...entries, ...more.map((entry) => [entry.id, entry] as const)]),
    index,
    alone: known,
  };
}

/** Each text is cut into words once. */
function documentOf(entry: SearchEntry, inText: (text: string) => SearchWord[]): Document {
  const fields = rootFields.map((name) => ({ name, words: inText(entry[name]) }));
  return {
    id: entry.id,
    ...Object.fromEntries(
      fields.map(({ name, words }) => [name, words.map(({ root }) => root).join(between)]),
    ),
    [plainField]: fields.flatMap(({ words }) => words.map(({ plain }) => plain)).join(between),
  };
}

export const openIndex = (saved: string) => MiniSearch.loadJSONAsync(saved, options);
