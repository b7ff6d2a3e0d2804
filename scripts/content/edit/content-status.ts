import type { Collection } from "@/lib/content/schemas";
import { defaultLocale, locales, type Locale } from "@/lib/i18n/locales";
import { readMetas } from "@/scripts/content/check/check-meta";
import { readTexts, type CheckedText } from "@/scripts/content/check/check-texts";
import { collectDocuments, type DocumentFolder } from "@/scripts/content/collect-documents";
import { countCms, countStrings, type Count } from "@/scripts/content/edit/count-translations";
import { formatFault, type Fault } from "@/scripts/content/fault";
import { createFactsStore } from "@/scripts/content/check/facts/facts-store";
import { addressesOf } from "@/scripts/content/check/link-targets";
import { joinHashes, staleSections } from "@/scripts/content/section-hashes";

/** `broken` cannot be read: `npm run content:check` says why. */
export const textStates = ["missing", "broken", "draft", "stale", "review", "published"] as const;
export type TextState = (typeof textStates)[number];

export type TextStatus = {
  locale: Locale;
  state: TextState;
  /** What of the English text this translation has not seen in its present form. */
  stale: string[];
};

export type DocumentStatus = { collection: Collection; slug: string; address: string; texts: TextStatus[] };

export type ContentStatus = {
  documents: DocumentStatus[];
  strings: Count[];
  cms: Count[];
  /** Faults that stopped a file from being read, each as one line. */
  faults: string[];
};

/** Where every document, the interface's strings and the CMS documents stand in every language. */
export function readContentStatus(root: string): ContentStatus {
  const textFaults: Fault[] = [];
  const folders = collectDocuments(root, []);
  const store = createFactsStore(root);
  const readable = readTexts(store, folders, textFaults);
  const texts = Map.groupBy(readable, ({ document }) => document);
  const read = new Set(readable.map(({ file }) => file));
  const faults = textFaults.filter(({ file }) => !read.has(file));
  const addresses = addressesOf(folders, readMetas(store, folders, []));
  const documents = folders.map((folder) => ({
    collection: folder.collection,
    slug: folder.slug,
    address: addresses.get(folder) ?? "",
    texts: textsOf(folder, texts.get(folder) ?? []),
  }));
  const strings = countStrings(root, faults);
  const cms = countCms(root, faults);
  return { documents, strings, cms, faults: faults.map(formatFault) };
}

function textsOf(folder: DocumentFolder, texts: CheckedText[]): TextStatus[] {
  const source = texts.find(({ locale }) => locale === defaultLocale);
  return locales.map((locale) => {
    if (!folder.languages.includes(locale)) return { locale, state: "missing", stale: [] };
    const text = texts.find((each) => each.locale === locale);
    if (!text) return { locale, state: "broken", stale: [] };
    const stale = source && source !== text ? staleParts(source, text) : [];
    return { locale, state: stateOf(text, stale), stale };
  });
}

/** A draft is being worked on anyway; anything further is stale as soon as a section is. */
function stateOf({ fields }: CheckedText, stale: string[]): TextState {
  if (fields.status === "draft") return "draft";
  if (stale.length > 0) return "stale";
  return fields.status === "review" ? "review" : "published";
}

function staleParts(source: CheckedText, { fields }: CheckedText): string[] {
  const stamped = fields.l10n.sourceHash;
  if (!stamped) return ["the whole text: it has no stamp"];
  const { sections } = source;
  if (stamped === joinHashes(sections)) return [];
  const { changed, gone } = staleSections(sections, stamped);
  return [...changed.map(({ title }) => title), ...(gone ? [`gone from English or rewritten: ${gone}`] : [])];
}

export type StatusFilter = { locale?: Locale | undefined; stale?: boolean | undefined };

/** One language's column, or only the documents that have something stale. */
export function filterStatus(status: ContentStatus, { locale, stale = false }: StatusFilter): ContentStatus {
  const isShown = (each: { locale: Locale }) => locale === undefined || each.locale === locale;
  const documents = status.documents
    .map((document) => ({ ...document, texts: document.texts.filter(isShown) }))
    .filter(({ texts }) => !stale || texts.some((text) => text.stale.length > 0));
  const counts = (list: Count[]) => (stale ? [] : list.filter(isShown));
  return { ...status, documents, strings: counts(status.strings), cms: counts(status.cms) };
}
