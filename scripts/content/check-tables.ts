import { existsSync } from "node:fs";
import path from "node:path";

import type { z } from "zod";

import { Glossary, PlanTable } from "@/lib/content/schemas";
import { defaultLocale } from "@/lib/i18n/locales";
import type { CheckedText } from "@/scripts/content/check-documents";
import { reportInto, start, type Fault } from "@/scripts/content/fault";
import { plainText } from "@/scripts/content/plain-text";
import { readSource } from "@/scripts/content/source-file";
import { parseYaml, placeOf, readYaml } from "@/scripts/content/yaml-source";

/** content/plans.yaml: every plan once. */
export function checkPlans(root: string, faults: Fault[]) {
  const table = readTable(root, "content/plans.yaml", PlanTable, faults);
  if (!table) return;
  const seen = new Map<string, number>();
  table.value.plans.forEach((plan, index) => {
    if (seen.has(plan.vipId)) {
      table.report(
        placeOf(table.yaml, ["plans", index, "vipId"]),
        "field/duplicate",
        `the plan "${plan.vipId}" stands twice`,
      );
    }
    seen.set(plan.vipId, index);
  });
}

/** content/glossary.yaml, and whether the texts keep the terms that stay English. */
export function checkGlossary(root: string, texts: CheckedText[], faults: Fault[]) {
  const table = readTable(root, "content/glossary.yaml", Glossary, faults);
  if (!table) return;
  const kept = table.value.terms.filter(({ rule }) => rule === "keep").map(({ en }) => en);
  const sources = new Map(
    texts
      .filter(({ locale }) => locale === defaultLocale)
      .map((text) => {
        const words = wordsOf(plainText(text.tree));
        return [text.document, kept.filter((term) => words.includes(wordsOf(term)))];
      }),
  );
  for (const text of texts) {
    const wanted = sources.get(text.document);
    if (text.locale === defaultLocale || wanted === undefined) continue;
    const words = plainText(text.tree);
    const lost = wanted.filter((term) => !words.includes(term));
    if (lost.length > 0)
      text.report(
        start,
        "glossary/keep",
        `these terms stay English and are not in the text: ${lost.join(", ")}`,
        "warning",
      );
  }
}

/** "Pro" stands in "Pro plan" and not in "Proves". */
const wordsOf = (text: string) => ` ${text.split(/[^\p{L}\p{N}]+/u).join(" ")} `;

export function readTable<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
  faults: Fault[],
) {
  if (!existsSync(path.join(root, file))) return null;
  const report = reportInto(faults, file);
  const text = readSource(root, file, report);
  const yaml = text === null ? null : readYaml(text, 1, report);
  const value = yaml ? parseYaml(yaml, schema, report) : null;
  return yaml && value ? { yaml, value, report } : null;
}
