import "server-only";
import { and, desc, eq, gt, isNull, lt, ne, sql, type SQL } from "drizzle-orm";
import { v7 } from "uuid";

import { AppError } from "@/lib/core/errors";
import { hmac, isSameSecret, sign } from "@/lib/core/signing";
import type { Executor } from "@/lib/db/database";
import { emailCodes } from "@/lib/db/schema/identity";
import type { Secrets } from "@/lib/services/operation/secrets";
import type { Ctx } from "@/lib/services/runtime";

export type CodePurpose = "register" | "reset" | "operator";

/** A code takes five tries of whoever asked for it, and three of all others, who cannot use up the five. */
const maxTries = { own: 5, other: 3 };

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

/** Addresses of people do not lie in the table. */
const requesterOf = (ctx: Ctx) => sign(ctx.runtime.secrets("code-requester"), ctx.requester);

/** A new code for an address and a purpose; the ones this requester asked for before no longer count. */
export async function storeCode(ctx: Ctx, tx: Executor, input: { email: string; purpose: CodePurpose }) {
  const { secrets } = ctx.runtime;
  const codeId = v7();
  const requester = requesterOf(ctx);
  await tx
    .update(emailCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(emailCodes.email, input.email),
        eq(emailCodes.purpose, input.purpose),
        eq(emailCodes.requester, requester),
        isNull(emailCodes.usedAt),
      ),
    );
  await tx.insert(emailCodes).values({
    id: codeId,
    ...input,
    requester,
    codeHash: hashCode(secrets, { codeId, ...input, code: codeOf(secrets, codeId) }),
    expiresAt: sql`now() + interval '10 minutes'`,
  });
  return codeId;
}

type Given = { email: string; purpose: CodePurpose; code: string };

/** Compares a code with the one sent, and counts the try. Returns the code's id when it is right. */
export async function tryCode(ctx: Ctx, input: Given) {
  const { limits, secrets } = ctx.runtime;
  await limits.consume("try.address", ctx.requester);
  const row = (await countTry(ctx, input, "own")) ?? (await countTry(ctx, input, "other"));
  if (!row) throw new AppError("auth/wrong-code");
  const given = hashCode(secrets, { codeId: row.id, ...input });
  if (!isSameSecret(given, row.codeHash)) throw new AppError("auth/wrong-code");
  await limits.restore("try.address", ctx.requester);
  return row.id;
}

/** Counts a try in one statement, so that parallel guesses cannot get past the limit; null when there is none left. */
async function countTry(ctx: Ctx, { email, purpose }: Given, whose: keyof typeof maxTries) {
  const { db } = ctx.runtime.database;
  const requester = requesterOf(ctx);
  const tries = whose === "own" ? emailCodes.attempts : emailCodes.otherAttempts;
  const newest = db
    .select({ id: emailCodes.id })
    .from(emailCodes)
    .where(
      and(
        eq(emailCodes.email, email),
        eq(emailCodes.purpose, purpose),
        (whose === "own" ? eq : ne)(emailCodes.requester, requester),
      ),
    )
    .orderBy(desc(emailCodes.createdAt), desc(emailCodes.id))
    .limit(1);
  const [row] = await db
    .update(emailCodes)
    .set({ [whose === "own" ? "attempts" : "otherAttempts"]: sql`${tries} + 1` })
    .where(
      and(
        eq(emailCodes.id, newest),
        lt(tries, maxTries[whose]),
        isNull(emailCodes.usedAt),
        gt(emailCodes.expiresAt, sql`now()`),
      ),
    )
    .returning({ id: emailCodes.id, codeHash: emailCodes.codeHash });
  return row ?? null;
}

/** Uses the code up, in the transaction of what it allows, and all others of its kind. Of two at once one gets it. */
export async function useCode(tx: Executor, { id, email, purpose }: Omit<Given, "code"> & { id: string }) {
  const markUsed = (which: SQL | undefined) =>
    tx
      .update(emailCodes)
      .set({ usedAt: sql`now()` })
      .where(and(which, isNull(emailCodes.usedAt)))
      .returning({ id: emailCodes.id });
  if ((await markUsed(eq(emailCodes.id, id))).length === 0) throw new AppError("auth/wrong-code");
  await markUsed(and(eq(emailCodes.email, email), eq(emailCodes.purpose, purpose)));
}

/** What the right code gives back to whoever asked for it: it was no flood. */
export async function restoreCode(ctx: Ctx) {
  await ctx.runtime.limits.restore("code.address", ctx.requester);
}
