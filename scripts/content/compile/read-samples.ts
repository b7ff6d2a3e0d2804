import { photoAsks, type PhotoPrompt } from "@/lib/bank/prompts/photo-prompts";
import type { TaskPrompt } from "@/lib/bank/prompts/prompt-gates";
import type { Prompt } from "@/lib/bank/prompts/prompt-texts";
import { readPrompts } from "@/lib/bank/prompts/read-prompts";
import { photoTasks } from "@/lib/bank/prompts/sources";
import type { SamplePrompt, SampleTable } from "@/lib/content/samples/sample-schema";

/** The prompts of the bank that have sample answers, by task. */
export function readSamples(root: string): SampleTable {
  const { prompts, faults } = readPrompts(root);
  const [fault] = faults;
  if (fault) throw new Error(`content/bank/prompts/${fault.task}.yaml: ${fault.detail}`);
  const sampled = prompts.filter(({ prompt }) => prompt.samples);
  return [...Map.groupBy(sampled, ({ task }) => task)].map(([task, own]) => ({
    task,
    prompts: own.map(samplePrompt),
  }));
}

function samplePrompt({ task, prompt }: TaskPrompt, index: number): SamplePrompt {
  const { name, samples: answers = [] } = prompt;
  const photoTask = photoTasks.find((each) => each === task);
  if ("scene" in prompt && photoTask)
    return { name, asks: [photoAsks[photoTask]], points: [], picture: pictureOf(prompt, index), answers };
  const points = "points" in prompt ? prompt.points : [];
  return { name, asks: asksOf(prompt, answers[0]?.text ?? ""), points, answers };
}

const pictureOf = ({ scene: { id, alt } }: PhotoPrompt, index: number) => ({
  scene: id,
  number: index + 1,
  alt,
});

/** What the answers answer: of a conversation, its opening and what that answer leads to. */
function asksOf(prompt: Prompt, answer: string): string[] {
  if ("scene" in prompt) return [];
  if ("asks" in prompt) return [prompt.asks];
  if (!("questions" in prompt)) return [prompt.prompt];
  const [opening, next] = prompt.questions;
  if (!opening) return [prompt.topic];
  const said = answer.toLowerCase();
  const branch = opening.branches.find(({ said: cues }) => cues.some((cue) => said.includes(cue)));
  return [opening.asks, branch?.asks ?? opening.otherwise ?? next?.asks ?? ""].filter(Boolean);
}
