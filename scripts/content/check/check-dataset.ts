import { existsSync } from "node:fs";
import path from "node:path";

import { figuresIn } from "@/lib/content/faq-figures";
import { start } from "@/lib/content/gate/report";
import type { CmsDocument } from "@/lib/content/live/cms-document";
import { PlanTable } from "@/lib/content/plan-table";
import { defaultLocale, locales, type Locale } from "@/lib/i18n/locales";
import { reportInto, type Fault } from "@/scripts/content/fault";
import {
  baseId,
  datasetFolder,
  readDataset,
  type Entry,
  type Unread,
} from "@/scripts/content/check/read-dataset";
import { readSource } from "@/scripts/content/source-file";
import { placeOf, readYaml } from "@/scripts/content/yaml-source";

/** The CMS documents that ship with the product: one JSON object a line, one file a language and one for all. */
export function checkDataset(root: string, faults: Fault[], { complete }: { complete: boolean }) {
  const unread: Unread = { ids: new Set(), files: new Set() };
  const entries = readDataset(root, faults, unread);
  checkIds(entries);
  checkPlaces(entries);
  checkLanguagesAgree(entries, faults, { complete, unread });
  if (unread.ids.size === 0 && unread.files.size === 0) checkPlansHaveCopy(root, entries, faults);
  if (!existsSync(path.join(root, datasetFolder)) && !complete) return;
  const isThere = entries.some(({ document }) => document._type === "siteFacts");
  if (!isThere && !unread.ids.has("siteFacts") && !unread.files.has("shared"))
    reportInto(faults, `${datasetFolder}/shared.ndjson`)(
      start,
      "dataset/missing",
      "add the siteFacts document: the site shows its figures",
    );
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

type Agreeing = { complete: boolean; unread: Unread };

function checkLanguagesAgree(entries: Entry[], faults: Fault[], { complete, unread }: Agreeing) {
  const inLanguage = Map.groupBy(entries, ({ document }) =>
    "language" in document ? document.language : null,
  );
  const byId = (locale: Locale) =>
    new Map((inLanguage.get(locale) ?? []).map((entry) => [baseId(entry.document), entry]));
  const isUnread = (id: string, locale: Locale) =>
    unread.files.has(locale) || unread.ids.has(`${id}.${locale}`);
  const english = byId(defaultLocale);
  const translations = locales.filter((name) => name !== defaultLocale);
  const lost = lostInEnglish(english, translations.map(byId)).filter((id) => !isUnread(id, defaultLocale));
  if (lost.length > 0)
    reportInto(faults, `${datasetFolder}/${defaultLocale}.ndjson`)(
      start,
      "dataset/missing",
      `other languages have these, English has lost them: ${lost.join(", ")}; bring them back`,
    );
  for (const locale of translations) {
    const own = byId(locale);
    const missing = [...english.keys()].filter((id) => !own.has(id) && !isUnread(id, locale));
    if (missing.length > 0)
      reportInto(faults, `${datasetFolder}/${locale}.ndjson`)(
        start,
        "dataset/missing",
        `translate from English: ${missing.join(", ")}`,
        complete ? "fault" : "warning",
      );
    for (const [id, entry] of own)
      if (!isUnread(id, defaultLocale) && !lost.includes(id)) checkTwin(id, entry, english.get(id));
  }
}

/** What most languages have was there in English, too, when they were translated. */
function lostInEnglish(english: ReadonlyMap<string, Entry>, others: ReadonlyMap<string, Entry>[]) {
  const ids = new Set(others.flatMap((own) => [...own.keys()]));
  return [...ids].filter(
    (id) => !english.has(id) && others.filter((own) => own.has(id)).length > others.length / 2,
  );
}

function checkTwin(id: string, { document, line, report }: Entry, source: Entry | undefined) {
  const place = { line, column: 1 };
  if (!source) report(place, "dataset/unknown", `English has no "${id}"; delete it or add the English one`);
  else if (source.document._type !== document._type || facts(source.document) !== facts(document))
    report(
      place,
      "dataset/differs",
      `"${id}" must have the facts of ${source.file}:${source.line} (order, page, figures in braces, plan, number of features, rating, country)`,
    );
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
