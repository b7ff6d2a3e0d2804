import "server-only";

import type { Item } from "@/lib/bank/item";
import { contentHash } from "@/lib/bank/item-id";

export type StoredVersion = {
  id: string;
  version: number;
  contentHash: string;
  status: "published" | "retired";
};
type VersionName = { id: string; version: number };

export type LoadPlan = {
  insert: { item: Item; version: number; hash: string }[];
  /** Published versions that the bank no longer holds as they are. */
  retire: VersionName[];
  /** Retired versions that the bank holds again, unchanged. */
  republish: VersionName[];
  added: number;
  changed: number;
  retired: number;
};

/** What learners meet, what scores them and what places the item; where it came from does not make a new version. */
function hashOf({ type, prompt, key, explanation, cefr, params, enemies }: Item) {
  return contentHash({ type, prompt, key, explanation, cefr, params, enemies });
}

/** What must change so that exactly the items of `bank` are published. */
export function planLoad(bank: readonly Item[], stored: readonly StoredVersion[]): LoadPlan {
  const versions = Map.groupBy(stored, ({ id }) => id);
  const plan: LoadPlan = { insert: [], retire: [], republish: [], added: 0, changed: 0, retired: 0 };

  for (const item of bank) {
    const known = versions.get(item.id) ?? [];
    versions.delete(item.id);
    const hash = hashOf(item);
    const published = known.find(({ status }) => status === "published");
    if (published?.contentHash === hash) continue;
    if (published) plan.retire.push(published);
    const same = known.find((version) => version.contentHash === hash);
    if (same) plan.republish.push(same);
    else plan.insert.push({ item, hash, version: Math.max(0, ...known.map(({ version }) => version)) + 1 });
    plan[published ? "changed" : "added"] += 1;
  }
  const gone = [...versions.values()].flat().filter(({ status }) => status === "published");
  plan.retire.push(...gone);
  plan.retired = gone.length;
  return plan;
}
