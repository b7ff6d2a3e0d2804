import path from "node:path";
import { parseArgs } from "node:util";

import { isLocale, locales } from "@/lib/i18n/locales";
import { filterStatus, readContentStatus, type StatusFilter } from "@/scripts/content/edit/content-status";
import { statusPage } from "@/scripts/content/edit/status-page";
import { statusTable } from "@/scripts/content/edit/status-table";

type Wanted = { filter: StatusFilter; as: "table" | "json" | "html"; root: string };

function readWanted(): Wanted | string {
  try {
    const flag = { type: "boolean" } as const;
    const text = { type: "string" } as const;
    const { values } = parseArgs({
      options: { json: flag, html: flag, stale: flag, locale: text, root: text },
    });
    const { locale, stale, root = path.resolve(import.meta.dirname, "../..") } = values;
    if (locale !== undefined && !isLocale(locale))
      return `There is no language "${locale}": --locale is one of ${locales.join(", ")}.`;
    const as = values.json ? "json" : values.html ? "html" : "table";
    return { filter: { locale, stale }, as, root: path.resolve(root) };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\nnpm run content:status -- [--locale de] [--stale] [--json]`;
  }
}

function main() {
  const wanted = readWanted();
  if (typeof wanted === "string") {
    process.stderr.write(`${wanted}\n`);
    process.exitCode = 1;
    return;
  }
  const status = filterStatus(readContentStatus(wanted.root), wanted.filter);
  const colours = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;
  const printed = {
    table: () => statusTable(status, { colours }),
    json: () => `${JSON.stringify(status, null, 2)}\n`,
    html: () => statusPage(status, wanted.filter),
  };
  process.stdout.write(printed[wanted.as]());
}

main();
