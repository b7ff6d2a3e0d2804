import { correctionsPath } from "@/components/learner/learner-path";
import { type CorrectedTask, speakingTasks, writingTasks } from "@/lib/core/corrected-tasks";

/** The prompts of a task; a free text is written at once. */
export const taskPath = (task: CorrectedTask) => `${correctionsPath}/new/${task}`;
export const promptPath = (task: CorrectedTask, prompt: string) => `${taskPath(task)}/${prompt}`;
export const correctionPath = (id: string) => `${correctionsPath}/${id}`;
export const revisePath = (id: string) => `${correctionPath(id)}/revise`;

const byName = new Map<string, (typeof writingTasks)[number]>(writingTasks.map((task) => [task, task]));
/** The task an address names; null for none of those that are written. */
export const writtenTask = (name: string) => byName.get(name) ?? null;

const bySpoken = new Map<string, (typeof speakingTasks)[number]>(speakingTasks.map((task) => [task, task]));
/** The task an address names; null for none of those that are spoken. */
export const spokenTask = (name: string) => bySpoken.get(name) ?? null;
