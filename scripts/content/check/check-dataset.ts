import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

import { start, type Report } from "@/lib/content/gate/report";
import { fieldFaults } from "@/lib/content/gate/field-faults";
import { figureNames, figuresIn } from "@/lib/content/faq-figures";
import { CmsDocument, PlanTable } from "@/lib/content/schemas";
import { defaultLocale, isLocale, locales, type Locale } from "@/lib/i18n/locales";
import { reportInto, type Fault } from "@/scripts/content/fault";
import { brokenOffset, repeatedKeys, valueOffset } from "@/scripts/content/check/json-places";
import { readSource } from "@/scripts/content/source-file";
import { placeOf, readYaml } from "@/scripts/content/yaml-source";
import { wrongWriting } from "@/scripts/messages/writing-systems";

export const datasetFolder = "cms/dataset";

type Entry = { document: CmsDocument; file: string; line: number; report: Report };

/** The CMS documents that ship with the product: one JSON object a line, one file a language and one for all. */
export function checkDataset(root: string, faults: Fault[], { complete }: { complete: boolean }) {
  const entries = readDataset(root, faults);
  checkIds(entries);
  checkPlaces(entries);
  checkLanguagesAgree(entries, faults, complete);
  checkPlansHaveCopy(root, entries, faults);
  if (complete && !entries.some(({ document }) => document._type === "siteFacts"))
    reportInto(faults, `${datasetFolder}/shared.ndjson`)(
      start,
      "dataset/missing",
      "add the siteFacts document: the site shows its figures",
    );
}

/** Every document that can be read; what cannot is reported and left out. */
export function readDataset(root: string, faults: Fault[]): Entry[] {
  const folder = path.join(root, datasetFolder);
  const entries: Entry[] = [];
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const language = name.replace(/\.ndjson$/, "");
    const file = `${datasetFolder}/${name}`;
    const report = reportInto(faults, file);
    if (!name.endsWith(".ndjson") || !(language === "shared" || isLocale(language))) {
      if (name !== "README.md")
        report(start, "file/unknown", "nothing reads this file; name it <language>.ndjson or shared.ndjson");
      continue;
    }
    entries.push(...readEntries(root, file, language, report));
  }
  return entries;
}

function readEntries(root: string, file: string, language: string, report: Report): Entry[] {
  const text = readSource(root, file, report);
  return (text ?? "").split("\n").flatMap((raw, index): Entry[] => {
    const line = index + 1;
    const document = raw.trim() === "" ? null : readEntry(raw, line, report);
    if (!document) return [];
    const own = "language" in document ? document.language : "shared";
    if (own !== language) {
      report(
        { line, column: valueOffset(raw, ["language"]) + 1 },
        "dataset/language",
        `this document is "${own}" but stands in ${language}.ndjson; move it`,
      );
    }
    if (isLocale(own)) checkWriting(raw, line, own, report);
    checkFigures(document, raw, line, report);
    return [{ document, file, line, report }];
  });
}

function readEntry(raw: string, line: number, report: Report): CmsDocument | null {
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
  const parsed = CmsDocument.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  for (const fault of fieldFaults(parsed.error)) {
    report({ line, column: valueOffset(raw, fault.path) + 1 }, fault.rule, fault.advice);
  }
  return null;
}

function checkWriting(raw: string, line: number, locale: Locale, report: Report) {
  const wrong = wrongWriting(locale, raw, { allowEnglish: true });
  if (wrong) report({ line, column: wrong.offset + 1 }, "translation/writing", wrong.advice);
}

/** Only questions and answers may name figures in braces. */
function checkFigures(document: CmsDocument, raw: string, line: number, report: Report) {
  const known = document._type === "faq" ? figureNames : [];
  for (const name of figuresIn(raw).filter((found) => !known.includes(found))) {
    report(
      { line, column: raw.indexOf(`{${name}}`) + 1 },
      "dataset/figure",
      known.length > 0
        ? `there is no figure {${name}}; use ${known.join(", ")}`
        : `this text is shown as it is; take out {${name}}`,
    );
  }
}

function checkIds(entries: Entry[]) {
  const first = new Map<string, Entry>();
  for (const entry of entries) {
    const { _id: id } = entry.document;
    const other = first.get(id);
    if (other)
      entry.report(
        { line: entry.line, column: 1 },
        "dataset/duplicate",
        `the _id "${id}" stands in ${other.file}:${other.line} already`,
      );
    else first.set(id, entry);
    if ("language" in entry.document && !id.endsWith(`.${entry.document.language}`)) {
      entry.report(
        { line: entry.line, column: 1 },
        "dataset/id",
        `end the _id with ".${entry.document.language}"`,
      );
    }
  }
}

/** What a page shows at one place: two documents there have no order, or one of them is never shown. */
function placeName(document: CmsDocument): string {
  switch (document._type) {
    case "faq":
      return `the page "${document.page}" at order ${document.order}`;
    case "testimonial":
      return `the testimonials at order ${document.order}`;
    case "planCopy":
      return `the plan "${document.planId}"`;
    case "banner":
      return "the banner";
    case "siteFacts":
      return "the site's facts";
  }
}

function checkPlaces(entries: Entry[]) {
  const first = new Map<string, Entry>();
  for (const entry of entries) {
    const { document, line, report } = entry;
    const name = placeName(document);
    const key = `${"language" in document ? document.language : ""} ${name}`;
    const other = first.get(key);
    if (!other) first.set(key, entry);
    else if (other.document._id !== document._id)
      report(
        { line, column: 1 },
        "dataset/duplicate",
        `${name} is taken by ${other.file}:${other.line} already; keep one or change the order`,
      );
  }
}

/** One name for a document in all its languages. */
export const baseId = (document: CmsDocument) => document._id.replace(/\.[a-z]{2}$/, "");

/** What is the same in every language: order, page, plan, figures. */
function facts(document: CmsDocument): string {
  switch (document._type) {
    case "faq":
      return JSON.stringify([document.page, document.order, figuresIn(document.answer).sort()]);
    case "testimonial":
      return JSON.stringify([
        document.type,
        document.order,
        document.sample,
        document.data.rate,
        document.data.country,
      ]);
    case "planCopy":
      return JSON.stringify([document.planId, document.features.length]);
    default:
      return "";
  }
}

function checkLanguagesAgree(entries: Entry[], faults: Fault[], complete: boolean) {
  const localized = entries.filter(({ document }) => "language" in document);
  const inLanguage = Map.groupBy(localized, ({ document }) =>
    "language" in document ? document.language : defaultLocale,
  );
  const english = new Map(
    (inLanguage.get(defaultLocale) ?? []).map((entry) => [baseId(entry.document), entry]),
  );
  for (const locale of locales.filter((name) => name !== defaultLocale)) {
    const own = new Map((inLanguage.get(locale) ?? []).map((entry) => [baseId(entry.document), entry]));
    const missing = [...english.keys()].filter((id) => !own.has(id));
    if (missing.length > 0) {
      const report = reportInto(faults, `${datasetFolder}/${locale}.ndjson`);
      report(
        start,
        "dataset/missing",
        `translate from English: ${missing.join(", ")}`,
        complete ? "fault" : "warning",
      );
    }
    for (const [id, { document, line, report }] of own) {
      const source = english.get(id);
      const place = { line, column: 1 };
      if (!source)
        report(place, "dataset/unknown", `English has no "${id}"; delete it or add the English one`);
      else if (source.document._type !== document._type || facts(source.document) !== facts(document)) {
        report(
          place,
          "dataset/differs",
          `"${id}" must have the facts of ${source.file}:${source.line} (order, page, figures in braces, plan, number of features, rating, country)`,
        );
      }
    }
  }
}

/** A plan that is sold without its words would be an empty card; words of no plan are never shown. */
function checkPlansHaveCopy(root: string, entries: Entry[], faults: Fault[]) {
  const file = "content/plans.yaml";
  if (!existsSync(path.join(root, file))) return;
  const yaml = readYaml(readSource(root, file, () => undefined) ?? "", 1, () => undefined);
  const table = PlanTable.safeParse(yaml?.value);
  if (!table.success) return;
  const worded = new Set<string>();
  const plans = new Set(table.data.plans.map(({ vipId }) => vipId));
  for (const { document, line, report } of entries) {
    if (document._type !== "planCopy") continue;
    worded.add(document.planId);
    if (!plans.has(document.planId))
      report({ line, column: 1 }, "dataset/plan", `content/plans.yaml has no plan "${document.planId}"`);
  }
  table.data.plans.forEach((plan, index) => {
    if (!yaml || !plan.published || worded.has(plan.vipId)) return;
    reportInto(faults, file)(
      placeOf(yaml, ["plans", index, "vipId"]),
      "plan/no-copy",
      `"${plan.vipId}" is sold but has no planCopy in ${datasetFolder}`,
    );
  });
}
