import { readFileSync } from "node:fs";
import path from "node:path";

import { defaultLocale } from "@/lib/i18n/locales";
import { readTexts, type CheckedText } from "@/scripts/content/check/check-texts";
import type { DocumentFolder } from "@/scripts/content/collect-documents";
import { createFactsStore } from "@/scripts/content/check/facts/facts-store";
import { moveValues } from "@/scripts/content/edit/move-facts";
import { moveLinks, type MovedUrls } from "@/scripts/content/edit/moved-links";
import { readDocument } from "@/scripts/content/read-document";
import { sectionHashes } from "@/lib/content/markdown/sections";
import { stampText } from "@/scripts/content/stamp";

export type Move = { urls: MovedUrls; course: { from: string; to: string } | null };

const ignore = () => undefined;

/** The texts with a link to correct, by file. A translation that was up to date stays so. */
export function planTexts(root: string, documents: DocumentFolder[], { urls }: Move): Map<string, string> {
  const texts = readTexts(createFactsStore(root), documents, []);
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const planned = new Map(texts.flatMap(({ file }) => movedText(file, read(file), urls)));
  for (const source of texts.filter(({ locale }) => locale === defaultLocale)) {
    const after = planned.get(source.file);
    const hashes = after === undefined ? null : changedHashes(source, after);
    if (!hashes?.size) continue;
    for (const text of texts.filter((each) => each.document === source.document && each !== source))
      planned.set(text.file, restamp(planned.get(text.file) ?? read(text.file), text, hashes));
  }
  return new Map([...planned].filter(([file, text]) => text !== read(file)));
}

/** Only a text that names one of the addresses is taken apart. */
function movedText(file: string, before: string, urls: MovedUrls): [string, string][] {
  if (![...urls.keys()].some((url) => before.includes(url))) return [];
  const { tree } = readDocument(before.replaceAll("\r\n", "\n"), ignore);
  const after = tree ? moveLinks(before, tree, urls) : before;
  return after === before ? [] : [[file, after]];
}

/** The sections of an English text whose hash changes with its links: old hash to new. */
function changedHashes({ fields, sections }: CheckedText, after: string): Map<string, string> {
  const moved = readDocument(after.replaceAll("\r\n", "\n"), ignore).tree;
  if (!moved) return new Map();
  const fresh = sectionHashes(fields, moved);
  return new Map(
    sections.flatMap(({ hash }, index): [string, string][] => {
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
