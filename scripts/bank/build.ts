import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";

import { buildBank, toNdjson } from "@/lib/bank/build-bank";
import { readLexicon } from "@/scripts/bank/read-lexicon";
import { folderReader, seed, sourceReader } from "@/scripts/bank/read-sources";
import { auditSample, reportBank, reportRejectedSentences } from "@/scripts/bank/report";

const { values } = parseArgs({
  options: { check: { type: "boolean", default: false }, audit: { type: "string" } },
});

const folder = join(process.cwd(), "content", "bank");
const bank = buildBank({
  read: sourceReader(folder),
  readFolder: folderReader(folder),
  lexicon: readLexicon(),
  seed,
});
process.stdout.write(reportBank(bank) + reportRejectedSentences(bank));
if (values.audit !== undefined) process.stdout.write(auditSample(bank, Number(values.audit), seed));

for (const { type, built } of bank) {
  keep(join(folder, "items", `${type}.ndjson`), toNdjson(built.accepted));
  if (built.media) keep(join(folder, "media", `${type}.ndjson`), toNdjson(built.media));
}

function keep(path: string, made: string) {
  if (existsSync(path) && readFileSync(path, "utf8") === made) return;
  if (!values.check) {
    mkdirSync(dirname(path), { recursive: true });
    return writeFileSync(path, made);
  }
  process.stdout.write(`${path}: differs from its sources; run npm run bank:build and commit the result\n`);
  process.exitCode = 1;
}
