import "server-only";
import { and, count, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

import { freeTry } from "@/lib/core/correction-costs";
import { sign } from "@/lib/core/signing";
import type { Executor, Transaction } from "@/lib/db/database";
import { correctionResults, corrections, correctionTries } from "@/lib/db/schema/corrections";
import { addressRange } from "@/lib/services/operation/address-range";
import type { UserCtx } from "@/lib/services/runtime";

/** A device is known by its network and how its browser names itself; neither can be read from the table. */
function placeOf({ runtime, ip, userAgent }: UserCtx) {
  const key = runtime.secrets("correction-try");
  const range = addressRange(ip);
  return { device: sign(key, `${range} ${userAgent}`), network: sign(key, range) };
}

/** Whether the caller could have one writing correction without a credit. */
export async function canTryFree(executor: Executor, ctx: UserCtx): Promise<boolean> {
  const { device, network } = placeOf(ctx);
  const isSince = (column: PgColumn, days: number) =>
    gt(column, sql`now() - make_interval(days => ${days}::int)`);
  const [tried] = await executor
    .select({ id: corrections.id })
    .from(corrections)
    .innerJoin(correctionResults, eq(correctionResults.correctionId, corrections.id))
    .where(
      and(
        eq(corrections.userId, ctx.actor.userId),
        eq(corrections.charge, "try"),
        isSince(corrections.createdAt, freeTry.days),
        eq(correctionResults.round, 0),
        or(inArray(correctionResults.state, ["queued", "scoring"]), eq(correctionResults.verdict, "scored")),
      ),
    )
    .limit(1);
  if (tried) return false;
  const [ofDevice] = await executor
    .select({ n: count() })
    .from(correctionTries)
    .where(and(eq(correctionTries.device, device), isSince(correctionTries.takenAt, freeTry.days)));
  const [ofNetwork] = await executor
    .select({ n: count() })
    .from(correctionTries)
    .where(and(eq(correctionTries.network, network), isSince(correctionTries.takenAt, 1)));
  return (ofDevice?.n ?? 0) === 0 && (ofNetwork?.n ?? 0) < freeTry.networkADay;
}

/** Takes the free try for a correction; false when there is none left. */
export async function takeTry(tx: Transaction, ctx: UserCtx, correctionId: string): Promise<boolean> {
  const place = placeOf(ctx);
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`correction-try:${place.network}`}, 0))`,
  );
  if (!(await canTryFree(tx, ctx))) return false;
  await tx.insert(correctionTries).values({ id: correctionId, ...place });
  return true;
}

/** Gives the try back: there was no full result. */
export async function returnTry(tx: Transaction, correctionId: string) {
  await tx.delete(correctionTries).where(eq(correctionTries.id, correctionId));
}
