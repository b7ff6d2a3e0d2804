import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { compiledFile, documents, parseCompiled, type TextDocument, typeNames } from "@/lib/content/compiled";
import { withFacts } from "@/lib/content/facts/facts";
import type { Collection } from "@/lib/content/schemas";
import { isDevelopment } from "@/lib/env/preview";
import type { Locale } from "@/lib/i18n/locales";

const pause = 50;
const longestCompiling = 3_000;

/** One text in the language it is written in, with its body; lists never read it. */
export async function readDocument(
  collection: Collection,
  folder: string,
  written: Locale,
): Promise<TextDocument> {
  const file = compiledFile(typeNames[collection].text, collection, folder, `${written}.mdx`);
  return withFacts(documents[collection].parse(await readCompiled(file)), written);
}

/** While texts are written, contentlayer takes every file away for a moment before it writes it again. */
async function readCompiled(file: string): Promise<unknown> {
  const until = Date.now() + (isDevelopment() ? longestCompiling : 0);
  for (;;) {
    try {
      return parseCompiled(
        await readFile(path.join(/* turbopackIgnore: true */ process.cwd(), file), "utf8"),
      );
    } catch (error) {
      if (Date.now() >= until) throw error;
      await wait(pause);
    }
  }
}
