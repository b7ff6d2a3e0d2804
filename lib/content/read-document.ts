import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";

import { compiledFile, documents, parseCompiled, type TextDocument, typeNames } from "@/lib/content/compiled";
import type { Collection } from "@/lib/content/schemas";
import type { Locale } from "@/lib/i18n/locales";

/** One text in the language it is written in, with its body; lists never read it. */
export async function readDocument(
  collection: Collection,
  folder: string,
  written: Locale,
): Promise<TextDocument> {
  const file = compiledFile(typeNames[collection].text, collection, folder, `${written}.mdx`);
  const text = await readFile(path.join(/* turbopackIgnore: true */ process.cwd(), file), "utf8");
  return documents[collection].parse(parseCompiled(text));
}
