import "server-only";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";

import { isCmsConnected } from "@/lib/content/live/list-live-paths";
import { keptFile, loadIndex } from "@/lib/content/search/kept-index";
import { oneByOne } from "@/lib/content/search/one-by-one";
import { addEntries, emptyIndex, type SearchIndex } from "@/lib/content/search/search-index";
import { filedEntry, listFiledTexts, readLiveEntries } from "@/lib/content/search/site-entries";
import { isDevelopment, isProduction } from "@/lib/env/preview";
import type { Locale } from "@/lib/i18n/locales";

const inProject = (file: string) => path.join(/* turbopackIgnore: true */ process.cwd(), file);

/** The whole site, from its texts. */
export async function buildIndex(locale: Locale): Promise<SearchIndex> {
  const texts = await oneByOne(listFiledTexts(locale), filedEntry);
  return addEntries(locale, emptyIndex(), [...texts, ...(await readLiveEntries(locale))]);
}

/** What the build has made, with what the CMS says by now; where there was no build, the index is made here. */
export async function readIndex(locale: Locale): Promise<SearchIndex> {
  const kept = isProduction() ? await readKept(locale) : null;
  if (kept === null) return buildIndex(locale);
  const index = await loadIndex(kept);
  return isCmsConnected() ? addEntries(locale, index, await readLiveEntries(locale)) : index;
}

const readKept = (locale: Locale) => readFile(inProject(keptFile(locale)), "utf8").catch(() => null);

/** While texts are written it is another one whenever they have been compiled. */
export async function textsVersion() {
  if (!isDevelopment()) return "";
  const { mtimeMs } = await stat(inProject(".contentlayer/generated/index.mjs"));
  return String(mtimeMs);
}
