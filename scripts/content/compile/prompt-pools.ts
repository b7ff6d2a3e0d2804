import type { TaskPrompt as BankPrompt } from "@/lib/bank/prompts/prompt-gates";
import { type ExamItem, fromPrompt } from "@/lib/exam/exam-item";
import { assignPools, type Pool } from "@/lib/exam/pools";

/** One picture is one item, whichever task shows it. */
export const promptItemId = ({ task, prompt }: BankPrompt) =>
  "scene" in prompt ? `scene:${prompt.scene.id}` : `${task}:${prompt.name}`;

/** The prompts of the bank as the engine knows them, each with its pool. */
export function poolPrompts(prompts: readonly BankPrompt[]): Map<string, { item: ExamItem; pool: Pool }> {
  const found = new Map<string, { item: ExamItem; isPublished: boolean }>();
  for (const each of prompts) {
    const id = promptItemId(each);
    const isPublished = each.prompt.samples !== undefined || (found.get(id)?.isPublished ?? false);
    found.set(id, { item: fromPrompt(id, each.task), isPublished });
  }
  const pools = assignPools([...found.values()].map(({ item, isPublished }) => ({ ...item, isPublished })));
  return new Map([...found].map(([id, { item }]) => [id, { item, pool: pools.get(id) ?? "practice" }]));
}
