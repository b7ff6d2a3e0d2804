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
  /** Of what an operator holds back, the versions that the bank holds: null for those that it does not hold. */
  held: { id: string; version: number | null }[];
  added: number;
  changed: number;
  retired: number;
};

const none: ReadonlySet<string> = new Set();

/** What must change so that exactly the entries of `bank` are published, but for the ids that are held back. */
export function planLoad<Entry>(
  bank: readonly Hashed<Entry>[],
  stored: readonly StoredVersion[],
  heldBack: ReadonlySet<string> = none,
): LoadPlan<Entry> {
  const versions = Map.groupBy(stored, ({ id }) => id);
  const plan: LoadPlan<Entry> = {
    ...{ insert: [], retire: [], republish: [], held: [] },
    ...{ added: 0, changed: 0, retired: 0 },
  };

  for (const hashed of bank) {
    const known = versions.get(hashed.id) ?? [];
    versions.delete(hashed.id);
    planEntry(plan, hashed, known, heldBack.has(hashed.id));
  }
  const gone = [...versions.values()].flat().filter(({ status }) => status === "published");
  plan.retire.push(...gone);
  for (const id of heldBack) if (versions.has(id)) plan.held.push({ id, version: null });
  plan.retired = gone.length;
  return plan;
}

/** Adds to a plan what one entry asks for, by the versions that are stored of it. */
function planEntry<Entry>(
  plan: LoadPlan<Entry>,
  { id, hash, entry }: Hashed<Entry>,
  known: readonly StoredVersion[],
  isHeld: boolean,
) {
  const published = known.find(({ status }) => status === "published");
  if (published?.contentHash === hash) return;
  const same = known.find(({ contentHash }) => contentHash === hash);
  if (published) plan.retire.push(published);
  const version = same?.version ?? Math.max(0, ...known.map((each) => each.version)) + 1;
  if (!same) plan.insert.push({ entry, hash, version });
  if (isHeld) {
    plan.held.push({ id, version });
    return;
  }
  if (same) plan.republish.push(same);
  plan[published ? "changed" : "added"] += 1;
}
