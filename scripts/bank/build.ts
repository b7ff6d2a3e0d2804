import { mkdirSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { buildBank, toNdjson } from "@/lib/bank/build-bank";
import { auditSample, reportBank, reportRejectedSentences } from "@/scripts/bank/report";
import { readLexicon } from "@/scripts/bank/read-lexicon";
import { readSources } from "@/scripts/bank/read-sources";

const { values } = parseArgs({
  options: { check: { type: "boolean", default: false }, audit: { type: "string" } },
});

const folder = join(process.cwd(), "content", "bank");
const sources = readSources(folder);
const bank = buildBank(sources, readLexicon());
process.stdout.write(reportBank(bank) + reportRejectedSentences(bank));
if (values.audit !== undefined) process.stdout.write(auditSample(bank, Number(values.audit), sources.seed));

mkdirSync(join(folder, "items"), { recursive: true });
for (const [type, { accepted }] of Object.entries(bank)) {
  const path = join(folder, "items", `${type}.ndjson`);
  const built = toNdjson(accepted);
  const isCurrent = existsSync(path) && readFileSync(path, "utf8") === built;
  if (values.check && !isCurrent) {
    process.stdout.write(`${path}: differs from its sources; run npm run bank:build and commit the result\n`);
    process.exitCode = 1;
  }
  if (!values.check && !isCurrent) writeFileSync(path, built);
}
