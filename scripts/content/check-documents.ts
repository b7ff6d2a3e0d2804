import type { Root } from "mdast";

import { collections } from "@/lib/content/schemas";
import { defaultLocale, locales, type Locale } from "@/lib/i18n/locales";
import { checkLinks, sitePages, type LinkTargets } from "@/scripts/content/check-links";
import { checkMetas } from "@/scripts/content/check-meta";
import { checkTranslation } from "@/scripts/content/check-translation";
import { checkUnwritten } from "@/scripts/content/check-unwritten";
import { checkWriting } from "@/scripts/content/check-writing";
import { collectDocuments, isCollection, type DocumentFolder } from "@/scripts/content/collect-documents";
import { reportInto, start, type Fault, type Report } from "@/scripts/content/fault";
import { anchorsOf } from "@/scripts/content/plain-text";
import { checkImageFile, checkProse, checkReferences, linksOf } from "@/scripts/content/prose-rules";
import { readSource } from "@/scripts/content/source-file";
import { recallDocument, type TextMemory } from "@/scripts/content/text-memory";
import { parseYaml, readYaml, type YamlSource } from "@/scripts/content/yaml-source";

type Fields = {
  title: string;
  description: string;
  status: string;
  publishAt: string;
  l10n: { sourceHash?: string | undefined };
};
export type CheckedText = {
  file: string;
  locale: Locale;
  document: DocumentFolder;
  yaml: YamlSource;
  fields: Fields;
  tree: Root;
  /** The text with the places of the file. */
  body: string;
  report: Report;
};

/** Reads every text of the collections; what cannot be read is reported and left out. */
export function readTexts(
  root: string,
  documents: DocumentFolder[],
  faults: Fault[],
  memory?: TextMemory,
): CheckedText[] {
  return documents.flatMap((document) =>
    document.languages.flatMap((locale): CheckedText[] => {
      const file = `${document.folder}/${locale}.mdx`;
      const report = reportInto(faults, file);
      const source = readSource(root, file, report);
      if (source === null) return [];
      const { frontmatter: yaml, tree, body } = recallDocument(file, source, faults, memory);
      if (tree)
        checkProse(tree, { report, onPicture: (url, place) => checkImageFile(root, url, place, report) });
      const fields = yaml ? parseYaml(yaml, collections[document.collection].frontmatter, report) : null;
      return yaml && fields && tree ? [{ file, locale, document, yaml, fields, tree, body, report }] : [];
    }),
  );
}

export function checkDocuments(
  root: string,
  faults: Fault[],
  { complete, memory }: { complete: boolean; memory?: TextMemory },
): CheckedText[] {
  const documents = collectDocuments(root, faults);
  checkMetas(root, documents, faults);
  const texts = readTexts(root, documents, faults, memory);
  const sources = new Map(
    texts.flatMap((text) => (text.locale === defaultLocale ? [[text.document, text] as const] : [])),
  );
  for (const document of documents) {
    const isDraft = (sources.get(document)?.fields.status ?? "published") !== "published";
    checkLanguages(document, faults, complete && !isDraft);
  }
  const targets = linkTargets(root, documents, texts);
  for (const document of documents) checkHasPage(document, targets, faults);
  for (const text of texts) {
    checkLinks(
      linksOf(text.tree),
      { anchors: anchorsOf(text.tree), locale: text.locale },
      targets,
      text.report,
    );
    checkReferences(text.tree, text.body, text.report);
    checkWriting(text);
    checkUnwritten(text);
    const source = text.locale === defaultLocale ? undefined : sources.get(text.document);
    if (source) checkTranslation(text, source);
  }
  return texts;
}

/** Where the site shows a document; an article of the blog stands under its category. */
export function addressesOf(root: string, documents: DocumentFolder[]) {
  return new Map(
    documents.map((document) => {
      const { collection, slug, folder, hasMeta } = document;
      if (collection === "legal") return [document, `/${slug}`];
      if (collection !== "blog") return [document, `/${collection}/${slug}`];
      const source = hasMeta ? readSource(root, `${folder}/meta.yaml`, () => undefined) : null;
      const yaml = readYaml(source ?? "", 1, () => undefined);
      const meta = collections.blog.meta.safeParse(yaml?.value);
      return [document, `/blog/${meta.success ? meta.data.category : "unknown"}/${slug}`];
    }),
  );
}

function checkLanguages({ folder, languages }: DocumentFolder, faults: Fault[], complete: boolean) {
  if (!languages.includes(defaultLocale)) {
    reportInto(faults, `${folder}/${defaultLocale}.mdx`)(
      start,
      "file/missing",
      "write the English text first: the others are translated from it",
    );
  }
  for (const locale of locales) {
    if (locale === defaultLocale || languages.includes(locale)) continue;
    reportInto(faults, `${folder}/${locale}.mdx`)(
      start,
      "translation/missing",
      "translate the English text",
      complete ? "fault" : "warning",
    );
  }
}

/** Legal texts are shown by pages of their own. */
function checkHasPage({ collection, slug, folder }: DocumentFolder, { pages }: LinkTargets, faults: Fault[]) {
  if (collection !== "legal" || pages.length === 0 || pages.some((page) => page.test(`/${slug}`))) return;
  reportInto(faults, folder)(
    start,
    "file/no-page",
    `no page shows this text; add app/[locale]/(site)/${slug}/page.tsx or rename the folder`,
  );
}

export function linkTargets(root: string, documents: DocumentFolder[], texts: CheckedText[]): LinkTargets {
  const addresses = addressesOf(root, documents);
  const byAddress = new Map([...addresses].map(([document, address]) => [address, document]));
  const read = Map.groupBy(texts, ({ document }) => document);
  const anchors = new Map<CheckedText, Set<string>>();
  return {
    pages: sitePages(root),
    exists: (pathname) => byAddress.has(pathname),
    anchorsAt: (pathname, locale) => {
      const document = byAddress.get(pathname);
      const wanted = document?.languages.includes(locale) ? locale : defaultLocale;
      const version = document && read.get(document)?.find((text) => text.locale === wanted);
      if (!version) return null;
      const known = anchors.get(version) ?? anchorsOf(version.tree);
      anchors.set(version, known);
      return known;
    },
    isWritten: (pathname) => {
      const [, first = "", second, third] = pathname.split("/");
      const isBelow = first === "blog" ? third !== undefined : second !== undefined;
      return byAddress.has(pathname) || (isBelow && isCollection(first) && first !== "legal");
    },
  };
}
