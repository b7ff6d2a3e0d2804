import { existsSync } from "node:fs";
import path from "node:path";

import type { z } from "zod";

import { reportInto, type Fault } from "@/scripts/content/fault";
import { readSource } from "@/scripts/content/source-file";
import { parseYaml, readYaml, type YamlSource } from "@/scripts/content/yaml-source";

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
