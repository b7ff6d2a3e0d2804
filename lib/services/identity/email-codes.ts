import "server-only";
import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { v7 } from "uuid";

import { AppError } from "@/lib/core/errors";
import { hmac, isSameSecret } from "@/lib/core/signing";
import type { Executor } from "@/lib/db/database";
import { emailCodes } from "@/lib/db/schema/identity";
import type { Secrets } from "@/lib/services/operation/secrets";
import type { Ctx } from "@/lib/services/runtime";

export type CodePurpose = "register" | "reset";

const maxTries = 5;

/** The six digits follow from the row's id and our secret: neither the table nor the queue holds them. */
export function codeOf(secrets: Secrets, codeId: string) {
  const digest = hmac(secrets("email-code"), codeId);
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}

function hashCode(
  secrets: Secrets,
  input: { codeId: string; email: string; purpose: CodePurpose; code: string },
) {
  const { codeId, email, purpose, code } = input;
  return hmac(secrets("email-code-hash"), [codeId, purpose, email, code].join("\n")).toString("hex");
}

/** A new code for an address and a purpose; the ones before it no longer count. */
export async function storeCode(ctx: Ctx, tx: Executor, input: { email: string; purpose: CodePurpose }) {
  const { secrets } = ctx.runtime;
  const codeId = v7();
  await tx
    .update(emailCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(emailCodes.email, input.email),
        eq(emailCodes.purpose, input.purpose),
        isNull(emailCodes.usedAt),
      ),
    );
  await tx.insert(emailCodes).values({
    id: codeId,
    ...input,
    codeHash: hashCode(secrets, { codeId, ...input, code: codeOf(secrets, codeId) }),
    expiresAt: sql`now() + interval '10 minutes'`,
  });
  return codeId;
}

/**
 * Counts one try in one statement, so that parallel guesses cannot get past the limit, and then compares.
 * Returns the code's id when it is right.
 */
export async function tryCode(ctx: Ctx, input: { email: string; purpose: CodePurpose; code: string }) {
  const { limits, database, secrets } = ctx.runtime;
  await limits.consume("try.address", ctx.ip);
  const { db } = database;
  const newest = db
    .select({ id: emailCodes.id })
    .from(emailCodes)
    .where(and(eq(emailCodes.email, input.email), eq(emailCodes.purpose, input.purpose)))
    .orderBy(desc(emailCodes.createdAt), desc(emailCodes.id))
    .limit(1);
  const [row] = await db
    .update(emailCodes)
    .set({ attempts: sql`${emailCodes.attempts} + 1` })
    .where(
      and(
        eq(emailCodes.id, newest),
        lt(emailCodes.attempts, maxTries),
        isNull(emailCodes.usedAt),
        gt(emailCodes.expiresAt, sql`now()`),
      ),
    )
    .returning({ id: emailCodes.id, codeHash: emailCodes.codeHash });
  if (!row) throw new AppError("auth/wrong-code");
  const given = hashCode(secrets, { codeId: row.id, ...input });
  if (!isSameSecret(given, row.codeHash)) throw new AppError("auth/wrong-code");
  return row.id;
}

/** Uses the code up, in the transaction of what it allows. Of two at once one gets it. */
export async function useCode(tx: Executor, codeId: string) {
  const used = await tx
    .update(emailCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(emailCodes.id, codeId), isNull(emailCodes.usedAt)))
    .returning({ id: emailCodes.id });
  if (used.length === 0) throw new AppError("auth/wrong-code");
}
