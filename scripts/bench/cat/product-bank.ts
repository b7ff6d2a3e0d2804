import path from "node:path";

import { loadItems } from "@/lib/bank/load-items";
import { readPrompts } from "@/lib/bank/prompts/read-prompts";
import { type ExamItem, fromBank, fromPrompt } from "@/lib/exam/exam-item";
import { assignPools, type Pool } from "@/lib/exam/pools";
import { definitions } from "@/lib/questions/definitions";

const root = path.resolve(import.meta.dirname, "../../..");

function readPromptItems(): { item: ExamItem; isPublished: boolean }[] {
  const { prompts, faults } = readPrompts(root);
  if (faults.length > 0) throw new Error(`The prompts have ${faults.length} faults.`);
  const found = new Map<string, { item: ExamItem; isPublished: boolean }>();
  for (const { task, prompt } of prompts) {
    const name = "scene" in prompt ? `scene:${prompt.scene.id}` : `${task}:${prompt.name}`;
    const isPublished = prompt.samples !== undefined || (found.get(name)?.isPublished ?? false);
    found.set(name, { item: fromPrompt(name, task), isPublished });
  }
  return [...found.values()];
}

/** What the committed bank has published for a pool, as the engine knows it. */
export async function productItems(pool: Pool): Promise<ExamItem[]> {
  const bank = (await loadItems(path.join(root, "content/bank/items"))).flatMap((item) => {
    const known = fromBank(item, definitions[item.type].facetOf(item.steps));
    return known ? [{ item: known, isPublished: false, waits: item.waits ?? false }] : [];
  });
  const all = [...bank, ...readPromptItems().map((each) => ({ ...each, waits: false }))];
  const pools = assignPools(all.map(({ item, isPublished }) => ({ ...item, isPublished })));
  return all.flatMap(({ item, waits }) => (pools.get(item.id) === pool && !waits ? [item] : []));
}
