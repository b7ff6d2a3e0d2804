import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { type Bank, buildBank, toNdjson } from "@/lib/bank/build-bank";
import type { CefrLevel } from "@/lib/core/cefr";
import { readLexicon } from "@/scripts/bank/read-lexicon";
import { folderReader, seed, sourceReader } from "@/scripts/bank/read-sources";
import { auditSample, reportBank, reportRejectedSentences } from "@/scripts/bank/report";

type Options = { check: boolean; audit?: string | undefined };

const folder = join(process.cwd(), "content", "bank");

/** Builds the bank, writes what differs or, to check, only says so; returns what it said. */
export function makeBank({ check, audit }: Options, lexicon = readLexicon()): string {
  const tools = {
    read: sourceReader(folder),
    readFolder: folderReader(folder),
    lexicon,
    seed,
  };
  const bank = buildBank(tools);
  const report = reportBank(bank) + reportRejectedSentences(bank);
  process.stdout.write(report);
  if (audit !== undefined) process.stdout.write(auditSample(bank, Number(audit), seed));
  for (const part of ["items", "media"] as const) keepShards(part, shardsOf(bank, part), check);
  return report;
}

/** The files of a part and what is in them: one for each type and level, so that a change rewrites one. */
function shardsOf(bank: Bank, part: "items" | "media") {
  const shards = new Map<string, string>();
  for (const { type, built } of bank) {
    const levelOf = new Map<string, CefrLevel>();
    for (const { cefr, steps } of built.accepted)
      for (const { mediaId } of steps.flatMap(({ media }) => media)) levelOf.set(mediaId, cefr);
    const byLevel: Map<CefrLevel | undefined, { id: string }[]> =
      part === "items"
        ? Map.groupBy(built.accepted, ({ cefr }) => cefr)
        : Map.groupBy(built.media ?? [], ({ id }) => levelOf.get(id));
    for (const [level, entries] of byLevel)
      shards.set(`${type}-${level?.toLowerCase()}.ndjson`, toNdjson(entries));
  }
  return shards;
}

function keepShards(part: string, shards: ReadonlyMap<string, string>, check: boolean) {
  const place = join(folder, part);
  mkdirSync(place, { recursive: true });
  for (const [name, made] of shards) {
    const path = join(place, name);
    if (existsSync(path) && readFileSync(path, "utf8") === made) continue;
    if (check) complain(path, "differs from its sources");
    else writeFileSync(path, made);
  }
  for (const name of readdirSync(place)) {
    if (shards.has(name) || !name.endsWith(".ndjson")) continue;
    if (check) complain(join(place, name), "follows from no source");
    else rmSync(join(place, name));
  }
}

function complain(path: string, fault: string) {
  process.stdout.write(`${path}: ${fault}; run npm run bank:build and commit the result\n`);
  process.exitCode = 1;
}
