import { parseArgs } from "node:util";

import { openBuildMemory } from "@/scripts/bank/build-memory";

const { values } = parseArgs({
  options: { check: { type: "boolean", default: false }, audit: { type: "string" } },
});

const memory = openBuildMemory(process.cwd());
const known = values.audit === undefined ? memory.recall() : null;
if (known === null) {
  // The word lists alone take seconds to read in.
  const { makeBank } = await import("@/scripts/bank/make-bank");
  const report = makeBank(values);
  if (process.exitCode === undefined) memory.keep(report);
} else process.stdout.write(`${known}Nothing has changed since the last build.\n`);
