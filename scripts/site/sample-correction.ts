import { writeFile } from "node:fs/promises";
import path from "node:path";

import sample from "@/lib/content/corrections/sample-correction.json" with { type: "json" };
import { assessSample } from "@/scripts/site/sample-result";

const file = path.resolve(import.meta.dirname, "../../lib/content/corrections/sample-correction.json");

/** Has the sample answer of the page of writing correction corrected anew: its text is written by hand, its result here. */
async function correctSample() {
  const made = await assessSample(sample);
  await writeFile(file, `${JSON.stringify(made, null, 2)}\n`);
  const { overall, edits } = made.result;
  process.stdout.write(
    `${edits.length} marks, about ${overall.det}, between ${overall.low} and ${overall.high}.\n`,
  );
}

void correctSample();
