import { expect, test } from "vitest";

import type { SearchEntry } from "@/lib/content/search/entry";
import { loadIndex, saveIndex } from "@/lib/content/search/kept-index";
import { addEntries, createReader, emptyIndex, type SearchIndex } from "@/lib/content/search/search-index";
import { searchQuery } from "@/lib/content/search/search-query";
import type { Locale } from "@/lib/i18n/locales";

const entry = (id: string, text: string): SearchEntry => ({
  ...{ id, kind: "blog", title: text, description: "Ein Artikel.", headings: "", text },
});

const found = (locale: Locale, { index, alone }: SearchIndex, query: string) => {
  const { words, partsOf } = createReader(locale, alone);
  return index.search(searchQuery({ words: words(query), partsOf }, "AND", 0)).map(({ id }) => String(id));
};

const make = () =>
  addEntries("de", emptyIndex(), [
    entry("/tests", "Der Tag vor der Prüfung"),
    entry("/words", "Wörter an Prüfungstagen"),
  ]);

test("an index that was saved and opened answers like the one that was made", async () => {
  const made = await make();
  const opened = await loadIndex(saveIndex(made));
  for (const query of ["Prüfung", "Tag", "wörte"]) {
    expect(found("de", opened, query)).toEqual(found("de", made, query));
    expect(found("de", opened, query)).not.toEqual([]);
  }
  expect(opened.entries).toEqual(made.entries);
});

test("what the content system says joins the opened index and takes the place of what was there", async () => {
  const opened = await loadIndex(saveIndex(await make()));
  const joined = await addEntries("de", opened, [
    entry("/words", "Vokabeln im Alltag"),
    entry("/new", "Eulen und Prüfungen"),
  ]);
  expect(found("de", joined, "Eulen")).toEqual(["/new"]);
  expect(found("de", joined, "Vokabeln")).toEqual(["/words"]);
  expect(found("de", joined, "Wörter")).toEqual([]);
  expect(joined.entries.get("/words")?.title).toBe("Vokabeln im Alltag");
});
