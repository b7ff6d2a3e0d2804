import "server-only";
import { and, desc, eq, inArray, ne } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { bankReleases, items } from "@/lib/db/schema/bank";
import { holdJob } from "@/lib/integrations/jobs/hold-job";
import type { Attempt } from "@/lib/integrations/jobs/job";
import { type Flag, type FlaggedItems, flaggedItems } from "@/lib/services/bank/flagged-items";
import { lockBank } from "@/lib/services/bank/lock-bank";
import { nextWaiting } from "@/lib/services/bank/next-waiting";
import { setLevels } from "@/lib/services/bank/set-levels";
import type { Runtime } from "@/lib/services/runtime";

const releaseSize = 20;

type Release = { day: string; published: Record<string, string[]>; retired: Flag[] };

/**
 * Publishes the next items of the reserve and retires what is flagged, once a day whoever calls how often; a day that
 * nobody called is not made up for. Null when the day has had its release, or when there was nothing to do.
 */
export async function releaseItems(
  runtime: Runtime,
  { attempt, flagged = flaggedItems }: { attempt?: Attempt; flagged?: FlaggedItems } = {},
): Promise<Release | null> {
  const day = runtime.now().toISOString().slice(0, 10);
  const release = await runtime.database.db.transaction(async (tx) => {
    if (attempt) await holdJob(tx, attempt);
    await lockBank(tx);
    const [last] = await tx.select().from(bankReleases).orderBy(desc(bankReleases.day)).limit(1);
    if (last && last.day >= day) return null;
    const retired = await retire(tx, await flagged(tx));
    const published = await publish(tx, runtime, day);
    if (retired.length + Object.keys(published).length === 0) return null;
    await setLevels(tx);
    const made = { day, published, retired };
    await tx.insert(bankReleases).values({ ...made, releasedAt: runtime.clock.databaseNow() });
    await runtime.events.publish(tx, { kind: "bank.changed" });
    return made;
  });
  if (release)
    runtime.log.info(
      { ...release, published: countByType(release.published) },
      "question bank: daily release",
    );
  return release;
}

const countByType = (published: Release["published"]) =>
  Object.fromEntries(Object.entries(published).map(([type, ids]) => [type, ids.length]));

async function retire(tx: Transaction, flags: readonly Flag[]): Promise<Flag[]> {
  if (flags.length === 0) return [];
  const ids = flags.map(({ id }) => id);
  const gone = await tx
    .update(items)
    .set({ status: "retired" })
    .where(and(inArray(items.id, ids), ne(items.status, "retired")))
    .returning({ id: items.id });
  const isGone = new Set(gone.map(({ id }) => id));
  return flags.filter(({ id }) => isGone.has(id)).map(({ id, reason }) => ({ id, reason }));
}

async function publish(tx: Transaction, { clock }: Runtime, day: string) {
  const next = await nextWaiting(tx, releaseSize, day);
  const published: Release["published"] = {};
  for (const { id, type } of next) (published[type] ??= []).push(id);
  if (next.length > 0)
    await tx
      .update(items)
      .set({ status: "published", publishedAt: clock.databaseNow() })
      .where(
        and(
          eq(items.status, "waiting"),
          inArray(
            items.id,
            next.map(({ id }) => id),
          ),
        ),
      );
  return published;
}
