import "server-only";
import { and, count, eq, gt, inArray, sql } from "drizzle-orm";

import { unlimitedADay } from "@/lib/core/correction-costs";
import { AppError } from "@/lib/core/errors";
import type { CreditKind } from "@/lib/core/products";
import type { Transaction } from "@/lib/db/database";
import { grants, uses } from "@/lib/db/schema/billing";
import { lockCredit } from "@/lib/services/billing/lock-ledger";
import { readClock } from "@/lib/services/billing/read-clock";
import { readDayGrants, readOpenCredits } from "@/lib/services/billing/read-grants";
import { unlimitedGrantAt } from "@/lib/services/billing/unlimited-correction";

/**
 * Sets one credit aside for an act, in the act's transaction; what expires first goes first. `id` is the act's
 * idempotency key: the same act reserves once. Throws `credit/insufficient`, or
 * `credit/fair-use` where an unlimited plan has paid for as much as it does in a day.
 */
export async function reserveCredit(
  tx: Transaction,
  input: { id: string; userId: string; kind: CreditKind },
) {
  const { id, userId, kind } = input;
  await lockCredit(tx, userId, kind);
  const [known] = await tx.select().from(uses).where(eq(uses.id, id));
  if (known && known.userId !== userId) throw new AppError("credit/insufficient");
  if (known && known.status !== "released") return;
  const grantId = await chooseGrant(tx, userId, kind);
  await tx
    .insert(uses)
    .values({ id, grantId, userId, kind, status: "reserved" })
    // An act that was given up and is tried again.
    .onConflictDoUpdate({
      target: uses.id,
      set: { grantId, status: "reserved", createdAt: sql`now()`, settledAt: null },
    });
}

async function chooseGrant(tx: Transaction, userId: string, kind: CreditKind) {
  const now = await readClock(tx);
  const unlimited = kind === "correct" ? unlimitedGrantAt(await readDayGrants(tx, userId), now) : null;
  if (unlimited && (await isFairUse(tx, userId))) return unlimited;
  const [first] = await readOpenCredits(tx, userId, [kind], now);
  if (first) return first.id;
  throw new AppError(unlimited ? "credit/fair-use" : "credit/insufficient");
}

/** Whether an unlimited plan pays for one more today. */
async function isFairUse(tx: Transaction, userId: string) {
  const [today] = await tx
    .select({ used: count() })
    .from(uses)
    .innerJoin(grants, eq(grants.id, uses.grantId))
    .where(
      and(
        eq(uses.userId, userId),
        eq(uses.kind, "correct"),
        grants.unlimited,
        inArray(uses.status, ["reserved", "consumed"]),
        gt(uses.createdAt, sql`now() - interval '1 day'`),
      ),
    );
  return (today?.used ?? 0) < unlimitedADay;
}
