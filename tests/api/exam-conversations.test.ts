import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { TaskPrompt } from "@/lib/content/prompts/prompt-schema";
import { corrections } from "@/lib/db/schema/corrections";
import { examTasks } from "@/lib/db/schema/exams";
import { StoredAsked } from "@/lib/services/corrections/asked";
import { begin, examPayer, give, nextAnswer, settled, sit, start } from "@/tests/api/exam-calls";
import { runtime, withRuntime } from "@/tests/api/harness";
import { assessed, fakeCorrectors } from "@/tests/factories/fake-corrector";

const fake = fakeCorrectors();
fake.correctors.speaking = {
  ...{ processor: null, transcribes: true },
  assess: async () => ({
    assessment: assessed([]),
    measures: {
      ...{
        seconds: 8,
        speechSeconds: 6,
        wordsAMinute: null,
        runSeconds: 2,
        syllablesASecond: null,
        fillers: null,
      },
      ...{ parts: [], pauses: [], transcript: null },
    },
  }),
  hear: async () => null,
  close: async () => undefined,
};
withRuntime({}, { correctors: fake.correctors });

test("what was said stands beside the question it answers, as far as the conversation came before it was skipped", async () => {
  const who = await examPayer(3, "correct");
  let now = await sit(who, await start(who, "short-speaking"), {
    isRight: () => false,
    until: ({ task }) => task?.kind === "open" && task.partCount === 4,
  });
  if (now.task?.state === "waiting") now = await begin(who, now);
  if (now.task?.kind !== "open") throw new Error("There is no conversation.");
  const { position } = now.task;
  for (const step of [0, 1, 2]) {
    const goesOn = step < 2;
    const spoken = { ...(await nextAnswer(who, now, true)), goesOn };
    now = await give(who, now.id, step === 2 ? { ...spoken, answer: { skipped: true } } : spoken);
  }
  expect(now.task?.index).toBe(2);
  const done = await settled(who, (await sit(who, now, { isRight: () => false })).id);
  expect(done.state).toBe("done");

  const { prompt, correction } = await keptOf(done.id, position);
  const { asks: topic, questions } = TaskPrompt.parse(prompt);
  const asked = StoredAsked.parse(correction?.asked).parts;
  expect(asked).toHaveLength(2);
  expect(correction?.parts).toHaveLength(2);
  expect(asked[0]).toBe(questions[0]?.asks);
  expect(asked).not.toContain(topic);
});

/** What a task asked, and what is corrected of it. */
async function keptOf(examId: string, position: number) {
  const { db } = (await runtime()).database;
  const [task] = await db
    .select({ prompt: examTasks.prompt, correctionId: examTasks.correctionId })
    .from(examTasks)
    .where(and(eq(examTasks.examId, examId), eq(examTasks.position, position)));
  const [correction] = await db
    .select({ asked: corrections.asked, parts: corrections.parts })
    .from(corrections)
    .where(eq(corrections.id, task?.correctionId ?? ""));
  return { prompt: task?.prompt, correction };
}
