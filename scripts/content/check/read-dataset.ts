import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

import { z } from "zod";

import { bankDocuments } from "@/cms/queries";
import { figureNames } from "@/lib/content/faq-figures";
import { fieldFaults } from "@/lib/content/gate/field-faults";
import { plainWordTroubles } from "@/lib/content/gate/plain-words";
import { start, type Report } from "@/lib/content/gate/report";
import { CmsDocument } from "@/lib/content/live/cms-document";
import { stringsIn } from "@/lib/content/live/gate-document";
import { isLocale, type Locale } from "@/lib/i18n/locales";
import { reportInto, type Fault } from "@/scripts/content/fault";
import { brokenOffset, repeatedKeys, valueOffset } from "@/scripts/content/check/json-places";
import { readWordings } from "@/scripts/content/check/check-tables";
import { bannedWording, type Wordings } from "@/scripts/content/check/wordings";
import { readSource } from "@/scripts/content/source-file";
import { wrongWriting } from "@/scripts/messages/writing-systems";

export const datasetFolder = "cms/dataset";

/** What cannot be read is one fault where it stands, and none elsewhere: documents by their `_id`, else whole files. */
export type Unread = { ids: Set<string>; files: Set<string> };

const BankDocument = z.object({ _type: z.enum(bankDocuments) });

export type Entry = { document: CmsDocument; file: string; line: number; report: Report };

/** One name for a document in all its languages. */
export const baseId = (document: CmsDocument) => document._id.replace(/\.[a-z]{2}$/, "");

/** Every document that can be read; what cannot is reported and left out. */
export function readDataset(
  root: string,
  faults: Fault[],
  unread: Unread = { ids: new Set(), files: new Set() },
): Entry[] {
  const folder = path.join(root, datasetFolder);
  const entries: Entry[] = [];
  const wordings = readWordings(root);
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const language = name.replace(/\.ndjson$/, "");
    const file = `${datasetFolder}/${name}`;
    const report = reportInto(faults, file);
    if (!name.endsWith(".ndjson") || !(language === "shared" || isLocale(language))) {
      if (name !== "README.md")
        report(start, "file/unknown", "nothing reads this file; name it <language>.ndjson or shared.ndjson");
      continue;
    }
    const text = readSource(root, file, report);
    if (text?.trim() === "")
      report(start, "dataset/missing", "the file is empty; bring its documents back, one a line");
    if (!text?.trim()) unread.files.add(language);
    else entries.push(...readEntries(text, file, { language, report, unread, wordings }));
  }
  return entries;
}

type Reading = { language: string; report: Report; unread: Unread; wordings: Wordings };

function readEntries(text: string, file: string, { language, report, unread, wordings }: Reading): Entry[] {
  return text.split("\n").flatMap((raw, index): Entry[] => {
    const line = index + 1;
    if (raw.trim() === "") return [];
    const document = readEntry(raw, line, report);
    if (document === "bank") return [];
    if (!document) {
      const [, id] = /"_id"\s*:\s*"([^"]+)"/.exec(raw) ?? [];
      if (id === undefined) unread.files.add(language);
      else unread.ids.add(id);
      return [];
    }
    const own = "language" in document ? document.language : "shared";
    if (own !== language) {
      report(
        { line, column: valueOffset(raw, ["language"]) + 1 },
        "dataset/language",
        `this document is "${own}" but stands in ${language}.ndjson; move it`,
      );
    }
    if (isLocale(own)) checkWriting(raw, line, own, { report, wordings });
    checkWords(document, raw, line, report);
    return [{ document, file, line, report }];
  });
}

function readEntry(raw: string, line: number, report: Report): CmsDocument | "bank" | null {
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    report(
      { line, column: brokenOffset(raw, message) + 1 },
      "dataset/not-json",
      "this line is not one JSON object; correct it here",
    );
    return null;
  }
  const repeated = repeatedKeys(raw);
  for (const { key, offset } of repeated)
    report({ line, column: offset + 1 }, "field/duplicate", `"${key}" stands twice; keep one`);
  if (repeated.length > 0) return null;
  // No page shows these: `npm run bank:pull` judges them.
  if (BankDocument.safeParse(value).success) return "bank";
  const parsed = CmsDocument.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  for (const fault of fieldFaults(parsed.error)) {
    report({ line, column: valueOffset(raw, fault.path) + 1 }, fault.rule, fault.advice);
  }
  return null;
}

type Look = Pick<Reading, "report" | "wordings">;

function checkWriting(raw: string, line: number, locale: Locale, { report, wordings }: Look) {
  const banned = bannedWording(locale, raw, wordings);
  if (banned) report({ line, column: banned.offset + 1 }, "glossary/banned", banned.advice);
  const wrong = wrongWriting(locale, raw, { allowEnglish: true });
  if (wrong) report({ line, column: wrong.offset + 1 }, "translation/writing", wrong.advice);
}

/** Only answers may name figures in braces; all else is shown as it is. */
function checkWords(document: CmsDocument, raw: string, line: number, report: Report) {
  for (const { path: field, text } of stringsIn(document)) {
    const figures = document._type === "faq" && field[0] === "answer" ? figureNames : [];
    for (const { rule, advice, part } of plainWordTroubles(text, figures)) {
      const from = valueOffset(raw, field);
      report({ line, column: Math.max(from, raw.indexOf(part, from)) + 1 }, rule, advice);
    }
  }
}
