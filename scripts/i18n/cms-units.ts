import { existsSync } from "node:fs";
import path from "node:path";

import { start } from "@/lib/content/gate/report";
import { CmsDocument } from "@/lib/content/live/cms-document";
import { defaultLocale, type Locale } from "@/lib/i18n/locales";
import { datasetFolder } from "@/scripts/content/check/read-dataset";
import { reportInto, type Fault } from "@/scripts/content/fault";
import { markCodes } from "@/scripts/i18n/codes";
import { checkPlainText } from "@/scripts/i18n/check-plain-text";
import type { CmsUnit, Dataset, Entry } from "@/scripts/i18n/cms-dataset";
import { composeEntries } from "@/scripts/i18n/compose-entries";
import type { JsonPath } from "@/scripts/i18n/json-text";
import { readSourceText } from "@/scripts/i18n/source-text";
import type { ExchangeFile } from "@/scripts/i18n/unit";

type Field = { path: JsonPath; value: string; what: string };

/** The documents of the content system in one language, one unit a text; null when they cannot be read. */
export function cmsUnits(root: string, locale: Locale, faults: Fault[]): ExchangeFile | null {
  const original = `${datasetFolder}/${defaultLocale}.ndjson`;
  const file = `${datasetFolder}/${locale}.ndjson`;
  if (!existsSync(path.join(root, original))) return null;
  const exists = existsSync(path.join(root, file));
  const english = readEntries(root, original, defaultLocale, faults);
  const own = exists ? readEntries(root, file, locale, faults) : null;
  if (!english || (exists && !own)) return null;

  const byId = new Map(own?.entries.map((entry) => [entry.id, entry]));
  const units = english.entries.flatMap((entry) => entryUnits(entry, byId.get(entry.id)));
  if (units.length === 0) return null;
  const paths = new Map(units.map((unit) => [unit.id, unit]));
  return {
    id: "cms",
    original,
    file,
    notes: [{ category: "about", text: "Questions and answers, testimonials, the words of the plans." }],
    units,
    findCodes: markCodes,
    check: ({ id, source }, text) => {
      checkPlainText({ source, locale, allowEnglish: true }, text);
      const unit = paths.get(id);
      if (unit && !fits(unit, text.value))
        text.report(text.at(0), "field/value", `${unit.name} is too long; shorten it`);
    },
    compose: (given) => composeEntries({ english, own, units, locale, file }, given),
  };
}

function readEntries(root: string, file: string, locale: Locale, faults: Fault[]): Dataset | null {
  const report = reportInto(faults, file);
  const source = readSourceText(root, file, report);
  if (!source) return null;
  const entries: Entry[] = [];
  for (const [line, raw] of source.text.split("\n").entries()) {
    if (raw.trim() === "") continue;
    const parsed = CmsDocument.safeParse(parseJson(raw));
    if (!parsed.success) {
      const place = { ...start, line: line + 1 };
      report(place, "dataset/broken", "correct this line first; npm run content:check says what is wrong");
      return null;
    }
    const id = parsed.data._id.replace(new RegExp(`\\.${locale}$`), "");
    entries.push({ id, line, raw, document: parsed.data });
  }
  return { ...source, entries };
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}

/** What is translated in each kind of document. */
function fieldsOf(document: CmsDocument): Field[] {
  switch (document._type) {
    case "faq":
      return [
        { path: ["question"], value: document.question, what: "the question" },
        { path: ["answer"], value: document.answer, what: "the answer" },
      ];
    case "testimonial":
      return [
        { path: ["data", "nickname"], value: document.data.nickname, what: "the name of the person" },
        { path: ["data", "content"], value: document.data.content, what: "the testimonial" },
      ];
    case "planCopy":
      return [
        { path: ["name"], value: document.name, what: "the name of the plan" },
        { path: ["tagline"], value: document.tagline, what: "the line under the plan's name" },
        ...document.features.map((value, index) => {
          return { path: ["features", index], value, what: `feature ${index + 1}` };
        }),
      ];
    case "banner":
      return [
        { path: ["text"], value: document.text, what: "the banner" },
        ...(document.short === undefined
          ? []
          : [{ path: ["short"], value: document.short, what: "the banner on phones, at most 40 letters" }]),
        { path: ["action"], value: document.action, what: "the button" },
      ];
    case "siteFacts":
      return [];
  }
}

function entryUnits(entry: Entry, own: Entry | undefined): CmsUnit[] {
  const present = new Map(
    own ? fieldsOf(own.document).map((field) => [field.path.join("."), field.value]) : [],
  );
  return fieldsOf(entry.document).map(({ path: field, value, what }) => {
    return {
      id: `${entry.id}:${field.map((part) => (typeof part === "number" ? part + 1 : part)).join(".")}`,
      name: `${entry.id}, ${what}`,
      source: value,
      target: present.get(field.join(".")) ?? null,
      previous: null,
      translate: true,
      notes: [],
      entry,
      path: field,
    };
  });
}

/** Whether the document stays valid with this text in its place. */
function fits(unit: CmsUnit, value: string) {
  return CmsDocument.safeParse(withValue(unit.entry.document, unit.path, value)).success;
}

function withValue(document: unknown, [part, ...rest]: JsonPath, value: string): unknown {
  if (part === undefined) return value;
  if (Array.isArray(document))
    return document.map((item: unknown, index) => (index === part ? withValue(item, rest, value) : item));
  if (typeof document !== "object" || document === null) return document;
  return Object.fromEntries(
    Object.entries(document).map(([key, item]) => [key, key === part ? withValue(item, rest, value) : item]),
  );
}
