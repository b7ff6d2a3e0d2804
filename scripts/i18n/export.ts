import path from "node:path";
import { parseArgs } from "node:util";

import { defaultLocale, isLocale, locales, type Locale } from "@/lib/i18n/locales";
import { runCommand, UsageError } from "@/scripts/i18n/command";
import { printFaults, type Fault } from "@/scripts/content/fault";
import { createMemory } from "@/scripts/i18n/memory";
import { exchangeSources, openProject, type Project } from "@/scripts/i18n/project";
import { writeFiles } from "@/scripts/i18n/write-files";
import { writeXliff } from "@/scripts/i18n/write-xliff";
import type { ExchangeFile } from "@/scripts/i18n/unit";

type Exported = { xliff: string; total: number; open: number };

/** Everything there is to translate into one language; a file that cannot be read is reported and left out. */
export function exportLanguage(
  project: Project,
  locale: Locale,
  faults: Fault[],
  onFile: (file: ExchangeFile) => void = () => undefined,
): Exported {
  const files = exchangeSources(project).flatMap(({ read }) => {
    const file = read(locale, faults);
    if (file) onFile(file);
    return file ?? [];
  });
  const units = files.flatMap((file) => file.units).filter(({ translate }) => translate);
  return {
    xliff: writeXliff(locale, files, createMemory(files)),
    total: units.length,
    open: units.filter(({ target }) => target === null).length,
  };
}

const translations = locales.filter((locale) => locale !== defaultLocale);

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: "string", default: ".cache/xliff" },
      root: { type: "string", default: path.resolve(import.meta.dirname, "../..") },
    },
  });
  const unknown = positionals.filter((name) => !isLocale(name) || name === defaultLocale);
  if (unknown.length > 0)
    throw new UsageError(
      `Cannot translate into ${unknown.join(", ")}: choose from ${translations.join(", ")}.`,
    );
  const wanted = translations.filter((locale) => positionals.length === 0 || positionals.includes(locale));

  const faults: Fault[] = [];
  const project = openProject(values.root, faults);
  const out = path.resolve(values.out);
  let [total, open] = [0, 0];
  for (const locale of wanted) {
    const exported = exportLanguage(project, locale, faults, ({ file, units }) => {
      const texts = units.filter(({ translate }) => translate);
      const left = texts.filter(({ target }) => target === null).length;
      process.stderr.write(`${locale} ${file}: ${texts.length} texts, ${left} to translate\n`);
    });
    writeFiles(out, new Map([[`${locale}.xlf`, exported.xliff]]));
    total += exported.total;
    open += exported.open;
  }
  process.exitCode = printFaults(
    faults,
    `Exported ${wanted.length} ${wanted.length === 1 ? "language" : "languages"} to ${path.relative(process.cwd(), out) || "."}, ${total} texts, ${open} to translate`,
  );
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) runCommand(main);
