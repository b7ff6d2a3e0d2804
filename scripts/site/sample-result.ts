import type { Assessment, WritingCorrector } from "@/lib/assess/assessment";
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

/** What the engine says of the sample today. */
export async function assessSample(engine: WritingCorrector, { prompt, text }: Sample) {
  const asked = askedIn(prompt);
  const assessment = await engine.assess({ task, asked: [asked], parts: [text], locale: "en" });
  return { prompt, asked, text, result: shownOf(assessment) };
}
