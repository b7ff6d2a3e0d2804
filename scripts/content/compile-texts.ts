import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { z } from "zod";

import type { LocalSlugs } from "@/lib/content/create-local-paths";
import { pathsOnDemand } from "@/lib/content/list-pages";
import { shelves } from "@/lib/content/shelves";
import { type CheckedMeta, readMetas } from "@/scripts/content/check-meta";
import { readTexts, sourcesOf, type CheckedText } from "@/scripts/content/check-texts";
import type { DocumentFolder } from "@/scripts/content/collect-documents";
import { formatFault, type Fault } from "@/scripts/content/fault";
import type { FactsStore } from "@/scripts/content/facts/facts-store";
import { addressesOf } from "@/scripts/content/link-targets";
import { splitHead } from "@/scripts/content/read-document";
import { readSource } from "@/scripts/content/source-file";

const folder = ".contentlayer/texts";
/** Which state of each file the folder holds. */
const Manifest = z.record(z.string(), z.string());

/** What a program that compiles again and again has written last. */
const written = new WeakMap<
  FactsStore,
  { manifest: Record<string, string>; tables: Record<string, string> }
>();

/**
 * Writes what the site reads of the texts as the store saw them last: `heads.json` for its lists, `local-slugs.json`
 * for their addresses, `on-demand.json` for what the build does not render, and one file for each body. Only bodies
 * that have changed are written, and the tables when one of their lines has.
 */
export function compileTexts(store: FactsStore): { written: number; removed: number } {
  const faults: Fault[] = [];
  const { documents } = store.documents();
  const texts = readTexts(store, documents, faults);
  const metas = readMetas(store, documents, faults);
  const broken = faults.find(({ level }) => level === "fault");
  if (broken) throw new Error(`A text cannot be compiled. ${formatFault(broken)}`);

  const out = path.join(store.root, folder);
  const last = written.get(store);
  const before = last?.manifest ?? readManifest(out);
  const now = new Map(texts.map(({ file }) => [file, store.hash(file)]));
  const changed = texts.filter(({ file }) => before[file] !== now.get(file));
  const gone = Object.keys(before).filter((file) => !now.has(file));
  // Without a manifest an interrupted run begins anew.
  if (changed.length + gone.length > 0) rmSync(path.join(out, "manifest.json"), { force: true });
  for (const { file } of changed) writeBody(store.root, file);
  for (const file of gone) rmSync(path.join(out, bodyPath(file)), { force: true });
  const manifest = Object.fromEntries(now);
  const tables = {
    "heads.json": JSON.stringify(texts.map(headOf)),
    "local-slugs.json": JSON.stringify(localSlugs(texts, addressesOf(documents, metas))),
    "on-demand.json": JSON.stringify(leftToReaders(texts, metas)),
  };
  for (const [name, table] of Object.entries(tables))
    if (table !== last?.tables[name]) writeIfChanged(path.join(out, name), table);
  if (changed.length + gone.length > 0)
    writeIfChanged(path.join(out, "manifest.json"), JSON.stringify(manifest));
  written.set(store, { manifest, tables });
  return { written: changed.length, removed: gone.length };
}

function readManifest(out: string): Record<string, string> {
  const file = path.join(out, "manifest.json");
  if (!existsSync(file)) return {};
  return Manifest.parse(JSON.parse(readFileSync(file, "utf8")));
}

const bodyPath = (file: string) => path.relative("content", file);

function writeBody(root: string, file: string) {
  const source = readSource(root, file, () => undefined);
  const body = splitHead(source ?? "")?.body;
  if (body === undefined) throw new Error(`${file} went away while it was compiled; run this again.`);
  const target = path.join(root, folder, bodyPath(file));
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, body);
}

function headOf({ document, locale, fields }: CheckedText) {
  const { title, description, objective, status, publishAt } = fields;
  const { collection, slug } = document;
  return { collection, folder: slug, locale, title, description, objective, status, publishAt };
}

/** The documents that have an address of their own in some language: every request asks for them, so they stand apart. */
function localSlugs(texts: CheckedText[], addresses: ReadonlyMap<DocumentFolder, string>): LocalSlugs {
  return [...Map.groupBy(texts, ({ document }) => document)]
    .filter(([, versions]) => versions.some(({ fields }) => fields.slug))
    .map(([document, versions]) => ({
      parent: path.posix.dirname(addresses.get(document) ?? "/"),
      folder: document.slug,
      versions: versions.map(({ locale, fields: { slug, status, publishAt } }) => ({
        locale,
        slug,
        status,
        publishAt,
      })),
    }));
}

/** The pages of articles that the build does not render. */
function leftToReaders(texts: CheckedText[], metas: CheckedMeta[]): string[] {
  const english = sourcesOf(texts);
  return shelves.flatMap((shelf) => {
    const articles = metas.flatMap(({ document, meta: { category, datePublished } }) => {
      const fields = english.get(document)?.fields;
      if (document.collection !== shelf || category === null || !fields) return [];
      const { status, publishAt } = fields;
      return [{ slug: document.slug, category, datePublished, status, publishAt }];
    });
    return pathsOnDemand(shelf, articles);
  });
}

function writeIfChanged(file: string, text: string) {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
