import { readFileSync } from "node:fs";
import path from "node:path";

import { defaultLocale } from "@/lib/i18n/locales";
import { readTexts, type CheckedText } from "@/scripts/content/check-documents";
import type { DocumentFolder } from "@/scripts/content/collect-documents";
import { moveValues } from "@/scripts/content/move-facts";
import { moveLinks, type MovedUrls } from "@/scripts/content/moved-links";
import { readDocument } from "@/scripts/content/read-document";
import { sectionHashes, translatedFields } from "@/scripts/content/section-hashes";
import { stampText } from "@/scripts/content/stamp";

export type Move = { urls: MovedUrls; course: { from: string; to: string } | null };

const ignore = () => undefined;

/** The texts with a link to correct, by file. A translation that was up to date stays so. */
export function planTexts(root: string, documents: DocumentFolder[], { urls }: Move): Map<string, string> {
  const texts = readTexts(root, documents, []);
  const read = new Map(texts.map(({ file }) => [file, readFileSync(path.join(root, file), "utf8")]));
  const planned = new Map(texts.map(({ file, tree }) => [file, moveLinks(read.get(file) ?? "", tree, urls)]));
  for (const source of texts.filter(({ locale }) => locale === defaultLocale)) {
    const hashes = changedHashes(source, planned.get(source.file) ?? "");
    if (hashes.size === 0) continue;
    for (const text of texts.filter((each) => each.document === source.document && each !== source))
      planned.set(text.file, restamp(planned.get(text.file) ?? "", text, hashes));
  }
  return new Map([...planned].filter(([file, text]) => text !== read.get(file)));
}

/** The sections of an English text whose hash changes with its links: old hash to new. */
function changedHashes({ fields, tree }: CheckedText, after: string): Map<string, string> {
  const moved = readDocument(after.replaceAll("\r\n", "\n"), ignore).tree;
  if (!moved) return new Map();
  const head = translatedFields(fields);
  const fresh = sectionHashes(head, moved);
  return new Map(
    sectionHashes(head, tree).flatMap(({ hash }, index): [string, string][] => {
      const now = fresh[index]?.hash;
      return now && now !== hash ? [[hash, now]] : [];
    }),
  );
}

function restamp(text: string, { fields }: CheckedText, hashes: Map<string, string>) {
  const before = fields.l10n.sourceHash;
  if (!before) return text;
  const after = before
    .split(" ")
    .map((hash) => hashes.get(hash) ?? hash)
    .join(" ");
  if (after === before) return text;
  return text.includes(before) ? text.replace(before, after) : stampText(text, after);
}

/** The meta.yaml files that name the course or one of its pictures. */
export function planMetas(
  root: string,
  documents: DocumentFolder[],
  { urls, course }: Move,
): Map<string, string> {
  const planned = new Map<string, string>();
  for (const { folder } of documents.filter(({ hasMeta }) => hasMeta)) {
    const file = `${folder}/meta.yaml`;
    const before = readFileSync(path.join(root, file), "utf8");
    const after = moveValues(before, (name, value) => {
      if (name === "related" && value === course?.from) return course.to;
      return name === "image" || name === "thumbnail" ? urls.get(value) : undefined;
    });
    if (after !== before) planned.set(file, after);
  }
  return planned;
}
