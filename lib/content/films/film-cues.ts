import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";

import { Captions, type Film } from "@/lib/content/films/film-schema";
import { defaultLocale, type Locale } from "@/lib/i18n/locales";

/** What a film says, with its times, in a language; English where a sentence has no translation yet. */
export async function readCues({ id, cues }: Film, locale: Locale): Promise<Film["cues"]> {
  if (locale === defaultLocale) return cues;
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), "content/films", id);
  const text = await readFile(path.join(folder, `${locale}.json`), "utf8").catch(() => "{}");
  const captions = Captions.parse(JSON.parse(text));
  return cues.map((cue) => ({ ...cue, text: captions[cue.text] ?? cue.text }));
}
