import { parseArgs } from "node:util";

import { createWritingCorrector } from "@/lib/assess/writing/writing-corrector";
import { assessWith, measureSet } from "@/scripts/eval/writing/measure-set";
import { measureRobustness } from "@/scripts/eval/writing/measure-robustness";
import { measureSpeed } from "@/scripts/eval/writing/measure-speed";
import { measureSpelling } from "@/scripts/eval/writing/measure-spelling";
import { measureSamples } from "@/scripts/eval/writing/own-samples";
import { readSets } from "@/scripts/eval/writing/read-sets";

const { values } = parseArgs({ options: { set: { type: "string" }, json: { type: "boolean" } } });
const folder = values.set ?? process.env.WRITING_DATA;

/** What must be reached without any data but ours; anything else ends the command with 1. */
const limits = { ordered: 0.9, firstIsRight: 0.75, p95Seconds: 1.5, engineMegabytes: 700 };

const corrector = createWritingCorrector();
const say = (line: string) => process.stderr.write(`${line}\n`);

async function measureFolder() {
  if (folder === undefined) {
    say(
      "NO DATA OF RATERS: name its folder (--set DIR, or WRITING_DATA). Scores and corrections are NOT compared with people's.",
    );
    return null;
  }
  const measured: Record<string, unknown> = {};
  for (const set of await readSets(folder)) {
    say(`${set.file}: ${set.rows.length} ${set.format}`);
    measured[set.file] = await measureSet(set, assessWith(corrector));
  }
  return measured;
}

async function main() {
  say("speed and memory");
  const speed = await measureSpeed(corrector);
  say("robustness");
  const robustness = await measureRobustness(corrector);
  say("spelling and own samples");
  const spelling = await measureSpelling(corrector);
  const samples = await measureSamples(corrector);
  const sets = await measureFolder();
  const missed = [
    ...(samples.all.ordered < limits.ordered ? ["ordered"] : []),
    ...(spelling.firstIsRight < limits.firstIsRight ? ["firstIsRight"] : []),
    ...(speed.p95Seconds > limits.p95Seconds ? ["p95Seconds"] : []),
    ...((speed.engineMegabytes ?? 0) > limits.engineMegabytes ? ["engineMegabytes"] : []),
    ...robustness.failed.map((name) => `robustness: ${name}`),
  ];
  const figures = { sets: sets ?? "none given", samples, spelling, robustness, speed, limits, missed };
  process.stdout.write(`${JSON.stringify(figures, null, values.json ? 0 : 2)}\n`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}

try {
  await main();
} finally {
  await corrector.close();
}
