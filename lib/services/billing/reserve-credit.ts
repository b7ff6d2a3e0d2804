import "server-only";
import { and, count, eq, gt, inArray, sql } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import type { CreditKind } from "@/lib/core/products";
import type { Transaction } from "@/lib/db/database";
import { grants, uses } from "@/lib/db/schema/billing";
import { lockCredit } from "@/lib/services/billing/lock-ledger";
import { readClock } from "@/lib/services/billing/read-clock";
import { readDayGrants, readOpenCredits } from "@/lib/services/billing/read-grants";
import { unlimitedGrantAt } from "@/lib/services/billing/unlimited-correction";

/** Fair use of an unlimited plan, in 24 hours. */
const unlimitedADay = 100;

/**
 * Sets one credit aside for an act, in the act's transaction; what expires first goes first. `id` is the act's
 * idempotency key: the same act reserves once. Throws `credit/insufficient`.
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
  if (!grantId) throw new AppError("credit/insufficient");
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
  const unlimited = kind === "correct" ? await unlimitedGrant(tx, userId, now) : null;
  if (unlimited) return unlimited;
  const [first] = await readOpenCredits(tx, userId, [kind], now);
  return first?.id ?? null;
}

async function unlimitedGrant(tx: Transaction, userId: string, now: Date) {
  const grantId = unlimitedGrantAt(await readDayGrants(tx, userId), now);
  if (!grantId) return null;
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
  return (today?.used ?? 0) < unlimitedADay ? grantId : null;
}
