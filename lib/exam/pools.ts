import { hashText } from "@/lib/exam/random";

/** An exam asks of one pool; practice, the diagnostic, short exams and samples of the other. */
export type Pool = "exam" | "practice";

/**
 * Versioned, since an assignment must not change: an item that somebody practiced would come up in an exam. Enemies go
 * to one pool, so the types whose sentences are enemies have one share.
 */
const edition = {
  version: "2026-11",
  /** Which share of a shelf goes to the exam; of pictures and prompts, of those without published samples. */
  usual: 0.4,
  shares: { photo: 0.68, "interactive-speaking": 0.7 } as Readonly<Record<string, number>>,
} as const;

export type PoolCandidate = {
  id: string;
  shelf: string;
  enemies: readonly string[];
  /** Its samples are published, or a free page shows it. */
  isPublished?: boolean;
};

/** Which group of enemies, of enemies of enemies and so on an id belongs to, named by its least id. */
function groupsOf(candidates: readonly PoolCandidate[]): (id: string) => string {
  const parents = new Map(candidates.map(({ id }) => [id, id]));
  const find = (id: string): string => {
    let root = id;
    for (let up = parents.get(root); up !== undefined && up !== root; up = parents.get(root)) root = up;
    parents.set(id, root);
    return root;
  };
  for (const { id, enemies } of candidates) {
    for (const enemy of enemies) {
      const [one, other] = [find(id), find(enemy)];
      if (!parents.has(other) || one === other) continue;
      parents.set(one < other ? other : one, one < other ? one : other);
    }
  }
  return find;
}

/**
 * The pool of each item, by id: by a hash of its group alone, so that other items may come and go. A group that has a pool
 * already (`kept`) keeps it for what joins it; where a newcomer joins groups of both pools it is practice, and nobody moves.
 */
export function assignPools(
  candidates: readonly PoolCandidate[],
  kept: ReadonlyMap<string, Pool> = new Map(),
): Map<string, Pool> {
  const groupOf = groupsOf(candidates);
  const published = new Set(candidates.filter((each) => each.isPublished).map(({ id }) => groupOf(id)));
  const keptOf = new Map<string, Set<Pool>>();
  for (const { id } of candidates) {
    const pool = kept.get(id);
    if (pool) keptOf.set(groupOf(id), (keptOf.get(groupOf(id)) ?? new Set()).add(pool));
  }
  const poolOf = ({ id, shelf }: PoolCandidate): Pool => {
    const group = groupOf(id);
    const own = kept.get(id);
    const others = keptOf.get(group);
    if (own) return own;
    if (others) return others.has("practice") ? "practice" : "exam";
    const place = hashText(`${edition.version} ${group}`) / 4294967296;
    return !published.has(group) && place < (edition.shares[shelf] ?? edition.usual) ? "exam" : "practice";
  };
  return new Map(candidates.map((each) => [each.id, poolOf(each)]));
}
