import "server-only";

import { taskFormats } from "@/lib/content/task-formats";
import {
  type CorrectedTask,
  correctedTasks,
  type SpeakingTask,
  speakingTasks,
  type WritingTask,
  writingTasks,
} from "@/lib/core/corrected-tasks";

export type TaskRules = {
  skill: "writing" | "speaking";
  /** Where what is asked comes from: an authored prompt, an answer of practice, or the learner. */
  source: "prompt" | "answer" | "own";
  /** One clock a part, in seconds; null without one. */
  seconds: readonly (number | null)[];
  /** How many recordings a speaking task takes at most. */
  mostParts: number;
};

const written = (source: TaskRules["source"], ...seconds: (number | null)[]): TaskRules => ({
  ...{ skill: "writing", source, seconds, mostParts: seconds.length },
});
const spoken = (seconds: number, mostParts = 1): TaskRules => ({
  ...{ skill: "speaking", source: "prompt", seconds: [seconds], mostParts },
});

/** A question and its follow-up each. */
const mostTurns = 16;

export const taskRules: Record<CorrectedTask, TaskRules> = {
  "write-about-the-photo": written("prompt", taskFormats["write-about-the-photo"].seconds),
  "interactive-writing": written("prompt", 300, 180),
  "writing-sample": written("prompt", taskFormats["writing-sample"].seconds),
  "summarize-the-conversation": written("answer", 75),
  "free-text": written("own", null),
  "speak-about-the-photo": spoken(taskFormats["speak-about-the-photo"].seconds),
  "read-then-speak": spoken(taskFormats["read-then-speak"].seconds),
  "interactive-speaking": spoken(taskFormats["interactive-speaking"].seconds, mostTurns),
  "speaking-sample": spoken(taskFormats["speaking-sample"].seconds),
  "listen-then-speak": spoken(taskFormats["listen-then-speak"].seconds),
};

const byName = new Map<string, CorrectedTask>(correctedTasks.map((task) => [task, task]));

/** A task as the database names it. */
export function toTask(name: string): CorrectedTask {
  const task = byName.get(name);
  if (!task) throw new Error(`There is no task ${name}.`);
  return task;
}

const speaking = new Map<string, SpeakingTask>(speakingTasks.map((task) => [task, task]));
export const toSpeaking = (task: CorrectedTask) => speaking.get(task) ?? null;

const writing = new Map<string, WritingTask>(writingTasks.map((task) => [task, task]));
export function toWriting(task: CorrectedTask): WritingTask {
  const found = writing.get(task);
  if (!found) throw new Error(`${task} is not written.`);
  return found;
}
