import "server-only";

import type { Locale } from "@/lib/i18n/locales";
import { explain, type Explanation, PartOfSpeech } from "@/lib/questions/explanations";
import type { GlossBook } from "@/lib/services/glosses/gloss-book";

/** The lines of a review for its reader: the gloss of their language instead of the English meaning, if there is one. */
export function translateExplanation(
  lines: readonly Explanation[],
  { glosses, locale }: { glosses: GlossBook; locale: Locale },
): Explanation[] {
  if (locale === "en") return [...lines];
  const part = lines.map(({ params }) => params["partOfSpeech"]).find(Boolean);
  const partOfSpeech = PartOfSpeech.safeParse(part).data;
  return lines.map((line) => {
    const { word, gloss: meaning } = line.params;
    if (line.key !== "meaning" || !word || !meaning) return line;
    const found = partOfSpeech ? glosses.find(locale, word, partOfSpeech, meaning) : null;
    return found
      ? explain("gloss", { word: found.lemma, gloss: found.gloss })
      : explain("meaning-in-english", { word, gloss: meaning });
  });
}
