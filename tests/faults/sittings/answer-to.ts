import { z } from "zod";

import type { StoredStep } from "@/lib/questions/stored-step";
import type { ExamTaskView } from "@/lib/services/exams/views";

const Key = z.union([
  z.object({ isReal: z.boolean() }).transform(({ isReal }) => ({ saidReal: isReal })),
  z
    .object({ gaps: z.array(z.object({ word: z.string(), shown: z.number() })) })
    .transform(({ gaps }) => ({ gaps: gaps.map(({ word, shown }) => word.slice(shown)) })),
  z
    .object({ gaps: z.array(z.array(z.string())) })
    .transform(({ gaps }) => ({ gaps: gaps.map(([form = ""]) => form) })),
  z.object({ letters: z.string() }),
  z.object({ best: z.number() }).transform(({ best }) => ({ choice: best })),
  z
    .object({ blanks: z.array(z.object({ right: z.number() })) })
    .transform(({ blanks }) => ({ chosen: blanks.map(({ right }) => right) })),
  z.object({ right: z.number() }).transform(({ right }) => ({ choice: right })),
  z
    .object({ right: z.object({ first: z.number(), last: z.number() }) })
    .transform(({ right }) => ({ span: right })),
  z.object({ points: z.array(z.string()), sample: z.string() }).transform(({ sample }) => ({ text: sample })),
  z.object({ text: z.string() }),
]);

/** What the key of a step asks for. */
export const rightFor = (step: StoredStep | undefined) => Key.parse(step?.key);

const essay =
  "There is a market in my town where people meet every week, and I like to go there with my sister.";

export type Given = { position: number; step: number; answer: Record<string, unknown> | null };

/** What somebody gives to what is asked now; what is spoken is skipped. Null when nothing is open. */
export async function answerTo(
  task: ExamTaskView,
  stepsOf: (position: number) => Promise<StoredStep[]>,
): Promise<Given | null> {
  if (task.kind === "open") {
    const part = task.parts.find(({ state }) => state === "open");
    if (!part) return null;
    const answer = task.isSpoken ? { skipped: true } : { text: essay };
    return { position: task.position, step: part.part, answer };
  }
  const item = task.items.find(({ steps }) => steps.some(({ result }) => result === null));
  const step = item?.steps.find(({ result }) => result === null)?.step;
  if (!item || step === undefined) return null;
  const { position } = item;
  return { position, step, answer: rightFor((await stepsOf(position))[step]) };
}
