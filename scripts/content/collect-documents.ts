import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

import { start } from "@/lib/content/gate/report";
import { collections, type Collection } from "@/lib/content/schemas";
import { isLocale, type Locale } from "@/lib/i18n/locales";
import { reportInto, type Fault } from "@/scripts/content/fault";

export type DocumentFolder = {
  collection: Collection;
  slug: string;
  folder: string;
  languages: Locale[];
  hasMeta: boolean;
};

export const isCollection = (name: string): name is Collection => Object.hasOwn(collections, name);
export const collectionNames = Object.keys(collections).filter(isCollection);

export const textFile = ({ folder }: DocumentFolder, locale: Locale) => `${folder}/${locale}.mdx`;
export const metaFile = ({ folder }: DocumentFolder) => `${folder}/meta.yaml`;

/** Every file of the documents that is there. */
export const documentFiles = (documents: readonly DocumentFolder[]) =>
  documents.flatMap((document) => [
    ...(document.hasMeta ? [metaFile(document)] : []),
    ...document.languages.map((locale) => textFile(document, locale)),
  ]);

const isFolder = (full: string) => statSync(full).isDirectory();
const expectedBesides = new Set([
  "messages",
  "bank",
  "films",
  "plans.yaml",
  "facts.yaml",
  "glossary.yaml",
  "listening.yaml",
  "operator.yaml",
  "published.yaml",
  "redirects.yaml",
  "README.md",
]);
export const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Every folder `content/<collection>/<slug>`; a file that nothing reads is a fault, never skipped in silence. */
export function collectDocuments(root: string, faults: Fault[]): DocumentFolder[] {
  const refuse = (file: string, advice: string) => reportInto(faults, file)(start, "file/unknown", advice);
  const list = (folder: string) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name !== ".DS_Store")
      .sort();

  for (const name of existsSync(path.join(root, "content")) ? list("content") : []) {
    if (isCollection(name) || expectedBesides.has(name)) continue;
    refuse(`content/${name}`, `nothing reads this; the collections are ${collectionNames.join(", ")}`);
  }
  const found: DocumentFolder[] = [];
  for (const collection of collectionNames) {
    const base = `content/${collection}`;
    for (const slug of existsSync(path.join(root, base)) ? list(base) : []) {
      const folder = `${base}/${slug}`;
      if (slug === "README.md") continue;
      if (!isFolder(path.join(root, folder))) {
        refuse(folder, `put it into a folder of its own: ${base}/<slug>/<language>.mdx`);
        continue;
      }
      if (!slugShape.test(slug))
        refuse(folder, "name the folder in lower-case words joined by hyphens: it is the page's address");
      found.push({ collection, slug, folder, ...languagesIn(list(folder), folder, refuse) });
    }
  }
  return found;
}

function languagesIn(names: string[], folder: string, refuse: (file: string, advice: string) => void) {
  const languages: Locale[] = [];
  for (const name of names) {
    const locale = name.replace(/\.mdx$/, "");
    if (name.endsWith(".mdx") && isLocale(locale)) languages.push(locale);
    else if (name !== "meta.yaml") {
      refuse(
        `${folder}/${name}`,
        "nothing reads this file; a text is <language>.mdx after lib/i18n/locales.ts, facts are meta.yaml",
      );
    }
  }
  return { languages, hasMeta: names.includes("meta.yaml") };
}
