import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { z } from "zod";

import { compiledFile, parseCompiled, tables, TextHead, typeNames } from "@/lib/content/compiled";
import type { LocalSlugs } from "@/lib/content/addresses/create-local-paths";
import { type Fact, FactTable } from "@/lib/content/facts/fact-table";
import { factText, headsWithFacts } from "@/lib/content/facts/place-facts";
import { pathsOnDemand } from "@/lib/content/articles/list-pages";
import { type Collection, collections } from "@/lib/content/schemas";
import { articlePath, shelves } from "@/lib/content/articles/shelves";
import { defaultLocale } from "@/lib/i18n/locales";
import { collectDocuments, type DocumentFolder } from "@/scripts/content/collect-documents";
import { publishScenes } from "@/scripts/content/compile/publish-scenes";
import { readSamples } from "@/scripts/content/compile/read-samples";
import { readTaskPrompts } from "@/scripts/content/compile/read-task-prompts";

const TextRow = TextHead.extend({
  slug: collections.learn.frontmatter.shape.slug,
  objective: z.string().optional(),
});
const MetaRow = z.looseObject({
  folder: z.string(),
  datePublished: z.string(),
  category: z.string().optional(),
});

/** What contentlayer calls the tables that no text has to itself. */
const sharedTables = { plans: "PlanTable", redirects: "RedirectTable", facts: "FactTable" } as const;

type Row = { collection: Collection; meta: z.infer<typeof MetaRow>; texts: z.infer<typeof TextRow>[] };

const readCompiled = (root: string, file: string) =>
  parseCompiled(readFileSync(path.join(root, file), "utf8"));

function readFacts(root: string) {
  const { facts } = FactTable.parse(readCompiled(root, compiledFile(sharedTables.facts, "facts.yaml")));
  return new Map(facts.map((fact) => [fact.name, fact]));
}

function readRow(
  root: string,
  facts: ReadonlyMap<string, Fact>,
  { collection, slug, languages }: DocumentFolder,
): Row {
  const types = typeNames[collection];
  const read = (type: string, file: string) => readCompiled(root, compiledFile(type, collection, slug, file));
  return {
    collection,
    meta: MetaRow.parse(read(types.meta, "meta.yaml")),
    texts: languages.map((locale) =>
      headsWithFacts(TextRow.parse(read(types.text, `${locale}.mdx`)), factText(facts, locale)),
    ),
  };
}

const addressOf = ({ collection, meta: { folder, category = "" } }: Row) =>
  collection === "learn" || collection === "blog"
    ? articlePath(collection, category, folder)
    : [...(collection === "legal" ? [] : ["", collection]), folder].join("/");

/** The documents that have an address of their own in some language: every request asks for them, so they stand apart. */
const localSlugs = (rows: readonly Row[]): LocalSlugs =>
  rows
    .filter(({ texts }) => texts.some(({ slug }) => slug))
    .map((row) => ({
      parent: path.posix.dirname(addressOf(row)),
      folder: row.meta.folder,
      versions: row.texts.map(({ locale, slug, status, publishAt }) => ({ locale, slug, status, publishAt })),
    }));

/** The pages of articles that the build does not render. */
const leftToReaders = (rows: readonly Row[]): string[] =>
  shelves.flatMap((shelf) => {
    const articles = rows.flatMap(({ collection, meta, texts }) => {
      const english = texts.find(({ locale }) => locale === defaultLocale);
      const { folder: slug, category, datePublished } = meta;
      if (collection !== shelf || !english || category === undefined) return [];
      return [{ slug, category, datePublished, status: english.status, publishAt: english.publishAt }];
    });
    return pathsOnDemand(shelf, articles);
  });

function writeTable(root: string, name: string, table: unknown) {
  const file = path.join(root, ".contentlayer/tables", `${name}.json`);
  const text = JSON.stringify(table);
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * What several documents decide together, from what contentlayer has written of each: the lists of the collections, the
 * addresses in each language, the prompts of the tasks that are corrected, the sample answers with their pictures, and the
 * pages that the build leaves to their first readers. A document that is gone leaves its files behind; the folders say
 * which ones there are.
 */
export function deriveTables(root: string) {
  const documents = collectDocuments(root, []).filter(({ hasMeta }) => hasMeta);
  const facts = readFacts(root);
  const rows = documents.map((document) => readRow(root, facts, document));
  for (const [name, table] of Object.entries(tables)) {
    const own = rows.filter(({ collection }) => collection === name);
    const metas = own.map(({ meta }) => meta);
    const heads = own.flatMap(({ texts }) => texts);
    writeTable(root, name, table.parse({ metas, heads }));
  }
  writeTable(root, "local-slugs", localSlugs(rows));
  writeTable(root, "on-demand", leftToReaders(rows));
  const samples = readSamples(root);
  writeTable(root, "samples", samples);
  // The app loads the task's own: all of them weigh a third of a megabyte.
  for (const sampled of samples) writeTable(root, `samples-${sampled.task}`, [sampled]);
  writeTable(root, "prompts", readTaskPrompts(root));
  publishScenes(root, samples);
  writeTable(
    root,
    "sampled-tasks",
    samples.map(({ task, prompts }) => ({ task, prompts: prompts.length })),
  );
  for (const [name, type] of Object.entries(sharedTables))
    writeTable(root, name, readCompiled(root, compiledFile(type, `${name}.yaml`)));
}
