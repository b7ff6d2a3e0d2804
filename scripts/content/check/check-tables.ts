import { existsSync } from "node:fs";
import path from "node:path";

import { z } from "zod";

import { start, type Report } from "@/lib/content/gate/report";
import { Operator } from "@/lib/content/operator/operator-schema";
import { PlanTable } from "@/lib/content/plan-table";
import { Glossary } from "@/scripts/content/check/glossary";
import { noWordings, type Wordings } from "@/scripts/content/check/wordings";
import { locales } from "@/lib/i18n/locales";
import { sourcesOf, type CheckedText } from "@/scripts/content/check/check-texts";
import { Recording } from "@/lib/content/listening/listening-schema";
import { reportInto, type Fault } from "@/scripts/content/fault";
import { readTable } from "@/scripts/content/check/read-table";
import { placeOf, type YamlSource } from "@/scripts/content/yaml-source";

/** The tables that the site cannot do without. */
export function checkTablesExist(root: string, faults: Fault[]) {
  for (const name of ["plans", "facts", "redirects", "glossary", "listening", "operator"]) {
    const file = `content/${name}.yaml`;
    if (!existsSync(path.join(root, file)))
      reportInto(faults, file)(start, "file/missing", "bring this file back: the site is built from it");
  }
}

export type Table = { yaml: YamlSource; report: Report };

/** Reports values of one field that must differ from row to row. */
export function checkOnce(
  { yaml, report }: Table,
  at: readonly PropertyKey[],
  field: string,
  values: unknown[],
) {
  values.forEach((value, index) => {
    if (values.indexOf(value) < index)
      report(
        placeOf(yaml, [...at, index, field]),
        "field/duplicate",
        `"${field}" is ${JSON.stringify(value)} in an earlier row already; each must be different`,
      );
  });
}

/** content/plans.yaml: every plan once. */
export function checkPlans(root: string, faults: Fault[]) {
  const table = readTable(root, "content/plans.yaml", PlanTable, faults);
  if (!table) return;
  for (const field of ["vipId", "order"] as const)
    checkOnce(
      table,
      ["plans"],
      field,
      table.value.plans.map((plan) => plan[field]),
    );
}

/** content/listening.yaml: what /listen speaks. */
export function checkListening(root: string, faults: Fault[]) {
  const table = readTable(root, "content/listening.yaml", z.array(Recording), faults);
  if (!table) return;
  for (const field of ["id", "title"] as const)
    checkOnce(
      table,
      [],
      field,
      table.value.map((recording) => recording[field]),
    );
}

/** content/operator.yaml: whether it is whole. What has not been entered yet is no fault of the content. */
export function checkOperator(root: string, faults: Fault[]) {
  readTable(root, "content/operator.yaml", Operator, faults);
}

/** Every term once, and in every language of the table. */
function checkTerms({ value, ...table }: Table & { value: Glossary }, level: Fault["level"]) {
  checkOnce(
    table,
    ["terms"],
    "en",
    value.terms.map(({ en }) => en),
  );
  value.terms.forEach((term, index) => {
    if (term.rule === "keep") return;
    const missing = value.locales.filter((locale) => term.translations[locale] === undefined);
    if (missing.length > 0)
      table.report(
        placeOf(table.yaml, ["terms", index, "en"]),
        "glossary/missing",
        `add the translations of "${term.en}" into ${missing.join(", ")}`,
        level,
      );
  });
}

const glossaryFile = "content/glossary.yaml";

function wordingsOf({ terms, address }: Glossary): Wordings {
  const banned = locales.flatMap((locale) => {
    const own = address[locale];
    const pronouns = (own?.banned ?? []).map((each) => ({ words: each, term: "you", use: own?.form ?? "" }));
    const words = terms.flatMap((term) => {
      const use = term.rule === "keep" ? term.en : (term.translations[locale] ?? "");
      return (term.banned?.[locale] ?? []).map((each) => ({ words: each, term: term.en, use }));
    });
    words.push(...pronouns);
    return words.length > 0 ? [[locale, words] as const] : [];
  });
  return {
    kept: terms.filter(({ rule }) => rule === "keep").map(({ en }) => en),
    banned: Object.fromEntries(banned),
  };
}

/** What the glossary says of words; with a glossary that cannot be read, nothing. */
export function readWordings(root: string): Wordings {
  const table = readTable(root, glossaryFile, Glossary, []);
  return table ? wordingsOf(table.value) : noWordings;
}

/** content/glossary.yaml, and whether the texts keep the terms that stay English. */
export function checkGlossary(
  root: string,
  texts: CheckedText[],
  faults: Fault[],
  { complete }: { complete: boolean },
) {
  const table = readTable(root, glossaryFile, Glossary, faults);
  if (!table) return;
  checkTerms(table, complete ? "fault" : "warning");
  const sources = sourcesOf(texts);
  for (const text of texts) {
    const source = sources.get(text.document);
    if (!source || source === text) continue;
    const lost = source.terms.filter((term) => !text.terms.includes(term));
    if (lost.length > 0)
      text.report(
        start,
        "glossary/keep",
        `these terms stay English and are not in the text: ${lost.join(", ")}`,
        "warning",
      );
  }
}
