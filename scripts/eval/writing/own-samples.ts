import { type WritingCorrector } from "@/lib/assess/assessment";
import { readPrompts } from "@/lib/bank/prompts/read-prompts";
import { type TaskPrompt } from "@/lib/bank/prompts/prompt-gates";
import { type WritingTask, writingTasks } from "@/lib/core/corrected-tasks";
import { rootMeanSquare, rounded } from "@/scripts/eval/writing/statistics";

const isWritingTask = (task: string): task is WritingTask => writingTasks.some((each) => each === task);

type Sample = { task: WritingTask; prompt: string; asked: string[]; score: number; text: string };

function askedOf({ prompt }: TaskPrompt): string[] {
  if ("scene" in prompt) return [prompt.scene.alt];
  if ("questions" in prompt) return prompt.questions.map(({ asks }) => asks);
  return "prompt" in prompt ? [prompt.prompt] : [];
}

/** The authored answers at four scores; those of speaking tasks are texts as well, read as free ones. */
export function ownSamples(): Sample[] {
  return readPrompts(process.cwd()).prompts.flatMap((entry) =>
    (entry.prompt.samples ?? []).map(({ score, text }) => ({
      task: isWritingTask(entry.task) ? entry.task : "free-text",
      prompt: `${entry.task} ${entry.prompt.name}`,
      asked: askedOf(entry),
      score,
      text,
    })),
  );
}

export async function measureSamples(corrector: WritingCorrector) {
  const samples = ownSamples();
  const scored = await Promise.all(
    samples.map(async (sample) => {
      const input = { task: sample.task, asked: sample.asked, parts: [sample.text], locale: "en" };
      const { overall, edits } = await corrector.assess(input);
      return { ...sample, det: overall?.det ?? 0, edits: edits.length };
    }),
  );
  const pairs = [...Map.groupBy(scored, ({ prompt }) => prompt).values()].flatMap((own) =>
    own.flatMap((one) => own.filter((other) => other.score > one.score).map((other) => ({ one, other }))),
  );
  const of = (list: typeof pairs) => ({
    pairs: list.length,
    // A tie is half a pair.
    ordered: rounded(
      list.reduce(
        (sum, { one, other }) => sum + (other.det > one.det ? 1 : other.det === one.det ? 0.5 : 0),
        0,
      ) / list.length,
    ),
  });
  const writing = scored.filter(({ task }) => task !== "free-text");
  return {
    all: of(pairs),
    writing: of(pairs.filter(({ one }) => one.task !== "free-text")),
    neighbors: of(pairs.filter(({ one, other }) => other.score - one.score === 20)),
    means: Object.fromEntries(
      [...Map.groupBy(writing, ({ score }) => score)].map(([score, own]) => [
        score,
        rounded(own.reduce((sum, { det }) => sum + det, 0) / own.length, 1),
      ]),
    ),
    residualPoints: rounded(rootMeanSquare(writing.map(({ det, score }) => det - score)), 1),
  };
}
