/** Writes the search index of each language whose texts, strings or rules have changed; "1/2" takes every second one. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { compiledFile, typeNames } from "@/lib/content/compiled";
import { keptFile, saveIndex } from "@/lib/content/search/kept-index";
import { buildIndex } from "@/lib/content/search/read-index";
import { type FiledText, listFiledTexts, readLiveEntries } from "@/lib/content/search/site-entries";
import { type Locale, locales } from "@/lib/i18n/locales";
import { hashInputs, whenChanged } from "@/scripts/start/stamp.mjs";

const root = process.cwd();
const rules = hashInputs(
  root,
  ["lib/content/search", "lib/content/markdown", "package-lock.json"],
  [process.version],
);

const compiled = ({ collection, folder, written }: FiledText) =>
  readFileSync(
    path.join(root, compiledFile(typeNames[collection].text, collection, folder, `${written}.mdx`)),
    "utf8",
  );

/** Everything that the index of a language is made from. */
async function inputsOf(locale: Locale) {
  const texts = listFiledTexts(locale).map((text) => [text, compiled(text)]);
  return hashInputs(root, [], [rules, texts, await readLiveEntries(locale)]);
}

async function build(locale: Locale) {
  const file = path.join(root, keptFile(locale));
  const product = () => (existsSync(file) ? "" : null);
  const step = { step: `search-${locale}`, hash: await inputsOf(locale), product };
  return whenChanged(root, step, async () => {
    const saved = saveIndex(await buildIndex(locale));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, saved);
  });
}

const [share = 0, of = 1] = (process.argv[2] ?? "0/1").split("/").map(Number);
const own = locales.filter((_locale, place) => place % of === share);
const told: string[] = [];
for (const locale of own) if ((await build(locale)) !== "unchanged") told.push(locale);
process.stdout.write(`Search: ${told.join(", ") || "unchanged"}\n`);
