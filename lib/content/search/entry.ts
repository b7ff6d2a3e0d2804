import { z } from "zod";

import { searchKinds } from "@/lib/core/search-kinds";

/** What one place of the site is found by; `id` is its path without the language. */
export const SearchEntry = z.object({
  id: z.string(),
  kind: z.enum(searchKinds),
  title: z.string(),
  description: z.string(),
  headings: z.string(),
  text: z.string(),
});
export type SearchEntry = z.infer<typeof SearchEntry>;
