import { writeFile } from "node:fs/promises";
import path from "node:path";

import { createWritingCorrector } from "@/lib/assess/writing/writing-corrector";
import sample from "@/lib/content/corrections/sample-correction.json" with { type: "json" };
import { assessSample } from "@/scripts/site/sample-result";

const file = path.resolve(import.meta.dirname, "../../lib/content/corrections/sample-correction.json");

/** Has the sample answer of the page of writing correction corrected anew: its text is written by hand, its result here. */
async function correctSample() {
  const engine = createWritingCorrector();
  const made = await assessSample(engine, sample);
  await writeFile(file, `${JSON.stringify(made, null, 2)}\n`);
  const { overall, edits } = made.result;
  process.stdout.write(
    `${edits.length} marks, about ${overall.det}, between ${overall.low} and ${overall.high}.\n`,
  );
  await engine.close();
}

void correctSample();
