import type { Assessment } from "@/lib/assess/assessment";
import { assessText } from "@/lib/assess/writing/assess-text";
import { createHarper } from "@/lib/assess/writing/harper/harper-linter";
import { samplesOf } from "@/lib/content/samples/sample-prompts";
import { ShownResult } from "@/lib/content/corrections/sample-schema";

const task = "writing-sample";

type Sample = { prompt: string; text: string };

/** What was asked, as the bank has it. */
export function askedIn(prompt: string) {
  const found = samplesOf(task).find(({ name }) => name === prompt);
  if (!found) throw new Error(`${prompt} is none of the prompts of ${task} that are published.`);
  return found.asks.join(" ");
}

/** Of a result what the page shows. Throws for one that has no full score. */
function shownOf({ status, overall, cefr, criteria, edits, improved }: Assessment) {
  if (status !== "scored") throw new Error(`The sample is ${status}: the page shows a full result.`);
  return ShownResult.parse({ overall, cefr, criteria, edits, improved: improved[0]?.text });
}

/** What the engine says of the sample today; without the limits of time that a busy machine would meet. */
export async function assessSample({ prompt, text }: Sample) {
  const asked = askedIn(prompt);
  const input = { task, asked: [asked], parts: [text], locale: "en" } as const;
  const assessment = await assessText(input, await createHarper());
  return { prompt, asked, text, result: shownOf(assessment) };
}
