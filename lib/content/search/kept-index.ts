import { z } from "zod";

import { SearchEntry } from "@/lib/content/search/entry";
import { openIndex, type SearchIndex } from "@/lib/content/search/search-index";
import type { Locale } from "@/lib/i18n/locales";

export const keptFile = (locale: Locale) => `.contentlayer/search/${locale}.ndjson`;

const Kept = z.object({ alone: z.array(z.string()), entries: z.array(SearchEntry) });

/** Two lines: what the places say, and the index, which MiniSearch alone reads. */
export const saveIndex = ({ entries, index, alone }: SearchIndex) =>
  `${JSON.stringify({ alone: [...alone], entries: [...entries.values()] } satisfies z.infer<typeof Kept>)}\n${JSON.stringify(index)}\n`;

export async function loadIndex(text: string): Promise<SearchIndex> {
  const end = text.indexOf("\n");
  const { alone, entries } = Kept.parse(JSON.parse(text.slice(0, end)));
  return {
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    index: await openIndex(text.slice(end + 1)),
    alone: new Set(alone),
  };
}
