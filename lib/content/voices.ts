import { defaultLocale, type Locale } from "@/lib/i18n/locales";

/** The documents in the asked language, or the English ones where there is none yet. */
export function inLanguage<Doc extends { language: Locale }>(documents: Doc[], locale: Locale) {
  const own = documents.filter((doc) => doc.language === locale);
  return own.length > 0 ? own : documents.filter((doc) => doc.language === defaultLocale);
}

/** What real learners have said. Samples stay among the documents and are shown to nobody. */
export const realVoices = <Doc extends { language: Locale; sample: boolean }>(
  testimonials: Doc[],
  locale: Locale,
) =>
  inLanguage(
    testimonials.filter(({ sample }) => !sample),
    locale,
  );
