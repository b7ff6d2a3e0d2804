import type { Root } from "mdast";
import { visit } from "unist-util-visit";

import { collections } from "@/lib/content/schemas";
import { defaultLocale, locales, type Locale } from "@/lib/i18n/locales";
import { checkLinks, sitePages, type LinkTargets } from "@/scripts/content/check-links";
import { checkUnwritten } from "@/scripts/content/check-unwritten";
import { collectDocuments, isCollection, type DocumentFolder } from "@/scripts/content/collect-documents";
import { reportInto, start, type Fault, type Report } from "@/scripts/content/fault";
import { anchorsOf } from "@/scripts/content/plain-text";
import { checkImageFile, checkProse, linksOf } from "@/scripts/content/prose-rules";
import {
  joinHashes,
  type Section,
  sectionHashes,
  staleSections,
  translatedFields,
} from "@/scripts/content/section-hashes";
import { readSource } from "@/scripts/content/source-file";
import { recallDocument, type TextMemory } from "@/scripts/content/text-memory";
import { parseYaml, placeOf, readYaml, type YamlSource } from "@/scripts/content/yaml-source";
import { wrongWriting } from "@/scripts/messages/writing-systems";

type Fields = {
  title: string;
  description: string;
  status: string;
  l10n: { sourceHash?: string | undefined };
};
export type CheckedText = {
  file: string;
  locale: Locale;
  document: DocumentFolder;
  yaml: YamlSource;
  fields: Fields;
  tree: Root;
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
      const { frontmatter: yaml, tree } = recallDocument(file, source, faults, memory);
      if (tree) checkProse(root, tree, report);
      const fields = yaml ? parseYaml(yaml, collections[document.collection].frontmatter, report) : null;
      return yaml && fields && tree ? [{ file, locale, document, yaml, fields, tree, report }] : [];
    }),
  );
}

export function checkDocuments(
  root: string,
  faults: Fault[],
  { complete, memory }: { complete: boolean; memory?: TextMemory },
): CheckedText[] {
  const documents = collectDocuments(root, faults);
  const courses = new Set(
    documents.flatMap(({ collection, slug }) => (collection === "courses" ? [slug] : [])),
  );
  for (const document of documents) checkMeta(root, document, courses, faults);
  checkPositions(root, documents, faults);
  const texts = readTexts(root, documents, faults, memory);
  const drafts = new Set(
    texts.flatMap(({ locale, document, fields }) =>
      locale === defaultLocale && fields.status !== "published" ? [document] : [],
    ),
  );
  for (const document of documents) checkLanguages(document, faults, complete && !drafts.has(document));
  const targets = linkTargets(root, documents, texts);
  for (const text of texts) {
    checkLinks(
      linksOf(text.tree),
      { anchors: anchorsOf(text.tree), locale: text.locale },
      targets,
      text.report,
    );
    checkWriting(text);
    checkUnwritten(text);
    if (text.locale !== defaultLocale) checkTranslation(text, texts);
  }
  return texts;
}

function checkMeta(root: string, document: DocumentFolder, courses: Set<string>, faults: Fault[]) {
  const file = `${document.folder}/meta.yaml`;
  const report = reportInto(faults, file);
  if (!document.hasMeta) {
    report(start, "file/missing", "add meta.yaml: the facts that all languages share");
    return;
  }
  const source = readSource(root, file, report);
  const yaml = source === null ? null : readYaml(source, 1, report);
  const meta = yaml ? parseYaml(yaml, collections[document.collection].meta, report) : null;
  if (!yaml || !meta) return;
  if ("image" in meta) checkImageFile(root, meta.image, placeOf(yaml, ["image"]), report);
  if ("video" in meta && meta.video)
    checkImageFile(root, meta.video.thumbnail, placeOf(yaml, ["video", "thumbnail"]), report);
  for (const [index, slug] of ("related" in meta ? meta.related : []).entries()) {
    if (courses.has(slug)) continue;
    report(placeOf(yaml, ["related", index]), "link/missing-page", `there is no course "${slug}"`);
  }
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
      const meta = collections.blog.meta.safeParse(yaml?.doc.toJS());
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

/** Two courses at one place of one section have no order. */
function checkPositions(root: string, documents: DocumentFolder[], faults: Fault[]) {
  const taken = new Map<string, string>();
  for (const document of documents.filter(({ collection, hasMeta }) => collection === "courses" && hasMeta)) {
    const file = `${document.folder}/meta.yaml`;
    const yaml = readYaml(readSource(root, file, () => undefined) ?? "", 1, () => undefined);
    const meta = collections.courses.meta.safeParse(yaml?.doc.toJS());
    if (!yaml || !meta.success) continue;
    const place = `${meta.data.section} ${meta.data.position}`;
    const other = taken.get(place);
    if (other)
      reportInto(faults, file)(
        placeOf(yaml, ["position"]),
        "field/duplicate",
        `${other} has this position already; choose another`,
      );
    else taken.set(place, document.folder);
  }
}

export function linkTargets(root: string, documents: DocumentFolder[], texts: CheckedText[]): LinkTargets {
  const addresses = addressesOf(root, documents);
  const byAddress = Map.groupBy(texts, ({ document }) => addresses.get(document) ?? "");
  const existing = new Set(addresses.values());
  return {
    pages: sitePages(root),
    anchorsAt: (pathname, locale) => {
      if (!existing.has(pathname)) return null;
      const versions = byAddress.get(pathname) ?? [];
      const version =
        versions.find((text) => text.locale === locale) ??
        versions.find((text) => text.locale === defaultLocale);
      return version ? anchorsOf(version.tree) : new Set();
    },
    isWritten: (pathname) => {
      const [, first = "", second, third] = pathname.split("/");
      const isBelow = first === "blog" ? third !== undefined : second !== undefined;
      return existing.has(pathname) || (isBelow && isCollection(first) && first !== "legal");
    },
  };
}

function checkWriting({ yaml, fields, locale, tree, report }: CheckedText) {
  for (const name of ["title", "description"] as const) {
    const wrong = wrongWriting(locale, fields[name]);
    if (wrong) report(placeOf(yaml, [name]), "translation/writing", `in "${name}" ${wrong.advice}`);
  }
  visit(tree, "text", (node) => {
    const wrong = wrongWriting(locale, node.value, { allowEnglish: true });
    if (wrong) report(node.position?.start ?? start, "translation/writing", wrong.advice);
  });
}

const knownHashes = new WeakMap<CheckedText, Section[]>();

/** Of an English text, which twelve translations are compared with. */
function hashesOf(source: CheckedText) {
  const sections = knownHashes.get(source) ?? sectionHashes(translatedFields(source.fields), source.tree);
  knownHashes.set(source, sections);
  return sections;
}

function checkTranslation(text: CheckedText, texts: CheckedText[]) {
  const source = texts.find(({ document, locale }) => document === text.document && locale === defaultLocale);
  if (!source) return;
  const place = placeOf(text.yaml, ["l10n", "sourceHash"]);
  const sections = hashesOf(source);
  const stamped = text.fields.l10n.sourceHash;
  if (!stamped) {
    text.report(
      place,
      "translation/no-source-hash",
      `say which English text this translates: npm run content:stamp -- ${text.file}`,
    );
    return;
  }
  if (stamped === joinHashes(sections)) {
    checkSameParts(source, text);
    return;
  }
  const { changed, gone } = staleSections(sections, stamped);
  if (changed.length === 0 && gone === 0) return;
  const what = [
    changed.length ? `changed in English: ${changed.map(({ title }) => title).join(", ")}` : "",
    gone ? `gone from English or rewritten: ${gone}` : "",
  ].filter(Boolean);
  text.report(
    place,
    "translation/stale",
    `${what.join("; ")}; translate that, then npm run content:stamp -- ${text.file}`,
    "warning",
  );
}

/** A translation that is up to date has the headings and parts of its source. */
function checkSameParts(source: CheckedText, text: CheckedText) {
  const partsOf = (tree: Root) => {
    const counts = new Map<string, number>();
    const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
    visit(tree, (node) => {
      if (node.type === "heading") add(`headings of level ${node.depth}`);
      if (node.type === "image") add("pictures");
      if (node.type === "mdxJsxFlowElement" && node.name) add(`<${node.name}>`);
    });
    return counts;
  };
  const [wanted, found] = [partsOf(source.tree), partsOf(text.tree)];
  for (const name of new Set([...wanted.keys(), ...found.keys()])) {
    const [a, b] = [wanted.get(name) ?? 0, found.get(name) ?? 0];
    if (a !== b)
      text.report(start, "translation/parts", `English has ${a} ${name}, this text ${b}; make them equal`);
  }
}
