import path from "node:path";
import { parseArgs } from "node:util";

import { runCommand, UsageError } from "@/scripts/i18n/command";
import { printFaults, type Fault } from "@/scripts/content/fault";
import { planImport, type ImportPlan } from "@/scripts/i18n/plan-import";
import type { Gap } from "@/scripts/i18n/unit";
import { writeFiles } from "@/scripts/i18n/write-files";

const shownNames = 5;

function gapLine({ what, missing, total, isLeft }: Gap) {
  const names = missing.slice(0, shownNames).map(({ name }) => name);
  const more = missing.length > shownNames ? ` and ${missing.length - shownNames} more` : "";
  const stays = isLeft ? "; it stays as it is" : "";
  return `${what}: ${missing.length} of ${total} texts have no translation${stays}: ${names.join("; ")}${more}`;
}

function summary({ changes, gaps, locales }: ImportPlan) {
  const texts = changes.reduce((sum, change) => sum + change.texts, 0);
  const left = gaps.filter(({ isLeft }) => isLeft).length;
  return `Imported ${locales.join(", ")}: ${texts} texts changed in ${changes.length} files${left > 0 ? `, ${left} left as they are` : ""}`;
}

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { root: { type: "string", default: path.resolve(import.meta.dirname, "../..") } },
  });
  if (positionals.length === 0)
    throw new UsageError("Name the files to import: npm run i18n:import -- .cache/xliff/de.xlf");
  const faults: Fault[] = [];
  const plan = planImport(values.root, positionals, faults, {
    onFile: ({ file }) => process.stderr.write(`${file}\n`),
  });
  if (faults.length > 0) {
    process.exitCode = printFaults(faults, "Nothing was imported");
    return;
  }
  writeFiles(values.root, new Map(plan.changes.map(({ file, text }) => [file, text])));
  for (const gap of plan.gaps) process.stdout.write(`${gapLine(gap)}\n`);
  for (const { file, texts } of plan.changes) process.stdout.write(`${file}: ${texts} texts changed\n`);
  process.stdout.write(`${summary(plan)}\n`);
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) runCommand(main);
