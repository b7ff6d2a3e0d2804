import { existsSync } from "node:fs";
import path from "node:path";

import { defaultLocale, type Locale } from "@/lib/i18n/locales";
import type { DocumentFolder } from "@/scripts/content/collect-documents";
import { reportInto, type Fault } from "@/scripts/content/fault";
import { markCodes } from "@/scripts/i18n/codes";
import { checkDocumentUnit } from "@/scripts/i18n/check-document-unit";
import { composeDocument } from "@/scripts/i18n/compose-document";
import { readDocumentText, type DocumentText } from "@/scripts/i18n/document-text";
import { orphansOf, pairDocument, type DocumentPair } from "@/scripts/i18n/pair-document";
import type { ExchangeFile, Note } from "@/scripts/i18n/unit";

/** One text and its translation; null when one of them cannot be read. */
export function documentUnits(
  root: string,
  document: DocumentFolder,
  locale: Locale,
  english: DocumentText,
  faults: Fault[],
): ExchangeFile | null {
  const { folder, collection, slug } = document;
  const file = `${folder}/${locale}.mdx`;
  const exists = existsSync(path.join(root, file));
  const own = exists ? readDocumentText(root, file, collection, reportInto(faults, file)) : null;
  if (exists && !own) return null;

  const pair = pairDocument({ root, document, locale, file, english, own });
  const byId = new Map(pair.units.map((unit) => [unit.id, unit]));
  return {
    id: `${collection}.${slug}`,
    original: `${folder}/${defaultLocale}.mdx`,
    file,
    notes: documentNotes(pair),
    units: pair.units,
    findCodes: markCodes,
    check: ({ id }, text) => {
      const unit = byId.get(id);
      if (unit) checkDocumentUnit(pair, unit, text);
    },
    compose: (given) => composeDocument(pair, given),
  };
}

const markNote =
  'Keep the signs of Markdown (#, -, 1., |, **), the tags and the addresses of links. What stands in <En>…</En> stays English; a <Fact name="…" /> stands for a number with its unit and is kept (only="number" leaves the unit to your sentence), and so is {fact:…}; an English word that you quote stands in <En>…</En> too, and in the words of a note between asterisks.';

function documentNotes(pair: DocumentPair): Note[] {
  const { document, english } = pair;
  const notes: Note[] = [
    { category: "about", text: `The page ${document.collection}/${document.slug}, written in Markdown.` },
    { category: "marks", text: markNote },
  ];
  if (english.status !== "published")
    notes.push({ category: "status", text: `The English text is not published yet: ${english.status}.` });
  const gone = orphansOf(pair).map(({ title }) => title);
  if (gone.length > 0)
    notes.push({
      category: "gone",
      text: `English no longer has these sections; they go when this text is next imported with a change: ${gone.join(", ")}`,
    });
  return notes;
}
