import "server-only";

export type LiveStatus = "published" | "waiting";
export type StoredVersion = {
  id: string;
  version: number;
  contentHash: string;
  status: LiveStatus | "retired";
};
export type VersionName = { id: string; version: number };
/** What the bank holds of an id, the hash of what makes a version, and what it is before any release. */
export type Hashed<Entry> = { id: string; hash: string; entry: Entry; status: LiveStatus };

export type LoadPlan<Entry> = {
  insert: { entry: Entry; version: number; hash: string; status: LiveStatus }[];
  /** Versions in use that the bank no longer holds as they are. */
  retire: VersionName[];
  /** Retired versions that the bank holds again, unchanged. */
  restore: (VersionName & { status: LiveStatus })[];
  added: number;
  changed: number;
  retired: number;
};

/**
 * What must change so that exactly the entries of `bank` are in use. Whether a known one is published or waits is the
 * database's to say, since releases have decided it; what a release has `withdrawn` stays so.
 */
export function planLoad<Entry>(
  bank: readonly Hashed<Entry>[],
  stored: readonly StoredVersion[],
  withdrawn: ReadonlySet<string> = new Set(),
): LoadPlan<Entry> {
  const versions = Map.groupBy(stored, ({ id }) => id);
  const plan: LoadPlan<Entry> = { insert: [], retire: [], restore: [], added: 0, changed: 0, retired: 0 };

  for (const { id, hash, entry, status: first } of bank) {
    if (withdrawn.has(id)) continue;
    const known = versions.get(id) ?? [];
    versions.delete(id);
    const live = known.find(isLive);
    if (live?.contentHash === hash) continue;
    if (live) plan.retire.push(live);
    const status = live?.status ?? first;
    const same = known.find((version) => version.contentHash === hash);
    if (same) plan.restore.push({ id, version: same.version, status });
    else plan.insert.push({ entry, hash, status, version: newest(known) + 1 });
    plan[live ? "changed" : "added"] += 1;
  }
  const gone = [...versions.values()].flat().filter(isLive);
  plan.retire.push(...gone);
  plan.retired = gone.length;
  return plan;
}

const isLive = (version: StoredVersion): version is StoredVersion & { status: LiveStatus } =>
  version.status !== "retired";

const newest = (known: readonly StoredVersion[]) => Math.max(0, ...known.map(({ version }) => version));
