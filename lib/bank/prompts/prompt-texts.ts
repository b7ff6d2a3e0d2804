import type { PhotoPrompt } from "@/lib/bank/prompts/photo-prompts";
import type { OpenTask, PromptOf } from "@/lib/bank/prompts/sources";

export type Prompt = PromptOf<OpenTask> | PhotoPrompt;

/** A text a learner reads or hears, and how many words it may have. */
type LearnersText = { text: string; words: readonly [least: number, most: number] };

const lengths = {
  heard: [8, 25],
  line: [3, 25],
  point: [3, 16],
  followUp: [10, 50],
  question: [20, 60],
  listened: [20, 45],
} as const;

/** Everything of a prompt that a learner reads or hears, the opening first; where it shows a picture, nothing of its own. */
export function promptTexts(prompt: Prompt): LearnersText[] {
  if ("scene" in prompt) return [];
  if ("questions" in prompt) {
    const asked = prompt.questions.flatMap(({ asks, branches, otherwise }) => [
      asks,
      ...branches.map((branch) => branch.asks),
      ...(otherwise ? [otherwise] : []),
    ]);
    return [{ text: prompt.topic, words: [1, 10] }, ...asked.map((text) => ({ text, words: lengths.heard }))];
  }
  if ("themes" in prompt) {
    const followUps = prompt.themes.map(({ followUp }) => ({ text: followUp, words: lengths.followUp }));
    return [{ text: prompt.prompt, words: lengths.question }, ...followUps];
  }
  if ("points" in prompt) {
    const points = prompt.points.map((text) => ({ text, words: lengths.point }));
    return [{ text: prompt.prompt, words: lengths.line }, ...points];
  }
  if ("asks" in prompt) return [{ text: prompt.asks, words: lengths.listened }];
  return [{ text: prompt.prompt, words: lengths.question }];
}

/** The words by which a prompt tells what an answer has said. */
export function promptCues(prompt: Prompt): string[] {
  if ("themes" in prompt) return prompt.themes.flatMap(({ cues }) => cues);
  if ("questions" in prompt)
    return prompt.questions.flatMap(({ branches }) => branches.flatMap(({ said }) => said));
  return [];
}
