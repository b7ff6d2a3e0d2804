import "server-only";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import { desc, sql } from "drizzle-orm";
import { v7 } from "uuid";

import { loadItems } from "@/lib/bank/load-items";
import type { Database, Executor, Transaction } from "@/lib/db/database";
import { bankLoads, items } from "@/lib/db/schema/practice";
import { audioIdOf, facetOf } from "@/lib/services/practice/facets";
import { planLoad, type LoadPlan } from "@/lib/services/practice/plan-load";

/** Raised when this loader fills the columns in another way, so that every database loads its bank again. */
const loaderVersion = 1;
const batchSize = 500;

export const bankFolder = path.join(process.cwd(), "content/bank/items");

/**
 * Publishes exactly the items of a folder: new content makes a new version, and what sets refer to stays as it was.
 * An unchanged folder costs one query. Processes that start at once take turns.
 */
export async function loadBank(db: Database, folder = bankFolder) {
  const digest = await digestOf(folder);
  if ((await loadedDigest(db)) === digest) return { added: 0, changed: 0, retired: 0 };
  const bank = await loadItems(folder);

  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7305502)`);
    if ((await loadedDigest(tx)) === digest) return { added: 0, changed: 0, retired: 0 };
    const { id, version, contentHash, status } = items;
    const plan = planLoad(bank, await tx.select({ id, version, contentHash, status }).from(items));
    await setStatus(tx, plan.retire, "retired");
    await setStatus(tx, plan.republish, "published");
    for (const batch of batches(plan.insert)) await tx.insert(items).values(batch.map(toRow));
    await setLevels(tx);
    const { added, changed, retired } = plan;
    await tx.insert(bankLoads).values({ id: v7(), digest, added, changed, retired });
    return { added, changed, retired };
  });
}

async function digestOf(folder: string) {
  const hash = createHash("sha256").update(`loader ${loaderVersion}\n`);
  for (const file of (await readdir(folder)).filter((name) => name.endsWith(".ndjson")).sort()) {
    hash.update(`${file}\n`).update(await readFile(path.join(folder, file)));
  }
  return hash.digest("hex");
}

async function loadedDigest(executor: Executor) {
  const [last] = await executor
    .select({ digest: bankLoads.digest })
    .from(bankLoads)
    .orderBy(desc(bankLoads.loadedAt), desc(bankLoads.id))
    .limit(1);
  return last?.digest;
}

function toRow({ item, version, hash }: LoadPlan["insert"][number]) {
  const { id, type, prompt, key, explanation, cefr, params, enemies } = item;
  return {
    ...{ id, version, type, prompt, key, explanation, cefr, params, enemies },
    difficulty: params.b,
    facet: facetOf(item),
    audioId: audioIdOf(item),
    contentHash: hash,
    status: "published" as const,
  };
}

async function setStatus(
  tx: Transaction,
  versions: { id: string; version: number }[],
  status: "published" | "retired",
) {
  for (const batch of batches(versions)) {
    const names = batch.map(({ id, version }) => sql`(${id}::text, ${version}::int)`);
    await tx
      .update(items)
      .set({ status })
      .where(sql`(${items.id}, ${items.version}) in (${sql.join(names, sql`, `)})`);
  }
}

/** Easy, medium and hard are thirds of what is published, so that every level has items to offer. */
async function setLevels(tx: Transaction) {
  await tx.execute(sql`
    update items set level = placed.level
    from (
      select id, version, (array['easy', 'medium', 'hard'])[
        ntile(3) over (partition by type, facet order by difficulty, id)
      ] as level
      from items where status = 'published'
    ) placed
    where items.id = placed.id and items.version = placed.version and items.level <> placed.level`);
}

function* batches<T>(rows: readonly T[]) {
  for (let start = 0; start < rows.length; start += batchSize) yield rows.slice(start, start + batchSize);
}
