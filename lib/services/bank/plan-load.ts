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
  /** Of what an operator holds back, the versions that the bank holds: null for those that it does not hold. */
  held: { id: string; version: number | null }[];
  added: number;
  changed: number;
  retired: number;
};

/** Ids that stay out of use: those a release has withdrawn for good, and those an operator holds back for now. */
export type KeptOut = { withdrawn?: ReadonlySet<string>; held?: ReadonlySet<string> };

const none: ReadonlySet<string> = new Set();

/**
 * What must change so that exactly the entries of `bank` are in use, but for those that are kept out. Whether a known
 * one is published or waits is the database's to say, since releases have decided it.
 */
export function planLoad<Entry>(
  bank: readonly Hashed<Entry>[],
  stored: readonly StoredVersion[],
  { withdrawn = none, held = none }: KeptOut = {},
): LoadPlan<Entry> {
  const versions = Map.groupBy(stored, ({ id }) => id);
  const plan: LoadPlan<Entry> = {
    ...{ insert: [], retire: [], restore: [], held: [] },
    ...{ added: 0, changed: 0, retired: 0 },
  };

  for (const hashed of bank) {
    if (withdrawn.has(hashed.id)) continue;
    const known = versions.get(hashed.id) ?? [];
    versions.delete(hashed.id);
    planEntry(plan, hashed, known, held.has(hashed.id));
  }
  const gone = [...versions.values()].flat().filter(isLive);
  plan.retire.push(...gone);
  for (const id of held) if (versions.has(id)) plan.held.push({ id, version: null });
  plan.retired = gone.length;
  return plan;
}

/** Adds to a plan what one entry asks for, by the versions that are stored of it. */
function planEntry<Entry>(
  plan: LoadPlan<Entry>,
  { id, hash, entry, status: first }: Hashed<Entry>,
  known: readonly StoredVersion[],
  isHeld: boolean,
) {
  const live = known.find(isLive);
  if (live?.contentHash === hash) return;
  if (live) plan.retire.push(live);
  const same = known.find(({ contentHash }) => contentHash === hash);
  const status = live?.status ?? first;
  const version = same?.version ?? newest(known) + 1;
  if (!same) plan.insert.push({ entry, hash, status, version });
  if (isHeld) {
    plan.held.push({ id, version });
    return;
  }
  if (same) plan.restore.push({ id, version, status });
  plan[live ? "changed" : "added"] += 1;
}

const isLive = (version: StoredVersion): version is StoredVersion & { status: LiveStatus } =>
  version.status !== "retired";

const newest = (known: readonly StoredVersion[]) => Math.max(0, ...known.map(({ version }) => version));
