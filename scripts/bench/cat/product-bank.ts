import { createHash } from "node:crypto";
import path from "node:path";

import { loadItems } from "@/lib/bank/load-items";
import { readPrompts } from "@/lib/bank/prompts/read-prompts";
import { type ExamItem, fromBank } from "@/lib/exam/exam-item";
import { assignPools, type Pool } from "@/lib/exam/pools";
import { definitions } from "@/lib/questions/definitions";
import { poolPrompts } from "@/scripts/content/compile/prompt-pools";

const root = path.resolve(import.meta.dirname, "../../..");

function promptItems(pool: Pool): ExamItem[] {
  const { prompts, faults } = readPrompts(root);
  if (faults.length > 0) throw new Error(`The prompts have ${faults.length} faults.`);
  return [...poolPrompts(prompts).values()].flatMap((each) => (each.pool === pool ? [each.item] : []));
}

/** Read once a process: it takes seconds, and both pools are of it. */
let bank: Promise<{ item: ExamItem; waits: boolean }[]> | null = null;

async function readBank() {
  const items = await loadItems(path.join(root, "content/bank/items"));
  return items.flatMap((item) => {
    const known = fromBank(item, definitions[item.type].facetOf(item.steps));
    return known ? [{ item: known, waits: item.waits ?? false }] : [];
  });
}

/** What the committed bank has published for a pool, as the engine knows it. */
export async function productItems(pool: Pool): Promise<ExamItem[]> {
  const all = await (bank ??= readBank());
  const pools = assignPools(all.map(({ item }) => item));
  const own = all.flatMap(({ item, waits }) => (pools.get(item.id) === pool && !waits ? [item] : []));
  return [...own, ...promptItems(pool)];
}

/** Of what is measured of a pool: ids, versions, kinds, parameters and enemies, whatever their order. */
export function fingerprintOf(items: readonly ExamItem[]): string {
  const lines = items.map((item) => JSON.stringify(item)).toSorted();
  return createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 16);
}
