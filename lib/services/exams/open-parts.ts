import "server-only";
import { z } from "zod";

import { nextQuestion, type QuestionAsked } from "@/lib/assess/speech/next-question";
import type { TaskPrompt } from "@/lib/content/prompts/prompt-schema";
import { type CorrectedTask, correctedTasks } from "@/lib/core/corrected-tasks";
import type { PlannedTask } from "@/lib/exam/task-plan";
import { chooseFollowUp } from "@/lib/services/corrections/choose-follow-up";
import { taskRules } from "@/lib/services/corrections/task-rules";

/** How many questions a topic has: of those that were authored, the first ones with what follows their answers. */
const questionsATopic = 4;
const mostLetters = 20_000;

/** What is given in a part: written, recorded, or left out by who cannot take the task. */
const Written = z.strictObject({ text: z.string().max(mostLetters) });
const Recorded = z.strictObject({ recording: z.uuid() });
const Skipped = z.strictObject({ skipped: z.literal(true) });
export const OpenAnswer = z.union([Written, Recorded, Skipped]);
export type OpenAnswer = z.infer<typeof OpenAnswer>;

const byName = new Map<string, CorrectedTask>(correctedTasks.map((task) => [task, task]));

/** A task as the corrections know it. Throws an Error for a question of the bank. */
export function correctedTask({ task }: Pick<PlannedTask, "task">): CorrectedTask {
  const found = byName.get(task);
  if (!found) throw new Error(`${task} is not corrected.`);
  return found;
}

export const isSpoken = (planned: Pick<PlannedTask, "task">) =>
  taskRules[correctedTask(planned)].skill === "speaking";

/** What may be given in a part of this task. */
export const answerSchema = (planned: Pick<PlannedTask, "task">) =>
  isSpoken(planned) ? z.union([Recorded, Skipped]) : z.union([Written, Skipped]);

export type PartPlan = { part: number; prepare: number; seconds: number; isHeard: boolean };

/** The parts of a task, each with a clock of its own. */
export function planParts(planned: PlannedTask, { questions }: TaskPrompt): PartPlan[] {
  if (questions.length > 0)
    return Array.from({ length: questionsATopic }, (_, part) => ({
      part,
      prepare: planned.prepare / questionsATopic,
      seconds: planned.limit / questionsATopic,
      isHeard: true,
    }));
  const { seconds } = taskRules[correctedTask(planned)];
  return seconds.map((own, part) => ({
    part,
    prepare: part === 0 ? planned.prepare : 0,
    seconds: own ?? planned.limit,
    isHeard: false,
  }));
}

/** What each part asks, as far as that is known: a second part depends on the first one's text. */
export function asksOf({ asks, questions, themes }: TaskPrompt, texts: readonly (string | null)[]): string[] {
  if (questions.length > 0) return questionsAsked(questions);
  const [first] = texts;
  const followUp = first === undefined ? null : chooseFollowUp(themes, first ?? "");
  return followUp ? [asks, followUp.asks] : [asks];
}

/** Nothing is heard while somebody sits, so that nobody waits for it: the default way is taken. */
function questionsAsked(questions: TaskPrompt["questions"]): string[] {
  const asked: QuestionAsked[] = [];
  while (asked.length < questionsATopic) {
    const following = nextQuestion({ questions }, asked, null);
    if (!following) break;
    asked.push(following);
  }
  return asked.map(({ asks }) => asks);
}

export const textOf = (answer: OpenAnswer | null) => (answer && "text" in answer ? answer.text : null);
export const recordingOf = (answer: OpenAnswer | null) =>
  answer && "recording" in answer ? answer.recording : null;
export const isSkipped = (answer: OpenAnswer | null) => answer !== null && "skipped" in answer;
