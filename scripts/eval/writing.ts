import { parseArgs } from "node:util";

import { createWritingCorrector } from "@/lib/assess/writing/writing-corrector";
import { assessWith, measureSet } from "@/scripts/eval/writing/measure-set";
import { measureRobustness } from "@/scripts/eval/writing/measure-robustness";
import { measureSpeed } from "@/scripts/eval/writing/measure-speed";
import { measureSpelling } from "@/scripts/eval/writing/measure-spelling";
import { measureSamples } from "@/scripts/eval/writing/own-samples";
import { type EvalSet, readSets, UnreadableSets } from "@/scripts/eval/writing/read-sets";

const { values } = parseArgs({ options: { set: { type: "string" }, json: { type: "boolean" } } });
const place = values.set ?? process.env.WRITING_DATA;

/** What must be reached without any data but ours; anything else ends the command with 1. */
const limits = { ordered: 0.9, firstIsRight: 0.75, p95Seconds: 1.5, engineMegabytes: 700 };

const corrector = createWritingCorrector();
const say = (line: string) => process.stderr.write(`${line}\n`);

/** Read before anything is measured: what cannot be read is said at once, and not after minutes. */
async function readGiven(): Promise<EvalSet[] | null> {
  if (place === undefined) {
    say(
      "NO DATA OF RATERS: name a folder or a file (--set PLACE, or WRITING_DATA). Scores and corrections are NOT compared with people's.",
    );
    return null;
  }
  const sets = await readSets(place);
  for (const { file, line, why } of sets.flatMap(({ skipped }) => skipped))
    say(`${file}:${line}: skipped, ${why}`);
  for (const { file, rows, skipped } of sets)
    if (rows.length === 0) say(`${file}: ${skipped.length === 0 ? "empty" : "no row can be read"}`);
  return sets;
}

async function measureGiven(sets: readonly EvalSet[]) {
  const measured: Record<string, unknown> = {};
  for (const set of sets) {
    say(`${set.file}: ${set.rows.length} ${set.format}`);
    measured[set.file] = await measureSet(set, assessWith(corrector));
  }
  return measured;
}

async function main() {
  const given = await readGiven();
  say("speed and memory");
  const speed = await measureSpeed(corrector);
  say("robustness");
  const robustness = await measureRobustness(corrector);
  say("spelling and own samples");
  const spelling = await measureSpelling(corrector);
  const samples = await measureSamples(corrector);
  const sets = given ? await measureGiven(given) : null;
  const missed = [
    ...(samples.all.ordered < limits.ordered ? ["ordered"] : []),
    ...(spelling.firstIsRight < limits.firstIsRight ? ["firstIsRight"] : []),
    ...(speed.p95Seconds > limits.p95Seconds ? ["p95Seconds"] : []),
    ...((speed.engineMegabytes ?? 0) > limits.engineMegabytes ? ["engineMegabytes"] : []),
    ...robustness.failed.map((name) => `robustness: ${name}`),
  ];
  const skipped = given?.flatMap((set) => set.skipped).length ?? 0;
  const figures = {
    sets: sets ?? "none given",
    skipped,
    samples,
    spelling,
    robustness,
    speed,
    limits,
    missed,
  };
  process.stdout.write(`${JSON.stringify(figures, null, values.json ? 0 : 2)}\n`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}

try {
  await main();
} catch (fault) {
  if (!(fault instanceof UnreadableSets)) throw fault;
  say(fault.message);
  process.exitCode = 1;
} finally {
  await corrector.close();
}
