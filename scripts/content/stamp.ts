import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { isScalar, parseDocument } from "yaml";

import { defaultLocale } from "@/lib/i18n/locales";
import { readTexts, sourcesOf } from "@/scripts/content/check/check-texts";
import { collectDocuments } from "@/scripts/content/collect-documents";
import { printFaults, type Fault } from "@/scripts/content/fault";
import { createFactsStore } from "@/scripts/content/check/facts/facts-store";
import { listPublished } from "@/scripts/content/edit/list-published";
import { joinHashes } from "@/scripts/content/section-hashes";

/** Writes the hash of the English source into the head of a translation and leaves the rest of the file as it is. */
export function stampText(text: string, hash: string): string {
  const match = /^---\n([\s\S]*?\n)---/.exec(text);
  if (!match?.[1]) throw new Error("The text has no fields at its head.");
  const doc = parseDocument(match[1]);
  const present = doc.getIn(["l10n", "sourceHash"], true);
  if (isScalar(present) && typeof present.value === "string" && present.range && hash.includes(" ")) {
    const [from, to] = present.range.map((offset) => offset + "---\n".length);
    return text.slice(0, from) + hash + text.slice(to);
  }
  doc.setIn(["l10n", "sourceHash"], hash);
  const head = doc.toString({ lineWidth: 0 });
  return `---\n${head}---${text.slice(match[0].length)}`;
}

/** Stamps the named files; without names, those that have no stamp yet. */
export function stampTranslations(root: string, wanted: readonly string[], { all = false } = {}) {
  const faults: Fault[] = [];
  const texts = readTexts(createFactsStore(root), collectDocuments(root, faults), faults);
  const sources = sourcesOf(texts);
  const stamped: string[] = [];
  for (const text of texts.filter(({ locale }) => locale !== defaultLocale)) {
    const isWanted = all || (wanted.length > 0 ? wanted.includes(text.file) : !text.fields.l10n.sourceHash);
    const source = sources.get(text.document);
    if (!isWanted || !source) continue;
    const file = path.join(root, text.file);
    const before = readFileSync(file, "utf8");
    const after = stampText(before, joinHashes(source.sections));
    if (after !== before) writeFileSync(file, after);
    stamped.push(text.file);
  }
  const missed = wanted.filter((file) => !stamped.includes(file));
  return { stamped, missed, faults };
}

function main() {
  const root = path.resolve(import.meta.dirname, "../..");
  const named = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
  const wanted = named.map((name) => path.relative(root, path.resolve(name)));
  const { stamped, missed, faults } = stampTranslations(root, wanted, {
    all: process.argv.includes("--all"),
  });
  const listed = listPublished(createFactsStore(root));
  if (listed.length > 0) process.stdout.write(`Listed in content/published.yaml: ${listed.join(", ")}\n`);
  for (const file of missed)
    process.stdout.write(`${file}: not a translation with an English source that can be read\n`);
  const code = printFaults(faults, `Stamped ${stamped.length} translations`, { quiet: true });
  process.exitCode = missed.length > 0 ? 1 : code;
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) main();
