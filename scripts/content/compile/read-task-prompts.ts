import { photoAsks } from "@/lib/bank/prompts/photo-prompts";
import type { TaskPrompt as BankPrompt } from "@/lib/bank/prompts/prompt-gates";
import { readPrompts } from "@/lib/bank/prompts/read-prompts";
import { photoTasks } from "@/lib/bank/prompts/sources";
import { PromptTable, type TaskPrompt } from "@/lib/content/prompts/prompt-schema";
import type { Pool } from "@/lib/exam/pools";
import { poolPrompts, promptItemId } from "@/scripts/content/compile/prompt-pools";

/** Every prompt of the bank by task, without its sample answers. */
export function readTaskPrompts(root: string): PromptTable {
  const { prompts } = readPrompts(root);
  const pools = poolPrompts(prompts);
  const poolOf = (id: string) => pools.get(id)?.pool ?? "practice";
  return PromptTable.parse(
    [...Map.groupBy(prompts, ({ task }) => task)].map(([task, own]) => ({
      task,
      prompts: own.map((each) => taskPrompt(each, poolOf)),
    })),
  );
}

function taskPrompt({ task, prompt }: BankPrompt, poolOf: (itemId: string) => Pool): TaskPrompt {
  const { name, level, subject } = prompt;
  const itemId = promptItemId({ task, prompt });
  const known = { name, itemId, pool: poolOf(itemId), level, subject };
  const plain = { ...known, points: [], themes: [], questions: [], picture: null };
  const photoTask = photoTasks.find((each) => each === task);
  if ("scene" in prompt) {
    const { id: scene, file, alt, description, credit } = prompt.scene;
    const picture = { scene, file, alt, description, credit };
    return { ...plain, asks: photoTask ? photoAsks[photoTask] : "", picture };
  }
  if ("asks" in prompt) return { ...plain, asks: prompt.asks };
  if ("questions" in prompt)
    return {
      ...plain,
      asks: prompt.topic,
      questions: prompt.questions.map(({ asks, branches, otherwise }) => ({
        asks,
        branches,
        ...(otherwise === undefined ? {} : { otherwise }),
      })),
    };
  return {
    ...plain,
    asks: prompt.prompt,
    ...("points" in prompt ? { points: prompt.points } : {}),
    ...("themes" in prompt ? { themes: prompt.themes } : {}),
  };
}
