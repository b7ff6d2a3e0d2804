import { readFileSync, statSync } from "node:fs";
import path from "node:path";

import { start, type Report } from "@/lib/content/gate/report";
import type { Locale } from "@/lib/i18n/locales";
import { reportInto, type Fault } from "@/scripts/content/fault";
import { matchTexts } from "@/scripts/i18n/match-texts";
import { exchangeSources, openProject } from "@/scripts/i18n/project";
import { readXliff, type ReadXliff } from "@/scripts/i18n/read-xliff";
import type { ExchangeFile, Gap, GivenText } from "@/scripts/i18n/unit";

type Arrived = ReadXliff & { report: Report };

export type Change = { file: string; text: string; texts: number };

export type ImportPlan = { changes: Change[]; gaps: Gap[]; locales: Locale[] };

type Options = { onFile?: (file: ExchangeFile) => void };

/** What the files of the translators change. Nothing may be written while there are faults. */
export function planImport(
  root: string,
  names: readonly string[],
  faults: Fault[],
  { onFile = () => undefined }: Options = {},
): ImportPlan {
  const arrived = names.flatMap((name) => readArrived(name, faults));
  const project = openProject(root, faults);
  const sources = new Map(exchangeSources(project).map((source) => [source.id, source]));
  checkFiles(arrived, new Set(sources.keys()));
  const plan: ImportPlan = { changes: [], gaps: [], locales: [] };
  for (const [locale, files] of Map.groupBy(arrived, (file) => file.locale)) {
    plan.locales.push(locale);
    const ids = new Set(files.flatMap(({ files: read }) => read.map(({ id }) => id)));
    for (const id of ids) {
      const exchange = sources.get(id)?.read(locale, faults);
      if (!exchange) continue;
      onFile(exchange);
      planFile(exchange, files, plan, faults);
    }
  }
  return plan;
}

function readArrived(name: string, faults: Fault[]): Arrived[] {
  const file = path.relative(process.cwd(), path.resolve(name));
  const report = reportInto(faults, file);
  if (!statSync(name, { throwIfNoEntry: false })?.isFile()) {
    report(start, "file/missing", "there is no such file; give the path of an .xlf file");
    return [];
  }
  const read = readXliff(name, readFileSync(name), report);
  return read ? [{ ...read, report }] : [];
}

function checkFiles(arrived: readonly Arrived[], known: ReadonlySet<string>) {
  for (const { files, report } of arrived)
    for (const { id, place } of files)
      if (!known.has(id))
        report(
          place(),
          "xliff/unknown-file",
          `the project has no text "${id}": it is gone since the export; take this <file> out`,
        );
}

function planFile(
  exchange: ExchangeFile,
  arrived: readonly Arrived[],
  plan: ImportPlan,
  faults: readonly Fault[],
) {
  const known = faults.length;
  const given = new Map<string, GivenText>();
  for (const { files, report } of arrived)
    for (const file of files) if (file.id === exchange.id) matchTexts(exchange, file, given, report);
  for (const unit of exchange.units) {
    const text = given.get(unit.id);
    if (text) exchange.check(unit, text);
  }
  if (faults.length > known) return;
  const { text, changed, gaps } = exchange.compose(given);
  plan.gaps.push(...gaps);
  if (text !== null) plan.changes.push({ file: exchange.file, text, texts: changed });
}
