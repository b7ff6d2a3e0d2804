import { existsSync } from "node:fs";
import path from "node:path";

import type { CmsDocument } from "@/lib/content/live/cms-document";
import { defaultLocale, locales, type Locale } from "@/lib/i18n/locales";
import { baseId, readDataset } from "@/scripts/content/check/read-dataset";
import { reportInto, type Fault } from "@/scripts/content/fault";
import { readSource } from "@/scripts/content/source-file";
import { messagesFolder } from "@/scripts/messages/check-messages";
import { readJsonStrings } from "@/scripts/messages/json-strings";

export type Count = {
  locale: Locale;
  total: number;
  translated: number;
  /** The words are the English ones; some are so on purpose. */
  same: number;
  missing: number;
};

type Words = ReadonlyMap<string, string>;

function compare(locale: Locale, english: Words, own: Words): Count {
  const keys = [...english.keys()];
  const missing = keys.filter((key) => !own.has(key)).length;
  const same = locale === defaultLocale ? 0 : keys.filter((key) => own.get(key) === english.get(key)).length;
  return { locale, total: keys.length, translated: keys.length - missing - same, same, missing };
}

function compareAll(wordsOf: (locale: Locale) => Words): Count[] {
  const english = wordsOf(defaultLocale);
  return locales.map((locale) => compare(locale, english, wordsOf(locale)));
}

/** The interface's strings, by key. */
export function countStrings(root: string, faults: Fault[]): Count[] {
  return compareAll((locale) => {
    const file = `${messagesFolder}/${locale}.json`;
    if (!existsSync(path.join(root, file))) return new Map();
    const report = reportInto(faults, file);
    const json = readJsonStrings(readSource(root, file, report) ?? "{}");
    if ("broken" in json) {
      report(json.broken.place, "messages/not-json", `${json.broken.message}; correct the JSON here`);
      return new Map();
    }
    return new Map([...json.strings].map(([key, { value }]) => [key, value]));
  });
}

/** The CMS documents that have a language, by their common id. */
export function countCms(root: string, faults: Fault[]): Count[] {
  const documents = readDataset(root, faults).map(({ document }) => document);
  return compareAll(
    (locale) =>
      new Map(
        documents
          .filter((document) => "language" in document && document.language === locale)
          .map((document) => [baseId(document), wordsOf(document)]),
      ),
  );
}

/** What a translator translates of a CMS document. */
function wordsOf(document: CmsDocument): string {
  switch (document._type) {
    case "faq":
      return JSON.stringify([document.question, document.answer]);
    case "testimonial":
      return document.data.content;
    case "planCopy":
      return JSON.stringify([document.name, document.tagline, document.features]);
    case "banner":
      return JSON.stringify([document.text, document.short, document.action]);
    case "siteFacts":
      return "";
  }
}
