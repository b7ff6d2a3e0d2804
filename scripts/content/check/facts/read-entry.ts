import { createHash } from "node:crypto";
import { readFileSync, statSync, type Stats } from "node:fs";
import path from "node:path";

import { largestText } from "@/lib/content/gate/parse-body";
import { isCollection } from "@/scripts/content/collect-documents";
import { reportInto, type Fault } from "@/scripts/content/fault";
import { readMetaFacts, type MetaFacts } from "@/scripts/content/check/facts/meta-facts";
import { readTextFacts, type TextFacts } from "@/scripts/content/check/facts/text-facts";
import type { Wordings } from "@/scripts/content/check/wordings";
import { decodeSource, refuseFile } from "@/scripts/content/source-file";
import { isLocale } from "@/lib/i18n/locales";

/** The facts of one file, and by what a later look knows that it is still the same. */
export type Entry<Facts extends TextFacts | MetaFacts = TextFacts | MetaFacts> = {
  /** Size, times and inode. */
  stamp: string;
  readAt: number;
  hash: string;
  facts: Facts;
};

export const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("base64url").slice(0, 22);

export const stampOf = ({ size, mtimeMs, ctimeMs, ino }: Stats) => `${size} ${mtimeMs} ${ctimeMs} ${ino}`;

/** Clocks of file systems tick slowly: a file written again within a tick looks as before. */
const clockTick = 100;

export const isSame = (entry: Entry, stats: Stats) =>
  entry.stamp === stampOf(stats) && entry.readAt - stats.ctimeMs > clockTick;

/** The collection and language that a file's place says. */
function placeOfFile(file: string) {
  const [, collection = "", , name = ""] = file.split("/");
  const locale = name.replace(/\.mdx$/, "");
  if (!isCollection(collection)) throw new Error(`${file} belongs to no collection.`);
  return { file, collection, locale: isLocale(locale) ? locale : null };
}

/** Reads a text or a meta.yaml from the disk. */
export function readEntry(root: string, file: string, wordings: Wordings): Entry {
  const full = path.join(root, file);
  const readAt = Date.now();
  const stats = statSync(full, { throwIfNoEntry: false });
  const faults: Fault[] = [];
  const report = reportInto(faults, file);
  const bytes = stats && !refuseFile(stats, report, largestText) ? readFileSync(full) : null;
  const source = bytes && decodeSource(bytes, report);
  const known = { stamp: stats ? stampOf(stats) : "", readAt, hash: bytes ? hashOf(bytes) : "" };
  const { collection, locale } = placeOfFile(file);
  if (source === null) return { ...known, facts: locale ? { faults, text: null } : { faults, meta: null } };
  const facts = locale
    ? readTextFacts(source, { file, collection, locale }, wordings)
    : readMetaFacts(source, file, collection);
  return { ...known, facts: { ...facts, faults: [...faults, ...facts.faults] } };
}
