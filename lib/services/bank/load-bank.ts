import "server-only";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import { desc, eq } from "drizzle-orm";
import { v7 } from "uuid";

import type { Item } from "@/lib/bank/item";
import { loadItems, loadMedia } from "@/lib/bank/load-items";
import type { BankMedia } from "@/lib/bank/media";
import type { Database, Executor, Transaction } from "@/lib/db/database";
import { bankLoads, items, media } from "@/lib/db/schema/bank";
import { itemHolds } from "@/lib/db/schema/reports";
import { fillPools, poolsOf, readPools } from "@/lib/services/bank/assign-items";
import { hashedItem, hashedMedia, mendHashes } from "@/lib/services/bank/content-hashes";
import { asBuilt, type MediaChoice } from "@/lib/services/bank/choose-media";
import { lockBank } from "@/lib/services/bank/lock-bank";
import { type LoadPlan, planLoad } from "@/lib/services/bank/plan-load";
import { setLevels } from "@/lib/services/bank/set-levels";
import { setStatus, storeItems, storeMedia } from "@/lib/services/bank/store-versions";
import { withdrawnItems } from "@/lib/services/bank/withdrawn-items";

/** Raised when this loader fills the columns in another way, so that every database loads its bank again. */
const loaderVersion = 3;
const parts = ["items", "media"] as const;

export const bankFolder = path.join(process.cwd(), "content/bank");

/**
 * Brings the items and media of a folder into use: new content makes a new version, and what sets refer to stays as it
 * was. A new item is published or waits as the bank says; a known one stays what releases have made of it. An unchanged
 * folder costs one query. Processes that start at once take turns.
 */
export async function loadBank(db: Database, folder = bankFolder, choice: MediaChoice = asBuilt) {
  const digest = (await digestOf(folder)) + choice.digest;
  if ((await loadedDigest(db)) === digest) return { added: 0, changed: 0, retired: 0 };
  const bank = await loadItems(path.join(folder, "items"));
  const shown = (await loadMedia(path.join(folder, "media"))).map(choice.choose);
  refuseMissing(bank, shown);

  return db.transaction(async (tx) => {
    await lockBank(tx);
    if ((await loadedDigest(tx)) === digest) return { added: 0, changed: 0, retired: 0 };
    await mendHashes(tx);
    await publishMedia(tx, shown);
    const pools = poolsOf(bank, await readPools(tx));
    await fillPools(tx, pools);
    const { id, version, contentHash, status } = items;
    const holds = await tx.select({ id: itemHolds.itemId }).from(itemHolds);
    const plan = planLoad(
      bank.map(hashedItem),
      await tx.select({ id, version, contentHash, status }).from(items),
      { withdrawn: await withdrawnItems(tx), held: new Set(holds.map((hold) => hold.id)) },
    );
    await setStatus(tx, items, plan.retire, "retired");
    for (const [live, versions] of Map.groupBy(plan.restore, (one) => one.status))
      await setStatus(tx, items, versions, live);
    await storeItems(tx, plan.insert, pools);
    await keepHeld(tx, plan.held);
    await setLevels(tx);
    const { added, changed, retired } = plan;
    await tx.insert(bankLoads).values({ id: v7(), digest, added, changed, retired });
    return { added, changed, retired };
  });
}

/** What is held back stays so, in the versions that this bank has of it. */
async function keepHeld(tx: Transaction, held: LoadPlan<Item>["held"]) {
  await setStatus(
    tx,
    items,
    held.flatMap(({ id, version }) => (version === null ? [] : [{ id, version }])),
    "retired",
  );
  for (const { id, version } of held)
    await tx.update(itemHolds).set({ itemVersion: version }).where(eq(itemHolds.itemId, id));
}

/** A question whose recording is not there would be asked in silence. */
function refuseMissing(bank: readonly Item[], shown: readonly BankMedia[]) {
  const ids = new Set(shown.map(({ id }) => id));
  for (const { id, steps } of bank) {
    const missing = steps.flatMap((step) => step.media).find(({ mediaId }) => !ids.has(mediaId));
    if (missing) throw new Error(`Item ${id}: the bank has no ${missing.kind} ${missing.mediaId}.`);
  }
}

async function publishMedia(tx: Transaction, shown: readonly BankMedia[]) {
  const { id, version, contentHash, status } = media;
  const plan = planLoad(
    shown.map(hashedMedia),
    await tx.select({ id, version, contentHash, status }).from(media),
  );
  await setStatus(tx, media, plan.retire, "retired");
  await setStatus(tx, media, plan.restore, "published");
  await storeMedia(tx, plan.insert);
}

async function digestOf(folder: string) {
  const hash = createHash("sha256").update(`loader ${loaderVersion}\n`);
  for (const part of parts) {
    const files = await readdir(path.join(/* turbopackIgnore: true */ folder, part));
    for (const file of files.filter((name) => name.endsWith(".ndjson")).sort()) {
      hash
        .update(`${part}/${file}\n`)
        .update(await readFile(path.join(/* turbopackIgnore: true */ folder, part, file)));
    }
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
