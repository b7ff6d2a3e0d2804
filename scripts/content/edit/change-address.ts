import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { LocalSlug } from "@/lib/content/schemas";
import { isLocale, type Locale } from "@/lib/i18n/locales";
import { readMetas } from "@/scripts/content/check/check-meta";
import { redirectsFile, withSlug } from "@/scripts/content/check/check-redirects";
import { readTexts } from "@/scripts/content/check/check-texts";
import { collectDocuments, isCollection, type DocumentFolder } from "@/scripts/content/collect-documents";
import { createFactsStore } from "@/scripts/content/check/facts/facts-store";
import { addressesOf } from "@/scripts/content/check/link-targets";
import { addRedirect } from "@/scripts/content/edit/move-facts";
import { contentTrouble, type Renamed } from "@/scripts/content/edit/rename-document";

/** Another address for a document in one language; the folder keeps its name. */
export type AddressChange = { collection: string; folder: string; language: string; to: string };

/** The text with its address in the head; the folder's name needs no field. */
function withField(text: string, slug: string | null) {
  const end = text.indexOf("\n---", 3);
  const lines = text.slice(0, end).split("\n");
  const kept = lines.filter((line) => !/^slug\s*:/.test(line));
  const status = kept.findIndex((line) => /^status\s*:/.test(line));
  const fields = slug === null ? [] : [`slug: ${JSON.stringify(slug)}${text.includes("\r\n") ? "\r" : ""}`];
  return kept.toSpliced(status, 0, ...fields).join("\n") + text.slice(end);
}

/** Every name that an address of the collection has, by the document it leads to. */
function takenNames(root: string, collection: string) {
  const documents = collectDocuments(root, []).filter((document) => document.collection === collection);
  return readTexts(createFactsStore(root), documents, []).flatMap(({ document, fields }) =>
    [document.slug, fields.slug].flatMap((name) => (name ? [{ name, document }] : [])),
  );
}

function trouble(root: string, { collection, folder, language, to }: AddressChange): string | null {
  const text = `content/${collection}/${folder}/${language}.mdx`;
  if (!isCollection(collection) || collection === "legal")
    return `There is no collection "${collection}" with addresses of its own: choose one of courses, learn, blog.`;
  if (!isLocale(language)) return `There is no language "${language}": lib/i18n/locales.ts lists them.`;
  if (!existsSync(path.join(root, text))) return `There is no ${text}: translate the text first.`;
  const shape = LocalSlug.safeParse(to);
  if (!shape.success) return `"${to}" cannot be an address: it ${shape.error.issues[0]?.message}.`;
  const other = takenNames(root, collection).find(
    ({ name, document }) => name === to && document.slug !== folder,
  );
  return other ? `"${to}" leads to ${other.document.folder} already: choose another address.` : null;
}

function currentSlug(root: string, document: DocumentFolder, language: Locale) {
  const text = readTexts(createFactsStore(root), [document], []).find(({ locale }) => locale === language);
  return text?.fields.slug ?? document.slug;
}

/** Gives a document another address in one language and leads the readers of the old one there. */
export function changeAddress(root: string, change: AddressChange): Renamed {
  const asked = trouble(root, change);
  const refused = asked ? [asked] : contentTrouble(root);
  if (refused) return { refused };

  const { folder, language, to } = change;
  const document = collectDocuments(root, []).find(
    ({ collection, slug }) => collection === change.collection && slug === folder,
  );
  const address =
    document && addressesOf([document], readMetas(createFactsStore(root), [document], [])).get(document);
  if (!document || !address || !isLocale(language))
    throw new Error(`There is no content/${change.collection}/${folder}.`);
  const before = currentSlug(root, document, language);
  const target = withSlug(address, to);
  if (before === to) return { refused: [`${target} is the address already.`] };

  const file = `${document.folder}/${language}.mdx`;
  const text = readFileSync(path.join(root, file), "utf8");
  writeFileSync(path.join(root, file), withField(text, to === folder ? null : to));
  const from = withSlug(address, before);
  if (before === folder) return { changed: [file], redirect: { from, to: target, language } };

  const table = path.join(root, redirectsFile);
  const redirects = existsSync(table) ? readFileSync(table, "utf8") : null;
  writeFileSync(table, addRedirect(redirects, { from, to: address, language, free: target }));
  return { changed: [file, redirectsFile], redirect: { from, to: target, language } };
}
