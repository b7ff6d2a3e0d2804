import { existsSync } from "node:fs";
import path from "node:path";

import { z } from "zod";

import { start, type Report } from "@/lib/content/gate/report";
import { Glossary, PlanTable } from "@/lib/content/schemas";
import { sourcesOf, type CheckedText } from "@/scripts/content/check/check-texts";
import { Recording } from "@/lib/content/listening/listening-schema";
import { reportInto, type Fault } from "@/scripts/content/fault";
import { readSource } from "@/scripts/content/source-file";
import { parseYaml, placeOf, readYaml, type YamlSource } from "@/scripts/content/yaml-source";

/** The tables that the site cannot do without. */
export function checkTablesExist(root: string, faults: Fault[]) {
  for (const name of ["plans", "redirects", "glossary", "listening"]) {
    const file = `content/${name}.yaml`;
    if (!existsSync(path.join(root, file)))
      reportInto(faults, file)(start, "file/missing", "bring this file back: the site is built from it");
  }
}

type Table = { yaml: YamlSource; report: Report };

/** Values of one field that must differ from row to row. */
function checkOnce({ yaml, report }: Table, at: readonly PropertyKey[], field: string, values: unknown[]) {
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

const keptIn = ({ terms }: Glossary) => terms.filter(({ rule }) => rule === "keep").map(({ en }) => en);

/** The terms that stay English in every language. */
export function keptTerms(root: string): string[] {
  const table = readTable(root, glossaryFile, Glossary, []);
  return table ? keptIn(table.value) : [];
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

type KnownTable = { text: string; yaml: YamlSource | null; value: unknown; faults: Fault[] };
const knownTables = new Map<string, KnownTable>();

/** A table as its schema has it; one that is the same as when it was last read is not parsed again. */
export function readTable<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
  faults: Fault[],
) {
  const full = path.join(root, file);
  if (!existsSync(full)) return null;
  const report = reportInto(faults, file);
  const text = readSource(root, file, report);
  if (text === null) return null;
  const before = knownTables.get(full);
  const table = before?.text === text ? before : parseTable(text, file, schema);
  knownTables.set(full, table);
  faults.push(...table.faults);
  const value = schema.safeParse(table.value);
  return table.yaml && value.success ? { yaml: table.yaml, value: value.data, report } : null;
}

function parseTable(text: string, file: string, schema: z.ZodType): KnownTable {
  const faults: Fault[] = [];
  const report = reportInto(faults, file);
  const yaml = readYaml(text, 1, report);
  if (yaml) parseYaml(yaml, schema, report);
  return { text, yaml, value: yaml?.value, faults };
}
