import type { Assessment } from "@/lib/assess/assessment";
import { assessText } from "@/lib/assess/writing/assess-text";
import { createHarper } from "@/lib/assess/writing/harper/harper-linter";
import { parsePurpose } from "@/lib/questions/purpose";
import type { Drill } from "@/lib/services/corrections/views";
import { firstToFix } from "@/lib/services/corrections/first-to-fix";
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

function drillOf(drill: Drill | null | undefined) {
  if (drill?.kind !== "practice") return null;
  const purpose = parsePurpose(drill.purpose);
  return { type: purpose?.kind === "type" ? purpose.type : null, trains: drill.trains };
}

/** Of a result what the page shows. Throws for one that has no full score. */
function shownOf(assessment: Assessment) {
  const { status, overall, cefr, criteria, edits, improved, evidence } = assessment;
  if (status !== "scored") throw new Error(`The sample is ${status}: the page shows a full result.`);
  const found = firstToFix(assessment, task);
  const first = { category: found?.category, count: found?.editIds.length, drill: drillOf(found?.drill) };
  return ShownResult.parse({ overall, cefr, criteria, edits, improved: improved[0]?.text, first, evidence });
}

/** What the engine says of the sample today; without the limits of time that a busy machine would meet. */
export async function assessSample({ prompt, text }: Sample) {
  const asked = askedIn(prompt);
  const input = { task, asked: [asked], parts: [text], locale: "en" } as const;
  const assessment = await assessText(input, await createHarper());
  return { prompt, asked, text, result: shownOf(assessment) };
}
