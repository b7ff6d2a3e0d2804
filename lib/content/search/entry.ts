import type { SearchKind } from "@/lib/core/search-kinds";

/** What one place of the site is found by; `id` is its path without the language. */
export type SearchEntry = {
  id: string;
  kind: SearchKind;
  title: string;
  description: string;
  headings: string;
  text: string;
};
