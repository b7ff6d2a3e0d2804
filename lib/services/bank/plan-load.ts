import "server-only";

export type StoredVersion = {
  id: string;
  version: number;
  contentHash: string;
  status: "published" | "retired";
};
type VersionName = { id: string; version: number };
/** What the bank holds of an id, and the hash of what makes a version. */
export type Hashed<Entry> = { id: string; hash: string; entry: Entry };

export type LoadPlan<Entry> = {
  insert: { entry: Entry; version: number; hash: string }[];
  /** Published versions that the bank no longer holds as they are. */
  retire: VersionName[];
  /** Retired versions that the bank holds again, unchanged. */
  republish: VersionName[];
  added: number;
  changed: number;
  retired: number;
};

/** What must change so that exactly the entries of `bank` are published. */
export function planLoad<Entry>(
  bank: readonly Hashed<Entry>[],
  stored: readonly StoredVersion[],
): LoadPlan<Entry> {
  const versions = Map.groupBy(stored, ({ id }) => id);
  const plan: LoadPlan<Entry> = { insert: [], retire: [], republish: [], added: 0, changed: 0, retired: 0 };

  for (const { id, hash, entry } of bank) {
    const known = versions.get(id) ?? [];
    versions.delete(id);
    const published = known.find(({ status }) => status === "published");
    if (published?.contentHash === hash) continue;
    if (published) plan.retire.push(published);
    const same = known.find((version) => version.contentHash === hash);
    if (same) plan.republish.push(same);
    else plan.insert.push({ entry, hash, version: Math.max(0, ...known.map(({ version }) => version)) + 1 });
    plan[published ? "changed" : "added"] += 1;
  }
  const gone = [...versions.values()].flat().filter(({ status }) => status === "published");
  plan.retire.push(...gone);
  plan.retired = gone.length;
  return plan;
}
