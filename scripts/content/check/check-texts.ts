import type { Report } from "@/lib/content/gate/report";
import { fillHeadings, knownFactText } from "@/lib/content/facts/place-facts";
import { defaultLocale, type Locale } from "@/lib/i18n/locales";
import { textFile, type DocumentFolder } from "@/scripts/content/collect-documents";
import { reportInto, type Fault } from "@/scripts/content/fault";
import { readFacts } from "@/scripts/content/check/read-facts";
import type { FactsStore } from "@/scripts/content/check/facts/facts-store";
import type { TextHead } from "@/scripts/content/check/facts/text-facts";

/** A text that can be read, with what the gate knows of it. */
export type CheckedText = TextHead & {
  file: string;
  locale: Locale;
  document: DocumentFolder;
  report: Report;
};

/** Reads every text of the collections; what cannot be read is reported and left out. */
export function readTexts(store: FactsStore, documents: DocumentFolder[], faults: Fault[]): CheckedText[] {
  const facts = readFacts(store.root);
  return documents.flatMap((document) =>
    document.languages.flatMap((locale): CheckedText[] => {
      const file = textFile(document, locale);
      const { faults: own, text } = store.text(file);
      faults.push(...own);
      if (!text) return [];
      const headings = fillHeadings(text.headings, knownFactText(facts, locale));
      return [{ ...text, headings, file, locale, document, report: reportInto(faults, file) }];
    }),
  );
}

/** The English texts, by their document. */
export const sourcesOf = (texts: readonly CheckedText[]) =>
  new Map(texts.flatMap((text) => (text.locale === defaultLocale ? [[text.document, text] as const] : [])));
