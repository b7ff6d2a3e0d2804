import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";

import { DictionaryRow, FalseFriendRow, GlossRow, SenseRow, SynonymRow } from "@/lib/bank/glosses/gloss-file";
import type { GlossLocale } from "@/lib/bank/glosses/languages";
import { parseTable } from "@/lib/bank/glosses/parse-table";

const isShard = (name: string) => /^[a-z]\.tsv$/.test(name);

/** The rows of the files of a folder that are there, and what is wrong with the others. */
function readTables<Row extends object>(
  folder: string,
  isWanted: (name: string) => boolean,
  schema: z.ZodType<Row>,
) {
  const names = existsSync(folder) ? readdirSync(folder).filter(isWanted).sort() : [];
  const tables = names.map((name) =>
    parseTable(readFileSync(join(folder, name), "utf8"), join(folder, name), schema),
  );
  return { rows: tables.flatMap(({ rows }) => rows), faults: tables.flatMap(({ faults }) => faults) };
}

/** `folder` is `content/bank/glosses`. */
export const readSenses = (folder: string) => readTables(join(folder, "en"), isShard, SenseRow);

/** `folder` is `content/bank/dictionary`. */
export const readDictionary = (folder: string) => readTables(folder, isShard, DictionaryRow);

export const readGlosses = (folder: string, locale: GlossLocale) =>
  readTables(join(folder, locale), isShard, GlossRow);

export const readFalseFriends = (folder: string, locale: GlossLocale) =>
  readTables(join(folder, locale), (name) => name === "false-friends.tsv", FalseFriendRow);

export const readSynonyms = (folder: string, locale: GlossLocale) =>
  readTables(join(folder, locale), (name) => name === "synonyms.tsv", SynonymRow);
