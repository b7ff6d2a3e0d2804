import { start } from "@/lib/content/gate/report";
import { defaultLocale, locales } from "@/lib/i18n/locales";
import { checkLinks, type LinkTargets } from "@/lib/content/gate/check-links";
import { checkMetas, readMetas } from "@/scripts/content/check/check-meta";
import { readFacts } from "@/scripts/content/check/read-facts";
import { checkTextFacts } from "@/scripts/content/check/check-facts";
import { checkImageFile } from "@/scripts/content/check/check-pictures";
import { readTexts, sourcesOf, type CheckedText } from "@/scripts/content/check/check-texts";
import { checkTranslation } from "@/scripts/content/check/check-translation";
import { checkSlugs } from "@/scripts/content/check/check-slugs";
import { documentFiles, textFile, type DocumentFolder } from "@/scripts/content/collect-documents";
import { reportInto, type Fault } from "@/scripts/content/fault";
import type { FactsStore } from "@/scripts/content/check/facts/facts-store";
import { sitePages } from "@/scripts/content/check/site-page-patterns";
import { addressesOf, linkTargets } from "@/scripts/content/check/link-targets";

export type CheckedDocuments = {
  texts: CheckedText[];
  targets: LinkTargets;
  /** Where the site shows each document, by the name of its folder. */
  addresses: ReadonlyMap<DocumentFolder, string>;
};

/** What the texts show by themselves and what they say of one another. */
export function checkDocuments(
  store: FactsStore,
  faults: Fault[],
  { complete }: { complete: boolean },
): CheckedDocuments {
  const { root } = store;
  const { documents, faults: misplaced } = store.documents();
  faults.push(...misplaced);
  store.keep(new Set(documentFiles(documents)));
  const metas = readMetas(store, documents, faults);
  checkMetas(root, metas, documents, faults);
  const texts = readTexts(store, documents, faults);
  const sources = sourcesOf(texts);
  for (const document of documents) {
    const isDraft = (sources.get(document)?.fields.status ?? "published") !== "published";
    checkLanguages(document, faults, complete && !isDraft && !mayBeInSome.has(document.collection));
  }
  checkSlugs(documents, texts);
  checkTextFacts(texts, metas, readFacts(root));
  const targets = linkTargets(root, { documents, metas, texts });
  const pages = sitePages(root);
  for (const document of documents) checkHasPage(document, pages, faults);
  for (const text of texts) {
    for (const { url, place } of text.pictures) checkImageFile(root, url, place, text.report);
    const shownFrom = text.fields.status === "published" ? text.fields.publishAt : null;
    checkLinks({ ...text, anchors: text.headings.map(({ id }) => id), shownFrom }, targets, text.report);
    const source = text.locale === defaultLocale ? undefined : sources.get(text.document);
    if (source) checkTranslation(text, source);
  }
  return { texts, targets, addresses: addressesOf(documents, metas) };
}

/** An article may be published in some languages; the others show its English text. */
const mayBeInSome: ReadonlySet<string> = new Set(["learn", "blog"]);

function checkLanguages(document: DocumentFolder, faults: Fault[], complete: boolean) {
  const { languages } = document;
  if (!languages.includes(defaultLocale)) {
    reportInto(faults, textFile(document, defaultLocale))(
      start,
      "file/missing",
      "write the English text first: the others are translated from it",
    );
  }
  for (const locale of locales) {
    if (locale === defaultLocale || languages.includes(locale)) continue;
    reportInto(faults, textFile(document, locale))(
      start,
      "translation/missing",
      "translate the English text",
      complete ? "fault" : "warning",
    );
  }
}

/** Legal texts are shown by pages of their own. */
function checkHasPage({ collection, slug, folder }: DocumentFolder, pages: RegExp[], faults: Fault[]) {
  if (collection !== "legal" || pages.length === 0 || pages.some((page) => page.test(`/${slug}`))) return;
  reportInto(faults, folder)(
    start,
    "file/no-page",
    `no page shows this text; add app/[locale]/(site)/${slug}/page.tsx or rename the folder`,
  );
}
