import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";

import type { Collection } from "@/lib/content/schemas";
import type { Locale } from "@/lib/i18n/locales";

/** The MDX source of one document; lists never read it. */
export function readBody(collection: Collection, slug: string, written: Locale) {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), ".contentlayer/texts");
  return readFile(path.join(folder, collection, slug, `${written}.mdx`), "utf8");
}
