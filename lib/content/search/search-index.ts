import MiniSearch from "minisearch";

import { createPartWords } from "@/lib/content/search/compound-parts";
import type { SearchEntry } from "@/lib/content/search/entry";
import { oneByOne } from "@/lib/content/search/one-by-one";
import { plainField, rootFields } from "@/lib/content/search/search-query";
import { createSearchWords, type SearchWord } from "@/lib/content/search/search-words";
import type { Locale } from "@/lib/i18n/locales";

/** The fields of every entry as words; each text is cut into words once. */
export async function readWords(locale: Locale, entries: readonly SearchEntry[]) {
  const words = createSearchWords(locale);
  const read = await oneByOne(entries, (entry) => ({
    id: entry.id,
    fields: rootFields.map((name) => ({ name, words: words(entry[name]) })),
  }));
  const all = read.flatMap(({ fields }) => fields.flatMap((field) => field.words));
  const partsOf = locale === "de" ? createPartWords(words, all) : () => [];
  const withParts = (some: readonly SearchWord[]) => some.flatMap((word) => [word, ...partsOf(word)]);
  const inText = (text: string) => withParts(words(text));
  const documents = await oneByOne(read, ({ id, fields }) => ({
    id,
    fields: fields.map((field) => ({ ...field, words: withParts(field.words) })),
  }));
  return { words, partsOf, inText, documents };
}

const between = " ";

export async function createIndex({ documents }: Awaited<ReturnType<typeof readWords>>) {
  const index = new MiniSearch<Record<string, string>>({
    fields: [...rootFields, plainField],
    tokenize: (text) => text.split(between),
    processTerm: (term) => term || null,
    searchOptions: {
      boost: { title: 5, headings: 2, description: 2, [plainField]: 0.5 },
      boostDocument: (path) => (String(path).includes("#") ? 0.6 : 1),
      tokenize: (term) => [term],
    },
  });
  await index.addAllAsync(
    documents.map(({ id, fields }) => ({
      id,
      ...Object.fromEntries(
        fields.map(({ name, words }) => [name, words.map(({ root }) => root).join(between)]),
      ),
      [plainField]: fields.flatMap(({ words }) => words.map(({ plain }) => plain)).join(between),
    })),
    { chunkSize: 5 },
  );
  return index;
}
